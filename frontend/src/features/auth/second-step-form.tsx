import { statusOf } from '../../api/problem';
import { BusyButton } from '../../components/busy-button';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Field } from '../../components/field';
import { ErrorText } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { typedCode } from '../../lib/digits';
import { useI18n } from '../../lib/i18n/i18n';
import { errorCleared } from './auth-slice';
import { finishLogin } from './auth-thunks';
import { codeRule } from './field-rules';
import { useAuthForm } from './use-auth-form';
import { useAuthScreen } from './use-auth-screen';

interface SecondStepFormProps {
  ticket: string;
  /** Called when the password is needed again: the ticket has expired, or the person goes back. */
  onEnd: () => void;
}

/** Asks for a code of the authenticator app, or a recovery code, after the password. */
export function SecondStepForm({ ticket, onEnd }: SecondStepFormProps) {
  const { dispatch, isLoading, error } = useAuthScreen();
  const { t } = useI18n();
  const form = useAuthForm({ code: '' }, { code: codeRule });

  const submit = form.submit(async ({ code }) => {
    if (isLoading) return;
    try {
      await dispatch(finishLogin({ ticket, code: typedCode(code) })).unwrap();
    } catch (failure) {
      if (statusOf(failure) === 401) onEnd();
      else form.showFailure(failure);
    }
  });

  const goBack = () => {
    dispatch(errorCleared());
    onEnd();
  };

  return (
    <Card title={t('Two-step login')}>
      <PageTitle text={t('Two-step login')} />
      <form onSubmit={submit} noValidate>
        <Field
          label={t('Code')}
          hint={t('The 6 digits that your authenticator app shows, or one of your recovery codes.')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          autoFocus
          required
          {...form.field('code')}
        />
        <ErrorText>{!form.isInline && error}</ErrorText>
        <BusyButton label={t('Login')} busyLabel={t('Logging in...')} busy={isLoading} />
      </form>
      <Button kind="quiet" onClick={goBack}>
        {t('Back to the password')}
      </Button>
    </Card>
  );
}
