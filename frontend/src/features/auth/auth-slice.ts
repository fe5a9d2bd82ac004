import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { serverMessage } from '../../api/problem';
import { sessionExpired, setupRequired, userRenewed } from '../../api/session';
import type { User } from '../../api/types';
import type { Text } from '../../lib/i18n/translate';
import {
  checkAuth,
  finishLogin,
  forgotPassword,
  login,
  logout,
  resetPassword,
  signup,
  verifyEmail,
  type AuthFailure,
} from './auth-thunks';

export interface AuthState {
  user: User | null;
  isAuthenticated: boolean;
  isLoading: boolean;
  error: string | null;
  /** The failed call behind `error`, from which the error is translated. */
  failure?: AuthFailure;
  isCheckingAuth: boolean;
  /** Why it is not known whether there is a session: the check was not answered. */
  failedCheck?: AuthFailure;
  /** Whether the session has ended without a logout, until the next call of this slice. */
  hasSessionEnded: boolean;
}

const initialState: AuthState = {
  user: null,
  isAuthenticated: false,
  isLoading: false,
  error: null,
  isCheckingAuth: true,
  hasSessionEnded: false,
};

const FALLBACKS: Record<string, Text> = {
  [signup.typePrefix]: 'Error signing up',
  [login.typePrefix]: 'Error logging in',
  [finishLogin.typePrefix]: 'Error logging in',
  [logout.typePrefix]: 'Error logging out',
  [verifyEmail.typePrefix]: 'Error verifying email',
  [forgotPassword.typePrefix]: 'error fogot password',
  [resetPassword.typePrefix]: 'Error resetting password',
};

const calls = [signup, login, finishLogin, logout, verifyEmail, forgotPassword, resetPassword] as const;
const [first, ...others] = calls;
const isPending = isAnyOf(first.pending, ...others.map((call) => call.pending));
const isFulfilled = isAnyOf(first.fulfilled, ...others.map((call) => call.fulfilled));
const isRejected = isAnyOf(first.rejected, ...others.map((call) => call.rejected));

function clearSession(state: AuthState) {
  state.failedCheck = undefined;
  state.user = null;
  state.isAuthenticated = false;
}

function storeSession(state: AuthState, user: User) {
  state.failedCheck = undefined;
  state.user = user;
  state.isAuthenticated = true;
}

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** A newly opened screen does not show the last screen's error. */
    errorCleared: (state) => {
      state.error = null;
      state.failure = undefined;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(signup.fulfilled, (state, { payload }) => {
        state.user = payload;
      })
      .addCase(login.fulfilled, (state, { payload }) => {
        if ('user' in payload) storeSession(state, payload.user);
      })
      .addCase(finishLogin.fulfilled, (state, { payload }) => storeSession(state, payload))
      .addCase(verifyEmail.fulfilled, (state, { payload }) => storeSession(state, payload))
      .addCase(logout.fulfilled, clearSession)
      // A new password ends all sessions of the account on the server.
      .addCase(resetPassword.fulfilled, clearSession)
      .addCase(sessionExpired, (state) => {
        state.hasSessionEnded ||= state.isAuthenticated;
        clearSession(state);
      })
      .addCase(setupRequired, (state, { payload }) => {
        if (state.user) state.user.must_set_up = payload;
      })
      .addCase(userRenewed, (state, { payload }) => {
        if (state.isAuthenticated) storeSession(state, payload);
      })
      .addCase(checkAuth.pending, (state) => {
        state.isCheckingAuth = true;
        state.failedCheck = undefined;
      })
      .addCase(checkAuth.fulfilled, (state, { payload }) => {
        state.isCheckingAuth = false;
        if (payload) storeSession(state, payload);
      })
      .addCase(checkAuth.rejected, (state, { payload }) => {
        state.isCheckingAuth = false;
        state.isAuthenticated = false;
        // 401 is an answer: there is no session.
        if (payload?.status !== 401) state.failedCheck = payload;
      })
      .addMatcher(isPending, (state) => {
        state.isLoading = true;
        state.error = null;
        state.failure = undefined;
        state.hasSessionEnded = false;
      })
      .addMatcher(isFulfilled, (state) => {
        state.isLoading = false;
      })
      .addMatcher(isRejected, (state, { type, payload }) => {
        state.isLoading = false;
        state.error = serverMessage(payload) ?? FALLBACKS[type.replace('/rejected', '')] ?? null;
        state.failure = payload;
      }),
});

export const { errorCleared } = authSlice.actions;
export const authReducer = authSlice.reducer;

interface WithAuth {
  auth: AuthState;
}

export const selectAuth = (state: WithAuth): AuthState => state.auth;
export const selectUser = (state: WithAuth): User | null => state.auth.user;

/** Whether the user is logged in and has a verified email. */
export const selectIsVerified = (state: WithAuth): boolean =>
  state.auth.isAuthenticated && state.auth.user?.is_verified === true;
