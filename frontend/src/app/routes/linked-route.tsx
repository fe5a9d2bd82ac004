import { useLocation } from 'react-router-dom';
import { LazyScreen } from '../lazy-screen';

const LOADS = {
  wishlist: async () => (await import('./wishlist-route')).WishlistRoute,
  warranty: async () => (await import('../../features/warranty/warranty-screen')).WarrantyScreen,
  compare: async () => (await import('./compare-route')).CompareRoute,
  invitation: async () => (await import('../../features/auth/invitation-screen')).InvitationScreen,
  'forgot-password': async () =>
    (await import('../../features/auth/forgot-password-screen')).ForgotPasswordScreen,
  'reset-password': async () =>
    (await import('../../features/auth/reset-password-screen')).ResetPasswordScreen,
  'verify-email': async () => (await import('../../features/auth/verify-email-screen')).VerifyEmailScreen,
  logout: async () => (await import('../../features/auth/logout-screen')).LogoutScreen,
};

/** Screens that few open, mostly once or by a link that somebody sent. */
export function LinkedRoute() {
  const [, first = ''] = useLocation().pathname.split('/');
  return <LazyScreen load={LOADS[first as keyof typeof LOADS]} />;
}
