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
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useReturnState } from '../../lib/use-return-state';
import { useTypedEarly } from '../../lib/use-typed-early';
import { Agreement } from './agreement';
import { signup } from './auth-thunks';
import { EmailField } from './email-field';
import { emailRule, nameRule, passwordRule } from './field-rules';
import { PasswordMeter } from './password-meter';
import { useAuthForm } from './use-auth-form';
import { useAuthScreen } from './use-auth-screen';
import { useTypedEmail } from './use-typed-email';

const RULES = { name: nameRule, email: emailRule, password: passwordRule };

/** Router state with the time when the code was mailed. */
const codeSentNow = () => ({ codeSentAt: shopNow() });

/** Creates an account and opens the email verification. */
export function SignupScreen() {
  const { dispatch, isLoading, error, posted, wasPosted } = useAuthScreen();
  const { t, language } = useI18n();
  const navigate = useNavigate();
  const state = useReturnState();
  const { typedBefore, passOn } = useTypedEmail();
  const isHydrated = useIsHydrated();
  const start = { name: posted.name ?? '', email: posted.email ?? typedBefore, password: '' };
  const form = useAuthForm(start, RULES);
  useTypedEarly('signup', form.put);

  const submit = form.submit(async ({ name, email, password }) => {
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
        <NameField required {...form.field('name')} />
        <EmailField {...form.field('email')} />
        <PasswordField
          label={t('Password')}
          autoComplete="new-password"
          enterKeyHint="done"
          required
          {...form.field('password')}
        />
        <PasswordMeter password={form.values.password} />
        <ErrorText isOfPage={wasPosted}>{!form.isInline && error}</ErrorText>
        <BusyButton label={t('Sign Up')} busyLabel={t('Signing up...')} busy={isLoading} />
        <Agreement />
      </form>
      <p>
        {t('Already have an account?')}{' '}
        <Link to="/login" state={passOn(form.values.email)}>
          {t('Login')}
        </Link>
      </p>
    </Card>
  );
}
