import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import {
  authApi,
  type Credentials,
  type EmailProof,
  type NewAccount,
  type SecondStep,
} from '../../api/auth-api';
import { problemOf, statusOf } from '../../api/problem';
import type { Problem, User } from '../../api/types';
import { forgetDraftsOfOthers } from '../../lib/forget-drafts';
import { AUTH_WAIT_MS, wait } from '../../lib/timings';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const { endpoints } = authApi;
const untracked = { track: false } as const;

/** A failed call: its status, null when no answer came, and the server's problem, null when there was none. */
export interface AuthFailure {
  status: number | null;
  data: Problem | null;
}

/** A thunk that is rejected with the server's answer. */
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

/** Creates an account. The user is stored but not logged in until the email is verified. */
export const signup = authThunk<User, NewAccount>('signup', async (form, dispatch) => {
  const { user } = await dispatch(endpoints.signup.initiate(form, untracked)).unwrap();
  return user;
});

/** The user who is now logged in, or, with two-step login, the ticket for the second step. */
export type LoggedIn = { user: User } | { ticket: string };

/** Logs in after the shop's delay, and removes the form drafts of other users in this tab. */
export const login = authThunk<LoggedIn, Credentials>('login', async (credentials, dispatch) => {
  await wait(AUTH_WAIT_MS);
  const answer = await dispatch(endpoints.login.initiate(credentials, untracked)).unwrap();
  if ('ticket' in answer) return { ticket: answer.ticket };
  forgetDraftsOfOthers(answer.user.id);
  return { user: answer.user };
});

/** Completes a two-step login with the code of the second step. */
export const finishLogin = authThunk<User, SecondStep>('finishLogin', async (step, dispatch) => {
  const { user } = await dispatch(endpoints.finishLogin.initiate(step, untracked)).unwrap();
  forgetDraftsOfOthers(user.id);
  return user;
});

/** Logs out after the shop's delay and removes all form drafts. A session that has already ended counts as logged out. */
export const logout = authThunk<void, void>('logout', async (_none, dispatch) => {
  await wait(AUTH_WAIT_MS);
  try {
    await dispatch(endpoints.logout.initiate(undefined, untracked)).unwrap();
  } catch (error) {
    if (statusOf(error) !== 401) throw error;
  }
  forgetDraftsOfOthers(null);
});

/** Verifies an email with the code that was sent to it, and logs the user in. */
export const verifyEmail = authThunk<User, EmailProof>('verifyEmail', async (proof, dispatch) => {
  const { user } = await dispatch(endpoints.verifyEmail.initiate(proof, untracked)).unwrap();
  forgetDraftsOfOthers(user.id);
  return user;
});

/** The user of the browser's session; null for a visitor. */
export const checkAuth = authThunk<User | null, void>('checkAuth', async (_none, dispatch) => {
  const options = { subscribe: false, forceRefetch: true };
  const { user } = await dispatch(endpoints.checkAuth.initiate(undefined, options)).unwrap();
  return user;
});

/** Sends a reset link to an email. */
export const forgotPassword = authThunk<void, { email: string }>('forgotPassword', async (form, dispatch) => {
  await dispatch(endpoints.forgotPassword.initiate(form, untracked)).unwrap();
});

/** Sets a new password with the token of a reset link. */
export const resetPassword = authThunk<void, { token: string; password: string }>(
  'resetPassword',
  async (form, dispatch) => {
    await dispatch(endpoints.resetPassword.initiate(form, untracked)).unwrap();
  },
);
