import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { askAgain } from '../../../api/ask-again';
import { useAppDispatch } from '../../../lib/use-app-dispatch';
import { LoadError } from '../../../components/notices';
import { useIsOnline } from '../../../lib/use-is-online';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from './page-head';

/**
 * Keeps the errors of a page, and of code that could not be loaded, inside the content, so that menu and header stand.
 * Another page and the return of the network try
 * again, with fresh data, as an answer may be what broke it.
 */
export function SafePage({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const isOnline = useIsOnline();
  const dispatch = useAppDispatch();
  return (
    <ErrorBoundary
      onReset={() => dispatch(askAgain())}
      resetKeys={[key, isOnline]}
      fallbackRender={({ resetErrorBoundary }) => <BrokenPage onRetry={resetErrorBoundary} />}
      onError={(error) => console.error('A page of the dashboard broke:', error)}
    >
      {children}
    </ErrorBoundary>
  );
}

function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useStaffI18n();
  const isOnline = useIsOnline();
  return (
    <>
      <PageHead title={t('This page could not be shown')} />
      <LoadError
        message={t(
          isOnline
            ? 'It could not be loaded, or something in it is broken. The other pages still work.'
            : 'You are offline. It is shown as soon as you are back online.',
        )}
        onRetry={onRetry}
      />
    </>
  );
}
