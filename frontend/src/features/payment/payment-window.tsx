import { useEffect } from 'react';
import { formatCountdown } from '../../lib/countdown';
import { useI18n } from '../../lib/i18n/i18n';
import { useSecondsUntil } from '../../lib/use-seconds-until';
import styles from './payment-window.module.css';

interface PaymentWindowProps {
  createdAt: string;
  payUntil: string;
  /** Called with whether the time is over by this browser's clock. */
  onOver: (isOver: boolean) => void;
}

/** The time left to pay. It is only displayed: the server's clock decides. */
export function PaymentWindow({ createdAt, payUntil, onOver }: PaymentWindowProps) {
  const end = Date.parse(payUntil);
  const seconds = useSecondsUntil(end);
  const isOver = seconds === 0;

  useEffect(() => {
    onOver(isOver);
    return () => onOver(false);
  }, [isOver, onOver]);

  if (Number.isNaN(seconds)) return null;
  const whole = Math.max(1, (end - Date.parse(createdAt)) / 1000);
  return (
    <div className={`${styles.window} ${seconds <= 60 ? styles.urgent : ''}`}>
      <Ring share={Math.min(1, seconds / whole)} />
      <TimeLeft seconds={seconds} />
      <Announcement seconds={seconds} />
    </div>
  );
}

function TimeLeft({ seconds }: { seconds: number }) {
  const { t } = useI18n();
  return (
    <p role="timer" className={styles.words}>
      {seconds > 0
        ? t('Time left to pay: {time}', { time: formatCountdown(seconds) })
        : t('The time to pay has run out.')}
    </p>
  );
}

const RADIUS = 18;
const LENGTH = 2 * Math.PI * RADIUS;

function Ring({ share }: { share: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
      <circle cx="22" cy="22" r={RADIUS} className={styles.track} />
      <circle
        cx="22"
        cy="22"
        r={RADIUS}
        className={styles.left}
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - share)}
      />
    </svg>
  );
}

/** Announces to screen readers when 5 minutes and 1 minute are left, and when the time is over. */
function Announcement({ seconds }: { seconds: number }) {
  const { t } = useI18n();
  return (
    <p role="status" className="visually-hidden">
      {seconds === 0 && t('The time to pay has run out.')}
      {seconds > 0 && seconds <= 60 && t('One minute left to pay.')}
      {seconds > 60 && seconds <= 300 && t('Five minutes left to pay.')}
    </p>
  );
}
