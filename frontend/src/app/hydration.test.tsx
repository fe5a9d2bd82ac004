import { setImmediate } from 'node:timers';
import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { FirstRender } from '../entry-server';
import { checkAuth } from '../features/auth/check-auth';
import { aUser } from '../testing/samples';
import { App, Screens } from './app';
import { routes } from './route-table';
import { makeStore, type ShopStore } from './store';

/** The server has it, and React renders there with it. */
beforeAll(() => void Object.assign(globalThis, { setImmediate }));

/** Learns who the shopper is as soon as the frame around the screens is hydrated. */
function QuickAnswer({ store }: { store: ShopStore }) {
  useEffect(() => {
    store.dispatch(checkAuth.fulfilled(aUser(), ''));
  }, [store]);
  return null;
}

/** The page as a server renders it, whose React is not the browser's. */
async function renderedCheckout(): Promise<FirstRender> {
  const shop = { shopName: 'Mekong Gear', origin: 'https://shop.example' };
  const fetchFn = () => Promise.resolve(new Response(null, { status: 404 }));
  let page: FirstRender;
  await jest.isolateModulesAsync(async () => {
    const { render } = await import('../entry-server');
    page = await render({ url: '/checkout', language: 'en', ...shop, fetchFn });
  });
  return page!;
}

it('a screen that is hydrated after the session is known begins as the server rendered it', async () => {
  const rendered = await renderedCheckout();
  const root = document.createElement('div');
  root.innerHTML = rendered.root.replaceAll(' inert', '');
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
