import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { serverMessage } from '../../api/problem';
import { personChanged, sessionExpired, setupRequired, signedUp, userRenewed } from '../../api/session';
import type { User } from '../../api/types';
import type { AuthFailure } from './auth-thunk';
import { checkAuth } from './check-auth';

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

// The calls themselves (`auth-thunks.ts`) are loaded with the screens that make them.
const isPending = ({ type }: UnknownAction): boolean => /^auth\/.+\/pending$/.test(type);
const isFulfilled = ({ type }: UnknownAction): boolean => /^auth\/.+\/fulfilled$/.test(type);
const isRejected = (action: UnknownAction): action is PayloadAction<AuthFailure> =>
  /^auth\/.+\/rejected$/.test(action.type);

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
      .addCase(signedUp, (state, { payload }) => {
        state.user = payload;
      })
      .addCase(personChanged, (state, { payload }) =>
        payload ? storeSession(state, payload) : clearSession(state),
      )
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
      .addMatcher(isRejected, (state, { payload }) => {
        state.isLoading = false;
        state.error = serverMessage(payload) ?? payload.otherwise ?? null;
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
