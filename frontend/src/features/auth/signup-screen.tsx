import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { shopNow } from '../../api/shop-clock';
import { BusyButton } from '../../components/busy-button';
import { Card } from '../../components/card';
import { NameField } from '../../components/contact-fields';
import { ErrorText } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { PasswordField } from '../../components/password-field';
import { useI18n } from '../../lib/i18n/i18n';
import { isReadersOwn } from '../../lib/i18n/language';
import { usePostedValue } from '../../lib/posted-form';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useReturnState } from '../../lib/use-return-state';
import { useTypedEarly } from '../../lib/use-typed-early';
import { Agreement } from './agreement';
import { signup } from './auth-thunks';
import { EmailField } from './email-field';
import { emailRules, nameRules, passwordRules } from './field-rules';
import { PasswordMeter } from './password-meter';
import { useAuthForm } from './use-auth-form';
import { useAuthScreen } from './use-auth-screen';
import { useTypedEmail } from './use-typed-email';

const EMPTY = { name: '', email: '', password: '' };

/** Router state with the time when the code was mailed. */
const codeSentNow = () => ({ codeSentAt: shopNow() });

/** Creates an account and opens the email verification. */
export function SignupScreen() {
  const { dispatch, isLoading, error } = useAuthScreen();
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const state = useReturnState();
  const { typedBefore, passOn } = useTypedEmail();
  const posted = { name: usePostedValue('name'), email: usePostedValue('email') };
  const isHydrated = useIsHydrated();
  const form = useAuthForm<typeof EMPTY>(['name', 'email', 'password'], {
    defaultValues: { ...EMPTY, email: typedBefore },
  });
  useTypedEarly('signup', form);
  const [typed, password] = useWatch({ control: form.control, name: ['email', 'password'] });

  const submit = form.handleSubmit(async ({ name, email, password }) => {
    if (isLoading) return;
    try {
      const reads = isReadersOwn(language) ? { language } : {};
      await dispatch(signup({ name: name.trim(), email: email.trim(), password, ...reads })).unwrap();
      await navigate('/verify-email', { state: { ...state, ...codeSentNow(), email: email.trim() } });
    } catch (failure) {
      form.showFailure(failure);
    }
  });

  return (
    <Card title={t('Create an account')}>
      <PageTitle text={t('Sign up')} />
      <form name="signup" method="post" action="/signup" onSubmit={submit} noValidate={isHydrated}>
        <NameField
          required
          defaultValue={posted.name}
          error={form.errorOf('name')}
          {...form.register('name', nameRules)}
        />
        <EmailField
          defaultValue={posted.email}
          error={form.errorOf('email')}
          {...form.register('email', emailRules)}
        />
        <PasswordField
          label={t('Password')}
          autoComplete="new-password"
          enterKeyHint="done"
          required
          error={form.errorOf('password')}
          {...form.register('password', passwordRules)}
        />
        <PasswordMeter password={password} />
        <ErrorText>{!form.isInline && error}</ErrorText>
        <BusyButton label={t('Sign Up')} busyLabel={t('Signing up...')} busy={isLoading} />
        <Agreement />
      </form>
      <p>
        {t('Already have an account?')}{' '}
        <Link to="/login" state={passOn(typed)}>
          {t('Login')}
        </Link>
      </p>
    </Card>
  );
}
