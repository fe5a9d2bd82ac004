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
import { resetPassword } from './auth-thunks';
import { useAuthForm } from './use-auth-form';
import { useAuthScreen } from './use-auth-screen';

const EMPTY = { password: '', confirmation: '' };
type ResetForm = typeof EMPTY;

/** The first invalid field with its error; null when both are valid. */
function faultOf({ password, confirmation }: ResetForm): { field: keyof ResetForm; message: Text } | null {
  if (password === '') return { field: 'password', message: 'Both fileds are require' };
  if (confirmation === '') return { field: 'confirmation', message: 'Both fileds are require' };
  return password === confirmation ? null : { field: 'confirmation', message: "Passwords don't match" };
}

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
  const form = useAuthForm<ResetForm>(['password'], { defaultValues: EMPTY });

  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const fault = faultOf(values);
    if (fault) return form.setError(fault.field, { message: fault.message }, { shouldFocus: true });
    try {
      await dispatch(resetPassword({ token, password: values.password })).unwrap();
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
          error={form.errorOf('password')}
          {...form.register('password')}
        />
        <PasswordField
          label={t('Confirm Password')}
          autoComplete="new-password"
          enterKeyHint="done"
          required
          error={form.errorOf('confirmation')}
          {...form.register('confirmation')}
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
