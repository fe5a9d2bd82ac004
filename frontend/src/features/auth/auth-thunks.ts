import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { authApi, type Credentials, type SecondStep } from '../../api/auth-api';
import { problemOf, statusOf } from '../../api/problem';
import type { Problem, User } from '../../api/types';
import { forgetDraftsOfOthers } from '../../lib/session-drafts';
import { AUTH_WAIT_MS, wait } from '../../lib/timings';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const { endpoints } = authApi;
const untracked = { track: false } as const;

/** A call that failed: its status, or null when no answer came, and why the server refused it, or null when it did not say. */
export interface AuthFailure {
  status: number | null;
  data: Problem | null;
}

/** A call whose rejection tells what the server answered. */
function authThunk<Result, Arg>(name: string, run: (arg: Arg, dispatch: Dispatch) => Promise<Result>) {
  return createAsyncThunk<Result, Arg, { rejectValue: AuthFailure }>(
    `auth/${name}`,
    async (arg, { dispatch, rejectWithValue }) => {
      try {
        return await run(arg, dispatch);
      } catch (error) {
        return rejectWithValue({ status: statusOf(error), data: problemOf(error) });
      }
    },
  );
}

/** Makes an account; its owner is stored but not logged in before the email is verified. */
export const signup = authThunk<User, Credentials & { name: string }>('signup', async (form, dispatch) => {
  const { user } = await dispatch(endpoints.signup.initiate(form, untracked)).unwrap();
  return user;
});

/** Either who is logged in, or the ticket for the second step that their account asks for. */
export type LoggedIn = { user: User } | { ticket: string };

/** Logs in, after the shop's wait; what others have typed in this tab is gone then. */
export const login = authThunk<LoggedIn, Credentials>('login', async (credentials, dispatch) => {
  await wait(AUTH_WAIT_MS);
  const answer = await dispatch(endpoints.login.initiate(credentials, untracked)).unwrap();
  if ('ticket' in answer) return { ticket: answer.ticket };
  forgetDraftsOfOthers(answer.user.id);
  return { user: answer.user };
});

/** Finishes a login by a code of the second step. */
export const finishLogin = authThunk<User, SecondStep>('finishLogin', async (step, dispatch) => {
  const { user } = await dispatch(endpoints.finishLogin.initiate(step, untracked)).unwrap();
  forgetDraftsOfOthers(user.id);
  return user;
});

/** Logs out, after the shop's wait; a session that the server no longer knows counts as logged out. Nothing typed stays behind. */
export const logout = authThunk<void, void>('logout', async (_none, dispatch) => {
  await wait(AUTH_WAIT_MS);
  try {
    await dispatch(endpoints.logout.initiate(undefined, untracked)).unwrap();
  } catch (error) {
    if (statusOf(error) !== 401) throw error;
  }
  forgetDraftsOfOthers(null);
});

/** Verifies an email with the code sent to it; its owner is then logged in. */
export const verifyEmail = authThunk<User, { email: string; code: string }>(
  'verifyEmail',
  async (proof, dispatch) => {
    const { user } = await dispatch(endpoints.verifyEmail.initiate(proof, untracked)).unwrap();
    forgetDraftsOfOthers(user.id);
    return user;
  },
);

/** Asks whether the browser has a session; null for a visitor. */
export const checkAuth = authThunk<User | null, void>('checkAuth', async (_none, dispatch) => {
  const options = { subscribe: false, forceRefetch: true };
  const { user } = await dispatch(endpoints.checkAuth.initiate(undefined, options)).unwrap();
  return user;
});

/** Has a reset link sent to an email. */
export const forgotPassword = authThunk<void, { email: string }>('forgotPassword', async (form, dispatch) => {
  await dispatch(endpoints.forgotPassword.initiate(form, untracked)).unwrap();
});

/** Sets a new password under a reset link's token. */
export const resetPassword = authThunk<void, { token: string; password: string }>(
  'resetPassword',
  async (form, dispatch) => {
    await dispatch(endpoints.resetPassword.initiate(form, untracked)).unwrap();
  },
);
