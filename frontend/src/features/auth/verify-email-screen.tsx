import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { BusyButton } from '../../components/busy-button';
import { Card } from '../../components/card';
import { Field } from '../../components/field';
import { ErrorText } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import { useReturnState } from '../../lib/use-return-state';
import { EMPTY_CODE, isCodeComplete } from '../../lib/verification-code';
import { verifyEmail } from './auth-thunks';
import { CodeBoxes } from './code-boxes';
import { ResendCode } from './resend-code';
import { useAuthScreen } from './use-auth-screen';

/** Takes the six digits that were mailed; a right code logs its owner in. */
export function VerifyEmailScreen() {
  const { dispatch, user, isLoading, error } = useAuthScreen();
  const [boxes, setBoxes] = useState(EMPTY_CODE);
  const [typedEmail, setTypedEmail] = useState('');
  const navigate = useNavigate();
  const { from } = useReturnState();
  const email = user?.email ?? typedEmail.trim();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !isCodeComplete(boxes)) return;
    try {
      await dispatch(verifyEmail({ email, code: boxes.join('') })).unwrap();
      toast.success('Email verified successfully');
      await navigate(from, { replace: true });
    } catch (failure) {
      console.error('Verification failed:', failure);
    }
  };

  return (
    <Card title="Verify your email">
      <PageTitle text="Verify your email" />
      <p>
        Enter the 6-digit code sent to <strong>{user?.email ?? 'your email address'}</strong>.
      </p>
      <form onSubmit={submit}>
        {!user && (
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            required
            value={typedEmail}
            onChange={(event) => setTypedEmail(event.target.value)}
          />
        )}
        <CodeBoxes boxes={boxes} onChange={setBoxes} />
        <ErrorText>{error}</ErrorText>
        <BusyButton
          label="Verify Email"
          busyLabel="Verifying..."
          busy={isLoading}
          disabled={!isCodeComplete(boxes)}
        />
      </form>
      <ResendCode email={email} />
    </Card>
  );
}
