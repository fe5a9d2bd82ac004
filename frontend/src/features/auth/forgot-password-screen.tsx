import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BusyButton } from '../../components/busy-button';
import { Button, ButtonLink } from '../../components/button';
import { Card } from '../../components/card';
import { ErrorText } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useTypedEarly } from '../../lib/use-typed-early';
import { forgotPassword } from './auth-thunks';
import { EmailField } from './email-field';
import { emailRule } from './field-rules';
import { useAuthForm } from './use-auth-form';
import { useAuthScreen } from './use-auth-screen';
import { useTypedEmail } from './use-typed-email';

/** Sends a reset link and confirms it; 'try again' returns to the form with the email still filled in. */
export function ForgotPasswordScreen() {
  const { dispatch, isLoading, error, posted, wasPosted } = useAuthScreen();
  const { t, translateProblem } = useI18n();
  // The answer to a form that the browser has posted by itself leads there.
  const [query] = useSearchParams();
  const [sent, setSent] = useState(query.has('sent'));
  const isHydrated = useIsHydrated();
  const { typedBefore, passOn } = useTypedEmail();
  const form = useAuthForm({ email: posted.email ?? typedBefore }, { email: emailRule });
  useTypedEarly('forgot-password', form.put);
  const carried = passOn(form.values.email);

  const submit = form.submit(async ({ email }) => {
    if (isLoading) return;
    const result = await dispatch(forgotPassword({ email: email.trim() }));
    if (forgotPassword.fulfilled.match(result)) {
      toast.success(t('Password reset link sent to your email'));
      setSent(true);
    } else {
      toast.error(translateProblem(result.payload) ?? t('Failed to send reset email'));
      form.showFailure(result.payload);
    }
  });

  if (sent) return <EmailSent carried={carried} onTryAgain={() => setSent(false)} />;
  return (
    <Card title={t('Forgot Password')}>
      <PageTitle text={t('Forgot Password')} />
      <p>{t('Enter your email address and we will send you a link to reset your password.')}</p>
      <form
        name="forgot-password"
        method="post"
        action="/forgot-password"
        onSubmit={submit}
        noValidate={isHydrated}
      >
        <EmailField enterKeyHint="send" {...form.field('email')} />
        {wasPosted && <ErrorText isOfPage>{error}</ErrorText>}
        <BusyButton label={t('Send Reset Link')} busyLabel={t('Sending...')} busy={isLoading} />
      </form>
      <Link to="/login" state={carried}>
        {t('Back to Login')}
      </Link>
    </Card>
  );
}

interface EmailSentProps {
  /** For the login that follows. */
  carried: object;
  onTryAgain: () => void;
}

function EmailSent({ carried, onTryAgain }: EmailSentProps) {
  const { t } = useI18n();
  return (
    <Card title={t('Email Sent!')}>
      <PageTitle text={t('Email Sent!')} />
      <p role="status">{t('If this address has an account, a link to reset its password is on its way.')}</p>
      <ButtonLink to="/login" state={carried} autoFocus>
        {t('Back to Login')}
      </ButtonLink>
      <Button kind="quiet" onClick={onTryAgain}>
        {t("Didn't receive the email? Try again")}
      </Button>
    </Card>
  );
}
