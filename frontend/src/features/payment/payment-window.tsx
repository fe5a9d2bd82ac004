import { useEffect, useState } from 'react';
import { formatCountdown } from '../../lib/dates';

function secondsUntil(iso: string): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / 1000));
}

/** How long the order waits for its payment. The server's clock decides; this one only tells. */
export function PaymentWindow({ payUntil }: { payUntil: string }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(payUntil));

  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(payUntil)), 1000);
    return () => clearInterval(timer);
  }, [payUntil]);

  if (Number.isNaN(seconds)) return null;
  return (
    <p role="timer">
      {seconds > 0 ? `Time left to pay: ${formatCountdown(seconds)}` : 'The time to pay has run out.'}
    </p>
  );
}
