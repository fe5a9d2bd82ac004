import { useForm } from 'react-hook-form';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import { BusyButton } from '../../components/busy-button';
import { ButtonLink } from '../../components/button';
import { Card } from '../../components/card';
import { Field } from '../../components/field';
import { ErrorText } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { resetPassword } from './auth-thunks';
import { useAuthScreen } from './use-auth-screen';

interface ResetForm {
  password: string;
  confirmation: string;
}

function faultOf({ password, confirmation }: ResetForm): string | null {
  if (password === '' || confirmation === '') return 'Both fileds are require';
  return password === confirmation ? null : "Passwords don't match";
}

/** Sets a new password under the token of the address, in its path or its query. */
export function ResetPasswordScreen() {
  const { token: pathToken } = useParams();
  const [query] = useSearchParams();
  const token = pathToken ?? query.get('token');
  return token ? <ResetPasswordForm token={token} /> : <MissingToken />;
}

function ResetPasswordForm({ token }: { token: string }) {
  const { dispatch, isLoading, error } = useAuthScreen();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<ResetForm>({
    defaultValues: { password: '', confirmation: '' },
  });

  const submit = handleSubmit(async (form) => {
    if (isLoading) return;
    const fault = faultOf(form);
    if (fault) return setError('root', { message: fault });
    try {
      await dispatch(resetPassword({ token, password: form.password })).unwrap();
      toast.success('Pasword reset! please log in.');
      await navigate('/login');
    } catch (failure) {
      console.error('Password reset failed:', failure);
    }
  });

  return (
    <Card title="Reset Password">
      <PageTitle text="Reset Password" />
      <form onSubmit={submit} noValidate>
        <Field label="New Password" type="password" autoComplete="new-password" {...register('password')} />
        <Field
          label="Confirm Password"
          type="password"
          autoComplete="new-password"
          {...register('confirmation')}
        />
        <ErrorText>{formState.errors.root?.message ?? error}</ErrorText>
        <BusyButton label="Reset Password" busyLabel="Resetting..." busy={isLoading} />
      </form>
    </Card>
  );
}

function MissingToken() {
  return (
    <Card title="Reset Password">
      <PageTitle text="Reset Password" />
      <p>This address holds no reset token. Ask for a new reset link and open it from the email.</p>
      <ButtonLink to="/forgot-password">Get a new link</ButtonLink>
    </Card>
  );
}
