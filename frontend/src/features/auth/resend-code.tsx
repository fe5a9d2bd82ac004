import { toast } from 'sonner';
import { useResendCodeMutation } from '../../api/auth-api';
import { errorMessage } from '../../api/problem';
import { Button } from '../../components/button';

/** Has a new code sent, at most once a minute: the server says when it is too soon. */
export function ResendCode({ email }: { email: string }) {
  const [resendCode, { isLoading }] = useResendCodeMutation();

  const resend = async () => {
    try {
      await resendCode({ email }).unwrap();
      toast.success('A new code has been sent');
    } catch (error) {
      toast.error(errorMessage(error, 'Failed to send a new code'));
    }
  };

  return (
    <Button kind="quiet" onClick={resend} disabled={isLoading || email === ''}>
      Resend code
    </Button>
  );
}
