import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { BusyButton } from '../../components/busy-button';
import { Card } from '../../components/card';
import { Field } from '../../components/field';
import { ErrorText } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { useReturnState } from '../../lib/use-return-state';
import { signup } from './auth-thunks';
import { PasswordMeter } from './password-meter';
import { useAuthScreen } from './use-auth-screen';

interface SignupForm {
  name: string;
  email: string;
  password: string;
}

/** Makes an account and goes on to verify its email. */
export function SignupScreen() {
  const { dispatch, isLoading, error } = useAuthScreen();
  const navigate = useNavigate();
  const state = useReturnState();
  const { register, handleSubmit, control } = useForm<SignupForm>();
  const password = useWatch({ control, name: 'password', defaultValue: '' });

  const submit = handleSubmit(async (form) => {
    if (isLoading) return;
    try {
      await dispatch(signup(form)).unwrap();
      await navigate('/verify-email', { state });
    } catch (failure) {
      console.error('Sign-up failed:', failure);
    }
  });

  return (
    <Card title="Create an account">
      <PageTitle text="Sign up" />
      <form onSubmit={submit}>
        <Field label="Full Name" autoComplete="name" required {...register('name')} />
        <Field label="Email" type="email" autoComplete="email" required {...register('email')} />
        <Field
          label="Password"
          type="password"
          autoComplete="new-password"
          required
          {...register('password')}
        />
        <PasswordMeter password={password} />
        <ErrorText>{error}</ErrorText>
        <BusyButton label="Sign Up" busyLabel="Signing up..." busy={isLoading} />
      </form>
      <p>
        Already have an account?{' '}
        <Link to="/login" state={state}>
          Login
        </Link>
      </p>
    </Card>
  );
}
