import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter } from 'react-router-dom';
import type { CartItem, User } from '../api/types';
import { App } from '../app/app';
import { routes } from '../app/route-table';
import { makeStore } from '../app/store';
import { checkAuth } from '../features/auth/auth-thunks';
import { restored } from '../features/cart/cart-slice';
import { problem } from './problem';
import { server } from './server';

interface Visit {
  user?: User;
  cart?: CartItem[];
}

/** Opens the shop at an address, as a visitor or as this user; resolves once the session check is over. */
export async function renderShop(path: string, { user, cart = [] }: Visit = {}) {
  server.use(
    http.get('*/api/auth/check-auth', () =>
      user ? HttpResponse.json({ user }) : problem(401, { message: 'Please log in' }),
    ),
  );
  const store = makeStore();
  store.dispatch(restored(cart));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await store.dispatch(checkAuth());
  render(<App store={store} router={router} />);
  return { store, router, person: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}
