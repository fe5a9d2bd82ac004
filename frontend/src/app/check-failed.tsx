import { LoadError } from '../components/notices';
import { PageTitle } from '../components/page-title';
import type { AuthFailure } from '../features/auth/auth-thunk';
import { checkAuth } from '../features/auth/check-auth';
import { useI18n } from '../lib/i18n/i18n';
import { useAppDispatch } from '../lib/use-app-dispatch';

/** Shown in place of a screen for logged-in people when their session could not be checked; Retry checks it again. */
export function CheckFailed({ failure }: { failure: AuthFailure }) {
  const dispatch = useAppDispatch();
  const { t, translateProblem } = useI18n();
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
