import type { ComponentType } from 'react';

/** Loads the checkout's code. */
export const loadCheckout = async (): Promise<ComponentType> =>
  (await import('./checkout-route')).CheckoutRoute;
