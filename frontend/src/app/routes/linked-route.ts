import type { ComponentType } from 'react';

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

/** Loads one of the screens that few open, mostly once or by a link that somebody sent; its path begins with its name. */
export function loadLinked(path: string): Promise<ComponentType> {
  const [name = ''] = path.split('/');
  return LOADS[name as keyof typeof LOADS]();
}
