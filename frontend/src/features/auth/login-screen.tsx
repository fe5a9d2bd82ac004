import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import type { Credentials } from '../../api/auth-api';
import { BusyButton } from '../../components/busy-button';
import { Card } from '../../components/card';
import { Field } from '../../components/field';
import { ErrorText } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { useReturnState } from '../../lib/use-return-state';
import { login } from './auth-thunks';
import { useAuthScreen } from './use-auth-screen';

/** Email and password; where a verified person goes afterwards is the route guard's business. */
export function LoginScreen() {
  const { dispatch, isLoading, error } = useAuthScreen();
  const navigate = useNavigate();
  const state = useReturnState();
  const { register, handleSubmit } = useForm<Credentials>();

  const submit = handleSubmit(async (credentials) => {
    if (isLoading) return;
    try {
      const user = await dispatch(login(credentials)).unwrap();
      if (!user.is_verified) await navigate('/verify-email', { state });
    } catch (failure) {
      console.error('Login failed:', failure);
    }
  });

  return (
    <Card title="Log in">
      <PageTitle text="Log in" />
      <form onSubmit={submit}>
        <Field label="Email" type="email" autoComplete="email" required {...register('email')} />
        <Field
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          {...register('password')}
        />
        <ErrorText>{error}</ErrorText>
        <BusyButton label="Login" busyLabel="Logging in..." busy={isLoading} />
      </form>
      <Link to="/forgot-password">Forgot password?</Link>
      <p>
        Don't have an account?{' '}
        <Link to="/signup" state={state}>
          Sign up
        </Link>
      </p>
    </Card>
  );
}
