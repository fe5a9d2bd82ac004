import { useLocation } from 'react-router-dom';
import { LazyScreen } from '../lazy-screen';

const loadWishlist = async () => (await import('./wishlist-route')).WishlistRoute;
const loadInvitation = async () => (await import('../../features/auth/invitation-screen')).InvitationScreen;

/** Screens that are mostly opened by a link in a mail. */
export function LinkedRoute() {
  const isWishlist = useLocation().pathname.startsWith('/wishlist');
  return <LazyScreen load={isWishlist ? loadWishlist : loadInvitation} />;
}
