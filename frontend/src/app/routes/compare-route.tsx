import { useDispatch } from 'react-redux';
import type { Product } from '../../api/types';
import { added } from '../../features/cart/cart-slice';
import { CompareScreen } from '../../features/compare/compare-screen';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';

/** Products of one category side by side, each of which can be put into the cart. */
export function CompareRoute() {
  const dispatch = useDispatch();
  const { t, pick } = useI18n();
  const add = (product: Product) => {
    dispatch(added(product));
    toast.success(t('{name} added to cart', { name: pick(product.name, product.name_km) }));
  };
  return <CompareScreen onAdd={add} />;
}
