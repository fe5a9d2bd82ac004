import {
  authApi,
  type Credentials,
  type EmailProof,
  type NewAccount,
  type SecondStep,
} from '../../api/auth-api';
import { statusOf } from '../../api/problem';
import { personChanged, signedUp } from '../../api/session';
import type { User } from '../../api/types';
import { forgetDraftsOfOthers } from '../../lib/forget-drafts';
import { forgetLookedAt, forgetLookedAtByOthers } from '../../lib/forget-looked-at';
import { AUTH_WAIT_MS, wait } from '../../lib/timings';
import { authThunk } from './auth-thunk';

// The calls of the screens of accounts, which are loaded with these: what they find out reaches the state by `api/session.ts`, and
// of the calls themselves it knows that one is under way or has failed.

const { endpoints } = authApi;
const untracked = { track: false } as const;

/** Creates an account. The user is stored but not logged in until the email is verified. */
export const signup = authThunk<void, NewAccount>(
  'auth/signup',
  async (form, dispatch) => {
    const { user } = await dispatch(endpoints.signup.initiate(form, untracked)).unwrap();
    dispatch(signedUp(user));
  },
  'Error signing up',
);

/** Leaves of whoever used the browser before nothing for the person who has now logged in. */
function loggedIn(user: User) {
  forgetDraftsOfOthers(user.id);
  forgetLookedAtByOthers(user.id);
  return personChanged(user);
}

/** The user who is now logged in, or, with two-step login, the ticket for the second step. */
type LoggedIn = { user: User } | { ticket: string };

/** Logs in after the shop's delay, and removes the form drafts of other users in this tab. */
export const login = authThunk<LoggedIn, Credentials>(
  'auth/login',
  async (credentials, dispatch) => {
    await wait(AUTH_WAIT_MS);
    const answer = await dispatch(endpoints.login.initiate(credentials, untracked)).unwrap();
    if ('ticket' in answer) return { ticket: answer.ticket };
    dispatch(loggedIn(answer.user));
    return { user: answer.user };
  },
  'Error logging in',
);

/** Completes a two-step login with the code of the second step. */
export const finishLogin = authThunk<void, SecondStep>(
  'auth/finishLogin',
  async (step, dispatch) => {
    const { user } = await dispatch(endpoints.finishLogin.initiate(step, untracked)).unwrap();
    dispatch(loggedIn(user));
  },
  'Error logging in',
);

/** Logs out after the shop's delay and removes all form drafts. A session that has already ended counts as logged out. */
export const logout = authThunk<void, void>(
  'auth/logout',
  async (_none, dispatch) => {
    await wait(AUTH_WAIT_MS);
    try {
      await dispatch(endpoints.logout.initiate(undefined, untracked)).unwrap();
    } catch (error) {
      if (statusOf(error) !== 401) throw error;
    }
    forgetDraftsOfOthers(null);
    forgetLookedAt();
    dispatch(personChanged(null));
  },
  'Error logging out',
);

/** Verifies an email with the code that was sent to it, and logs the user in. */
export const verifyEmail = authThunk<void, EmailProof>(
  'auth/verifyEmail',
  async (proof, dispatch) => {
    const { user } = await dispatch(endpoints.verifyEmail.initiate(proof, untracked)).unwrap();
    dispatch(loggedIn(user));
  },
  'Error verifying email',
);

/** Sends a reset link to an email. */
export const forgotPassword = authThunk<void, { email: string }>(
  'auth/forgotPassword',
  async (form, dispatch) => {
    await dispatch(endpoints.forgotPassword.initiate(form, untracked)).unwrap();
  },
  'error fogot password',
);

/** Sets a new password with the token of a reset link, which ends all sessions of the account on the server. */
export const resetPassword = authThunk<void, { token: string; password: string }>(
  'auth/resetPassword',
  async (form, dispatch) => {
    await dispatch(endpoints.resetPassword.initiate(form, untracked)).unwrap();
    dispatch(personChanged(null));
  },
  'Error resetting password',
);
