import { useEffect } from 'react';
import { LoadError } from '../components/notices';
import { PageTitle } from '../components/page-title';
import type { AuthFailure } from '../features/auth/auth-thunk';
import { checkAuth } from '../features/auth/check-auth';
import { useI18n } from '../lib/i18n/i18n';
import { useAppDispatch } from '../lib/use-app-dispatch';

/** As `useAskUntilAnswered` waits, which is no part of the first load. */
const AGAIN_MS = 10_000;

/**
 * Shown in place of a screen for logged-in people when their session could not be checked. It is checked again by itself after a
 * while, as nobody has done anything wrong, and at once by Retry.
 */
export function CheckFailed({ failure }: { failure: AuthFailure }) {
  const dispatch = useAppDispatch();
  const { t, translateProblem } = useI18n();
  useEffect(() => {
    const again = setTimeout(() => void dispatch(checkAuth()), AGAIN_MS);
    return () => clearTimeout(again);
  }, [dispatch]);
  return (
    <>
      <PageTitle />
      <LoadError
        message={translateProblem(failure) ?? t('Your login could not be checked.')}
        onRetry={() => dispatch(checkAuth())}
      />
    </>
  );
}
