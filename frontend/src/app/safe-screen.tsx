import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { CrashNotice } from './crash-notice';

/** Keeps a screen that breaks from taking down what is around it; another page starts afresh. */
export function SafeScreen({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[key]}
      fallback={<CrashNotice />}
      onError={(error) => console.error('A screen broke:', error)}
    >
      {children}
    </ErrorBoundary>
  );
}
