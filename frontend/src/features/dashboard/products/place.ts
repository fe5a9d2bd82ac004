import { startOfShopDay } from '../../../api/shop-time';
import type { Product, StaffProduct } from '../../../api/types';

/** A product of the list, which says where it is unless it is in the shop. */
export type ListedProduct = Product & Partial<Pick<StaffProduct, 'hidden' | 'visible_from' | 'deleted_at'>>;

/** Times are those of the shop for everybody, as everywhere in the dashboard: its clock is ahead of UTC by this much. */
const aheadOfUtcMs = -startOfShopDay('1970-01-01').getTime();

/** A time as its field has it: without a zone. */
function timeText(iso: string | null | undefined): string {
  if (!iso) return '';
  return new Date(Date.parse(iso) + aheadOfUtcMs).toISOString().slice(0, 16);
}

/** Where a product is, as values of its form. */
export const placeValuesOf = ({ hidden, visible_from }: ListedProduct) => ({
  place: visible_from ? 'scheduled' : hidden ? 'hidden' : 'shop',
  visible_from: timeText(visible_from),
});

/** Where a product is to be, as fields of a request. */
export function placeFieldsOf({ place, visible_from }: { place?: string; visible_from?: string }) {
  const time =
    place === 'scheduled' && visible_from ? `${visible_from}:00+0${aheadOfUtcMs / 3_600_000}:00` : '';
  return { hidden: String(place !== 'shop'), visible_from: time };
}
