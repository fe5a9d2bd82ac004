import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { problemOf } from '../../api/problem';
import { BusyButton } from '../../components/busy-button';
import { ButtonLink } from '../../components/button';
import { Card } from '../../components/card';
import { ErrorText } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { PasswordField } from '../../components/password-field';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { toast } from '../../lib/toast';
import type { Rules } from '../../lib/use-form';
import { resetPassword } from './auth-thunks';
import { useAuthForm } from './use-auth-form';
import { useAuthScreen } from './use-auth-screen';

const EMPTY = { password: '', confirmation: '' };
const MISSING: Text = 'Both fileds are require';

/** One fault at a time: the second field has none while the first is empty. */
const RULES: Rules<typeof EMPTY> = {
  password: (password) => (password === '' ? MISSING : undefined),
  confirmation: (confirmation, { password }) => {
    if (password === '' || confirmation === password) return undefined;
    return confirmation === '' ? MISSING : "Passwords don't match";
  },
};

/** Sets a new password with the token in the address's path or query. */
export function ResetPasswordScreen() {
  const { token: pathToken } = useParams();
  const [query] = useSearchParams();
  const token = pathToken ?? query.get('token');
  return token ? <ResetPasswordForm token={token} /> : <MissingToken />;
}

function ResetPasswordForm({ token }: { token: string }) {
  const { dispatch, isLoading, error, failure } = useAuthScreen();
  const isUseless = error && problemOf(failure)?.code === 'INVALID_TOKEN';
  const { t } = useI18n();
  const navigate = useNavigate();
  const form = useAuthForm(EMPTY, RULES);

  const submit = form.submit(async ({ password }) => {
    if (isLoading) return;
    try {
      await dispatch(resetPassword({ token, password })).unwrap();
      toast.success(t('Pasword reset! please log in.'));
      await navigate('/login');
    } catch (failure) {
      form.showFailure(failure);
    }
  });

  return (
    <Card title={t('Reset Password')}>
      <PageTitle text={t('Reset Password')} />
      <form onSubmit={submit} noValidate>
        <PasswordField
          label={t('New Password')}
          autoComplete="new-password"
          enterKeyHint="next"
          required
          {...form.field('password')}
        />
        <PasswordField
          label={t('Confirm Password')}
          autoComplete="new-password"
          enterKeyHint="done"
          required
          {...form.field('confirmation')}
        />
        <ErrorText>{!form.isInline && error}</ErrorText>
        <BusyButton label={t('Reset Password')} busyLabel={t('Resetting...')} busy={isLoading} />
      </form>
      {isUseless && <NewLink kind="quiet" />}
    </Card>
  );
}

function MissingToken() {
  const { t } = useI18n();
  return (
    <Card title={t('Reset Password')}>
      <PageTitle text={t('Reset Password')} />
      <p>{t('This reset link is incomplete. Ask for a new one and open it from the email.')}</p>
      <NewLink />
    </Card>
  );
}

function NewLink({ kind }: { kind?: 'quiet' }) {
  const { t } = useI18n();
  return (
    <ButtonLink to="/forgot-password" kind={kind}>
      {t('Get a new link')}
    </ButtonLink>
  );
}
