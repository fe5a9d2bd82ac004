import { setImmediate } from 'node:timers';
import { jest } from '@jest/globals';
import { act, within } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { FirstRender } from '../entry-server';
import { checkAuth } from '../features/auth/check-auth';
import { aUser } from '../testing/samples';
import { App, Screens } from './app';
import { routes } from './route-table';
import { loadScreen } from './lazy-screen';
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

/** A page as a server renders it, whose React is not the browser's. */
async function renderedPage(url: string): Promise<FirstRender> {
  const shop = { shopName: 'Mekong Gear', origin: 'https://shop.example' };
  const fetchFn = () => Promise.resolve(new Response(null, { status: 404 }));
  let page: FirstRender;
  await jest.isolateModulesAsync(async () => {
    const { render } = await import('../entry-server');
    page = await render({ url, language: 'en', ...shop, fetchFn });
  });
  return page!;
}

it('a screen that is hydrated after the session is known begins as the server rendered it', async () => {
  const rendered = await renderedPage('/checkout');
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

it('a press is not lost that comes before the screen is hydrated, whose code was loaded', async () => {
  const rendered = await renderedPage('/login');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = rendered.root.replaceAll(' inert', '');
  await loadScreen(routes, '/login');
  hydrateRoot(
    root,
    <App store={makeStore()}>
      <MemoryRouter initialEntries={['/login']}>
        <Screens routes={routes} />
      </MemoryRouter>
    </App>,
  );
  act(() => within(root).getByRole('button', { name: 'Show password' }).click());
  expect(within(root).getByLabelText('Password')).toHaveAttribute('type', 'text');
});
