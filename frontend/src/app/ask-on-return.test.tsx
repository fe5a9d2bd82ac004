import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../testing/problem';
import { renderShop } from '../testing/render-shop';
import { aUser } from '../testing/samples';
import { server } from '../testing/server';
import { logout } from '../features/auth/auth-thunks';
import { askOnReturn } from './ask-on-return';

const reload = jest.fn();
afterEach(() => reload.mockReset());

const comeBack = (persisted = true) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

/** A page that Back brings back as it was, while the session check is answered so. */
async function open(answer: () => Response | Promise<Response>) {
  const user = aUser();
  const shop = await renderShop('/account', { user });
  await screen.findByRole('heading', { name: 'Your account', level: 1 });
  let asked = 0;
  server.use(
    http.get('*/api/auth/check-auth', () => {
      asked += 1;
      return answer();
    }),
  );
  askOnReturn(shop.store, reload);
  return { user, store: shop.store, asked: () => asked };
}

it('a page that Back brings back is hidden until the session was asked for', async () => {
  let tell = () => {};
  const held = new Promise<void>((resolve) => (tell = resolve));
  const { user } = await open(async () => {
    await held;
    return HttpResponse.json({ user });
  });
  comeBack();
  expect(document.body).not.toBeVisible();
  tell();
  await waitFor(() => expect(document.body).toBeVisible());
  expect(reload).not.toHaveBeenCalled();
});

it('it is loaded anew, and stays hidden, after a logout', async () => {
  await open(() => problem(401, { message: 'Please log in' }));
  comeBack();
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(document.body).not.toBeVisible();
  document.body.style.visibility = '';
});

it('it is loaded anew, and stays hidden, when somebody else has logged in', async () => {
  await open(() => HttpResponse.json({ user: aUser({ id: '00000000-0000-4000-8000-000000000099' }) }));
  comeBack();
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(document.body).not.toBeVisible();
  document.body.style.visibility = '';
});

it('it says that it is not known whose it is, where no answer comes', async () => {
  await open(() => problem(503, { message: 'Later' }));
  comeBack();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it('a page that was loaded asks only once', async () => {
  const { asked } = await open(() => HttpResponse.json({ user: aUser() }));
  comeBack(false);
  expect(asked()).toBe(0);
});

describe('another tab in which somebody logs out or in', () => {
  const otherTab = () => window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed' }));

  it('has this one loaded anew, which shows nothing of them before', async () => {
    await open(() => problem(401, { message: 'Please log in' }));
    otherTab();
    expect(document.body).not.toBeVisible();
    await waitFor(() => expect(reload).toHaveBeenCalled());
    document.body.style.visibility = '';
  });

  it('is told by the logout', async () => {
    server.use(http.post('*/api/auth/logout', () => HttpResponse.json({ message: 'Logged out' })));
    const { store } = await open(() => problem(401, { message: 'Please log in' }));
    localStorage.removeItem('session-changed');
    await store.dispatch(logout());
    expect(localStorage.getItem('session-changed')).not.toBeNull();
  });
});
