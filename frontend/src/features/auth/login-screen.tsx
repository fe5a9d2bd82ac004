import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { BusyButton } from '../../components/busy-button';
import { Card } from '../../components/card';
import { ErrorText, Notice } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { PasswordField } from '../../components/password-field';
import { useAddressNote } from '../../lib/use-address-note';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useReturnState } from '../../lib/use-return-state';
import { useTypedEarly } from '../../lib/use-typed-early';
import { login } from './auth-thunks';
import { EmailField } from './email-field';
import { emailRule, passwordRule } from './field-rules';
import { SecondStepForm } from './second-step-form';
import { useAuthForm } from './use-auth-form';
import { useAuthScreen } from './use-auth-screen';
import { useTypedEmail } from './use-typed-email';

/**
 * Asks for email and password, and for a code with two-step login. The route guard decides where to go afterwards; what is
 * passed as children says why.
 */
export function LoginScreen({ children }: { children?: ReactNode }) {
  const { dispatch, isLoading, error, hasSessionEnded, posted, wasPosted } = useAuthScreen();
  const { t } = useI18n();
  const navigate = useNavigate();
  const state = useReturnState();
  const { typedBefore, passOn } = useTypedEmail();
  const isHydrated = useIsHydrated();
  const [given, setTicket] = useState<string | null>();
  const noted = useAddressNote('ticket');
  const ticket = given === undefined ? noted : given;
  const form = useAuthForm(
    { email: posted.email ?? typedBefore, password: '' },
    { email: emailRule, password: passwordRule },
  );
  useTypedEarly('login', form.put);
  const carried = passOn(form.values.email);

  const submit = form.submit(async ({ email, password }) => {
    if (isLoading) return;
    toast.clear();
    try {
      const done = await dispatch(login({ email: email.trim(), password })).unwrap();
      if ('ticket' in done) setTicket(done.ticket);
      else if (!done.user.is_verified) await navigate('/verify-email', { state });
    } catch (failure) {
      form.showFailure(failure);
    }
  });

  if (ticket) return <SecondStepForm ticket={ticket} onEnd={() => setTicket(null)} />;
  return (
    <Card title={t('Log in')}>
      <PageTitle text={t('Log in')} />
      {hasSessionEnded && <Notice role="status">{t('Your session has ended. Please log in again.')}</Notice>}
      {children}
      <form name="login" method="post" action="/login" onSubmit={submit} noValidate={isHydrated}>
        <EmailField {...form.field('email')} />
        <PasswordField
          label={t('Password')}
          autoComplete="current-password"
          enterKeyHint="go"
          required
          {...form.field('password')}
        />
        <ErrorText isOfPage={wasPosted}>{!form.isInline && error}</ErrorText>
        <BusyButton label={t('Login')} busyLabel={t('Logging in...')} busy={isLoading} />
      </form>
      <Link to="/forgot-password" state={carried}>
        {t('Forgot password?')}
      </Link>
      <p>
        {t("Don't have an account?")}{' '}
        <Link to="/signup" state={carried}>
          {t('Sign up')}
        </Link>
      </p>
    </Card>
  );
}
