import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { api } from '../../api/api';
import { AUTH_WAIT_MS } from '../../lib/timings';
import { PATIENT_CHECKS } from '../../testing/patient-checks';
import { problem } from '../../testing/problem';
import { aUser } from '../../testing/samples';
import { server } from '../../testing/server';
import { authReducer } from './auth-slice';
import { forgotPassword, login, logout, resetPassword, signup, verifyEmail } from './auth-thunks';
import { checkAuth } from './check-auth';

const makeStore = () =>
  configureStore({
    reducer: { auth: authReducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: {} }, ...PATIENT_CHECKS }).concat(api.middleware),
  });
type AuthStore = ReturnType<typeof makeStore>;

const credentials = { email: 'dara@example.com', password: 'secret' };
const user = aUser();
const proof = { email: user.email, code: '123456' };
const reset = { token: 't', password: 'secret' };
const answer = (name: string, body: object = { user }) =>
  http.post(`*/api/auth/${name}`, () => HttpResponse.json(body));
const refusal = (name: string, message?: string) =>
  http.post(`*/api/auth/${name}`, () => problem(400, { message }));

async function loggedInStore() {
  server.use(http.get('*/api/auth/check-auth', () => HttpResponse.json({ user })));
  const store = makeStore();
  await store.dispatch(checkAuth());
  return store;
}

describe('the auth state', () => {
  it('starts empty and checking', () => {
    expect(makeStore().getState().auth).toEqual({
      user: null,
      isAuthenticated: false,
      isLoading: false,
      error: null,
      isCheckingAuth: true,
      hasSessionEnded: false,
    });
  });

  it('stores the user at sign-up without logging in', async () => {
    server.use(answer('signup', { user: aUser({ is_verified: false }) }));
    const store = makeStore();
    await store.dispatch(signup({ ...credentials, name: 'Dara' }));
    expect(store.getState().auth).toMatchObject({
      user: { id: aUser().id },
      isAuthenticated: false,
      isLoading: false,
    });
  });

  it('logs in when the email is verified', async () => {
    server.use(answer('verify-email'));
    const store = makeStore();
    await store.dispatch(verifyEmail(proof));
    expect(store.getState().auth).toMatchObject({ user, isAuthenticated: true });
  });

  it('logs in when the session check finds a session', async () => {
    const store = await loggedInStore();
    expect(store.getState().auth).toMatchObject({ user, isAuthenticated: true, isCheckingAuth: false });
  });

  it('records no error when the session check fails', async () => {
    server.use(http.get('*/api/auth/check-auth', () => problem(401, { message: 'Please log in' })));
    const store = makeStore();
    await store.dispatch(checkAuth());
    expect(store.getState().auth).toMatchObject({
      isAuthenticated: false,
      error: null,
      isCheckingAuth: false,
    });
  });

  it('is no longer loading after a reset link was sent', async () => {
    server.use(answer('forgot-password', {}));
    const store = makeStore();
    await store.dispatch(forgotPassword({ email: user.email }));
    expect(store.getState().auth).toMatchObject({ isLoading: false, error: null });
  });

  it("records the server's message", async () => {
    server.use(refusal('signup', 'This email already has an account'));
    const store = makeStore();
    await store.dispatch(signup({ ...credentials, name: 'Dara' }));
    expect(store.getState().auth.error).toBe('This email already has an account');
  });

  it.each<[string, (store: AuthStore) => Promise<unknown>, string]>([
    ['signup', (store) => store.dispatch(signup({ ...credentials, name: 'Dara' })), 'Error signing up'],
    ['verify-email', (store) => store.dispatch(verifyEmail(proof)), 'Error verifying email'],
    ['forgot-password', (store) => store.dispatch(forgotPassword(proof)), 'error fogot password'],
    ['reset-password/t', (store) => store.dispatch(resetPassword(reset)), 'Error resetting password'],
  ])('records its own message when %s fails without one', async (name, call, message) => {
    server.use(refusal(name));
    const store = makeStore();
    await call(store);
    expect(store.getState().auth).toMatchObject({ error: message, isLoading: false });
  });
});

describe('the wait before login and logout', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('delays the login call by 2000 ms', async () => {
    let calls = 0;
    server.use(http.post('*/api/auth/login', () => HttpResponse.json({ user, calls: (calls += 1) })));
    const store = makeStore();
    const done = store.dispatch(login(credentials));
    await jest.advanceTimersByTimeAsync(AUTH_WAIT_MS - 1);
    expect(calls).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    await done;
    expect(store.getState().auth).toMatchObject({ user, isAuthenticated: true });
  });

  it.each([
    ['a logout', () => answer('logout', {})],
    ['a logout of a session that has ended', () => http.post('*/api/auth/logout', () => problem(401, {}))],
  ])('clears the user after %s', async (_case, handler) => {
    const store = await loggedInStore();
    server.use(handler());
    const done = store.dispatch(logout());
    await jest.advanceTimersByTimeAsync(AUTH_WAIT_MS);
    jest.useRealTimers();
    await done;
    expect(store.getState().auth).toMatchObject({ user: null, isAuthenticated: false, isLoading: false });
  });

  it('keeps the user when a logout fails', async () => {
    const store = await loggedInStore();
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
    const done = store.dispatch(logout());
    await jest.advanceTimersByTimeAsync(AUTH_WAIT_MS);
    jest.useRealTimers();
    await done;
    expect(store.getState().auth).toMatchObject({ user, isAuthenticated: true, error: 'Error logging out' });
  });
});
