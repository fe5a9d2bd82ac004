import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

interface ExtraProps {
  children: ReactNode;
  /** Shown until the code is there, and if it cannot be loaded. */
  fallback?: ReactNode;
}

/** A part of a page with code of its own, without which the page still does. */
export function Extra({ children, fallback = null }: ExtraProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
