import { useDispatch } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import type { Product } from '../../api/types';
import { added } from '../../features/cart/cart-slice';
import { AlertLinkScreen } from '../../features/wishlist/alert-link-screen';
import { WishlistScreen } from '../../features/wishlist/wishlist-screen';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';

/** What somebody waits for: the products that they have marked, or what the link of a mail is about. */
export function WishlistRoute() {
  const { token } = useParams();
  const { search } = useLocation();
  const dispatch = useDispatch();
  const { t, pick } = useI18n();
  if (token) return <AlertLinkScreen key={token} token={token} isEnding={search === '?end'} />;
  const add = (product: Product) => {
    dispatch(added(product));
    toast.success(t('{name} added to cart', { name: pick(product.name, product.name_km) }));
  };
  return <WishlistScreen onAdd={add} />;
}
