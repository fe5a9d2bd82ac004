import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Fragment } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { CartItem, User } from '../api/types';
import { App, Screens } from '../app/app';
import { routes } from '../app/route-table';
import { makeStore } from '../app/store';
import { checkAuth } from '../features/auth/check-auth';
import { restored } from '../features/cart/cart-slice';
import { keepCart } from '../features/cart/keep-cart';
import type { Language } from '../lib/i18n/language';
import { loadLanguagePack } from '../lib/i18n/load-language';
import { problem } from './problem';
import { server } from './server';

interface Visit {
  user?: User;
  cart?: CartItem[];
  language?: Language;
  /** Opens the shop while the session check still runs. */
  isChecking?: boolean;
}

/** Opens the shop at an address, as a visitor or as this user; resolves once the session check is over. */
export async function renderShop(
  path: string,
  { user, cart = [], language = 'en', isChecking = false }: Visit = {},
) {
  server.use(
    http.get('*/api/auth/check-auth', () =>
      user ? HttpResponse.json({ user }) : problem(401, { message: 'Please log in' }),
    ),
  );
  const store = makeStore();
  keepCart(store);
  store.dispatch(restored(cart));
  const router = createMemoryRouter([{ path: '*', element: <Screens routes={routes} /> }], {
    initialEntries: [path],
  });
  const pack = await loadLanguagePack(language);
  const Frame = path.startsWith('/seller-dashboard') ? await withoutStyles() : Fragment;
  if (!isChecking) await store.dispatch(checkAuth());
  render(
    <Frame>
      <App store={store} pack={pack}>
        <RouterProvider router={router} />
      </App>
    </Frame>,
  );
  const person = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { store, router, person, checkSession: () => act(() => store.dispatch(checkAuth())) };
}

async function withoutStyles() {
  return (await import('../features/dashboard/kit/testing/antd-without-styles')).AntdWithoutStyles;
}
