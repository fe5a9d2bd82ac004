import { Suspense, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { CheckFailed } from './check-failed';
import { CheckingSession } from './checking-session';
import type { Role } from '../api/types';
import { selectAuth, selectIsVerified } from '../features/auth/auth-slice';
import { returnStateFor } from '../lib/return-path';
import { useReturnState } from '../lib/use-return-state';

interface RequireVerifiedProps {
  /** Shown until the session has been checked and the screen's code is loaded. */
  waiting?: ReactNode;
  /** The screen itself shows while the session is checked. */
  showsMeanwhile?: boolean;
}

const CHECKING = <CheckingSession />;

/**
 * Lets in users with a verified email; others are sent to log in or to verify and come back afterwards. Nobody is sent away
 * while their session is unknown.
 */
export function RequireVerified({ waiting = CHECKING, showsMeanwhile = false }: RequireVerifiedProps) {
  const { isAuthenticated, isCheckingAuth, failedCheck } = useSelector(selectAuth);
  const isVerified = useSelector(selectIsVerified);
  const location = useLocation();
  // Always the same element: React takes a new one for a change, and drops what the server rendered until its code is there.
  const screen = useMemo(
    () => (
      <Suspense fallback={waiting}>
        <Outlet />
      </Suspense>
    ),
    [waiting],
  );
  // The screen that comes after the check is rendered in small steps.
  const isWaiting = useDeferredValue(isCheckingAuth) || isCheckingAuth;
  if (isWaiting && !showsMeanwhile) return waiting;
  if (isVerified || isCheckingAuth) return screen;
  if (failedCheck) return <CheckFailed failure={failedCheck} />;
  const target = isAuthenticated ? '/verify-email' : '/login';
  return <Navigate to={target} state={returnStateFor(location)} replace />;
}

/** Lets in users with one of these roles; others go to the landing page. Use within RequireVerified. */
export function RequireRole({ roles }: { roles: Role[] }) {
  const { user } = useSelector(selectAuth);
  return user && roles.includes(user.role) ? <Outlet /> : <Navigate to="/" replace />;
}

/**
 * Lets in everybody but users with a verified email, who are sent back to where they came from. The screen shows while the session is
 * checked: most who open it have none, and it can be typed into.
 */
export function RequireUnverified() {
  const isVerified = useSelector(selectIsVerified);
  const { from } = useReturnState();
  return isVerified ? <Navigate to={from} replace /> : <Outlet />;
}

/** Lets in users who are logged in; others go to the landing page, which is also where a logout leads. */
export function RequireSession() {
  const { isAuthenticated, isCheckingAuth, failedCheck } = useSelector(selectAuth);
  if (isCheckingAuth) return <CheckingSession />;
  if (failedCheck) return <CheckFailed failure={failedCheck} />;
  return isAuthenticated ? <Outlet /> : <Navigate to="/" replace />;
}
