import type { Product, StaffProduct } from '../../../api/types';
import { momentOf, momentText } from '../kit/moment-text';

/** A product of the list, which says where it is unless it is in the shop. */
export type ListedProduct = Product &
  Partial<Pick<StaffProduct, 'hidden' | 'visible_from' | 'deleted_at' | 'cost' | 'average_cost' | 'margin'>>;

/** Where a product is, as values of its form. */
export const placeValuesOf = ({ hidden, visible_from }: ListedProduct) => ({
  place: visible_from ? 'scheduled' : hidden ? 'hidden' : 'shop',
  visible_from: momentText(visible_from),
});

/** Where a product is to be, as fields of a request. */
export function placeFieldsOf({ place, visible_from }: { place?: string; visible_from?: string }) {
  const time = place === 'scheduled' && visible_from ? momentOf(visible_from) : '';
  return { hidden: String(place !== 'shop'), visible_from: time };
}
