import { useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useResendCodeMutation } from '../../api/auth-api';
import { shopNow } from '../../api/shop-clock';
import { Button } from '../../components/button';
import { formatCountdown } from '../../lib/countdown';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { RESEND_WAIT_MS } from '../../lib/timings';
import { useSecondsUntil } from '../../lib/use-seconds-until';

/** A button that sends a new code, disabled for a minute after the last one that this browser knows of. */
export function ResendCode({ email }: { email: string }) {
  const { t, translateProblem } = useI18n();
  const [resendCode, { isLoading }] = useResendCodeMutation();
  const { state }: Location<{ codeSentAt?: number } | null> = useLocation();
  const [sentAt, setSentAt] = useState(state?.codeSentAt ?? 0);
  const seconds = useSecondsUntil(sentAt + RESEND_WAIT_MS);

  const resend = async () => {
    try {
      await resendCode({ email }).unwrap();
      setSentAt(shopNow());
      toast.success(t('A new code has been sent'));
    } catch (error) {
      toast.error(translateProblem(error) ?? t('Failed to send a new code'));
    }
  };

  return (
    <Button kind="quiet" onClick={resend} disabled={isLoading || email === '' || seconds > 0}>
      {seconds > 0 ? t('Resend code in {time}', { time: formatCountdown(seconds) }) : t('Resend code')}
    </Button>
  );
}
