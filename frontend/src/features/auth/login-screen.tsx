import { Link, useNavigate } from 'react-router-dom';
import type { Credentials } from '../../api/auth-api';
import { BusyButton } from '../../components/busy-button';
import { Card } from '../../components/card';
import { ErrorText, Notice } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { PasswordField } from '../../components/password-field';
import { useI18n } from '../../lib/i18n/i18n';
import { useReturnState } from '../../lib/use-return-state';
import { login } from './auth-thunks';
import { EmailField } from './email-field';
import { emailRules, passwordRules } from './field-rules';
import { useAuthForm } from './use-auth-form';
import { useAuthScreen } from './use-auth-screen';

/** Email and password; where a verified person goes afterwards is the route guard's business. */
export function LoginScreen() {
  const { dispatch, isLoading, error, hasSessionEnded } = useAuthScreen();
  const { t, said } = useI18n();
  const navigate = useNavigate();
  const state = useReturnState();
  const form = useAuthForm<Credentials>(['email', 'password'], {
    defaultValues: { email: '', password: '' },
  });

  const submit = form.handleSubmit(async ({ email, password }) => {
    if (isLoading) return;
    try {
      const user = await dispatch(login({ email: email.trim(), password })).unwrap();
      if (!user.is_verified) await navigate('/verify-email', { state });
    } catch (failure) {
      console.error('Login failed:', failure);
      form.showFailure(failure);
    }
  });

  return (
    <Card title={t('Log in')}>
      <PageTitle text={t('Log in')} />
      {hasSessionEnded && <Notice role="status">{t('Your session has ended. Please log in again.')}</Notice>}
      <form onSubmit={submit} noValidate>
        <EmailField error={form.errorOf('email')} {...form.register('email', emailRules)} />
        <PasswordField
          label={t('Password')}
          autoComplete="current-password"
          enterKeyHint="go"
          required
          error={form.errorOf('password')}
          {...form.register('password', passwordRules)}
        />
        <ErrorText>{error && !form.isInline && said(error)}</ErrorText>
        <BusyButton label={t('Login')} busyLabel={t('Logging in...')} busy={isLoading} />
      </form>
      <Link to="/forgot-password">{t('Forgot password?')}</Link>
      <p>
        {t("Don't have an account?")}{' '}
        <Link to="/signup" state={state}>
          {t('Sign up')}
        </Link>
      </p>
    </Card>
  );
}
