import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { paint } from '../entry-server';
import { checkAuth } from '../features/auth/check-auth';
import { aUser } from '../testing/samples';
import { App, Screens } from './app';
import { routes } from './route-table';
import { makeStore, type ShopStore } from './store';

/** Learns who the shopper is as soon as the frame around the screens is taken over. */
function QuickAnswer({ store }: { store: ShopStore }) {
  useEffect(() => {
    store.dispatch(checkAuth.fulfilled(aUser(), ''));
  }, [store]);
  return null;
}

it('a screen that is taken over after the session is known begins as the server painted it', async () => {
  const shop = { shopName: 'Mekong Gear', origin: 'https://shop.example' };
  const fetchFn = () => Promise.resolve(new Response(null, { status: 404 }));
  const painted = await paint({ url: '/checkout', language: 'en', ...shop, fetchFn });
  const root = document.createElement('div');
  root.innerHTML = painted.root.replaceAll(' inert', '');
  const store = makeStore();
  const faults: unknown[] = [];
  const warn = jest.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words));
  await act(async () => {
    hydrateRoot(
      root,
      <App store={store} inBrowser={<QuickAnswer store={store} />}>
        <MemoryRouter initialEntries={['/checkout']}>
          <Screens routes={routes} />
        </MemoryRouter>
      </App>,
      { onRecoverableError: (fault) => faults.push(fault) },
    );
  });
  warn.mockRestore();
  expect(faults).toEqual([]);
});
