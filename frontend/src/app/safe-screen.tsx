import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { CrashNotice } from './crash-notice';

/** Catches the errors of a screen, so that the bars around it stay; opening another page clears the error. */
export function SafeScreen({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKeys={[key]} fallback={<CrashNotice />}>
      {children}
    </ErrorBoundary>
  );
}
