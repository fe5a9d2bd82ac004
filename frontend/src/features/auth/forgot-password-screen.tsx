import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { BusyButton } from '../../components/busy-button';
import { Button, ButtonLink } from '../../components/button';
import { Card } from '../../components/card';
import { Field } from '../../components/field';
import { PageTitle } from '../../components/page-title';
import { EMAIL_PATTERN } from '../../lib/email-pattern';
import { forgotPassword } from './auth-thunks';
import { useAuthScreen } from './use-auth-screen';

const emailRules = {
  validate: (email: string) => {
    if (email.trim() === '') return 'Please enter your email address';
    return EMAIL_PATTERN.test(email.trim()) || 'Please enter a valid email address';
  },
};

/** Has a reset link mailed, then says so; 'try again' brings the form back. */
export function ForgotPasswordScreen() {
  const { dispatch, isLoading } = useAuthScreen();
  const [sent, setSent] = useState(false);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });

  const submit = handleSubmit(async ({ email }) => {
    if (isLoading) return;
    const result = await dispatch(forgotPassword({ email: email.trim() }));
    if (forgotPassword.fulfilled.match(result)) {
      toast.success('Password reset link sent to your email');
      setSent(true);
    } else {
      toast.error(result.payload ?? 'Failed to send reset email');
    }
  });

  if (sent) return <EmailSent onTryAgain={() => setSent(false)} />;
  return (
    <Card title="Forgot Password">
      <PageTitle text="Forgot Password" />
      <p>Enter your email address and we will send you a link to reset your password.</p>
      <form onSubmit={submit} noValidate>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email', emailRules)}
        />
        <BusyButton label="Send Reset Link" busyLabel="Sending..." busy={isLoading} />
      </form>
      <Link to="/login">Back to Login</Link>
    </Card>
  );
}

function EmailSent({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Card title="Email Sent!">
      <PageTitle text="Email Sent!" />
      <p role="status">If this address has an account, a link to reset its password is on its way.</p>
      <ButtonLink to="/login">Back to Login</ButtonLink>
      <Button kind="quiet" onClick={onTryAgain}>
        Didn't receive the email? Try again
      </Button>
    </Card>
  );
}
