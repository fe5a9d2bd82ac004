import type { Text } from '../lib/i18n/translate';
import { useI18n } from '../lib/i18n/i18n';
import styles from './order-status.module.css';

const COLOURS: Record<string, string | undefined> = {
  pending: styles.yellow,
  shipped: styles.blue,
  delivered: styles.green,
  ready_to_pick_up: styles.blue,
  picked_up: styles.green,
  paid: `${styles.red} ${styles.done}`,
  completed: `${styles.red} ${styles.done}`,
};

const WORDS: Record<string, Text> = {
  pending: 'pending',
  paid: 'paid',
  completed: 'completed',
  shipped: 'shipped',
  came_back: 'came back',
  delivered: 'delivered',
  ready_to_pick_up: 'ready to pick up',
  picked_up: 'picked up',
  cancelled: 'cancelled',
  refunded: 'refunded',
  expired: 'expired',
};

function useStatusWord(status: string): string {
  const { t } = useI18n();
  const word = WORDS[status];
  return word ? t(word) : status;
}

/** The status of an order or a payment in the shopper's language, spelt the same wherever it stands. */
export function StatusWord({ status }: { status: string }) {
  return <span className={styles.word}>{useStatusWord(status)}</span>;
}

/** An order's status: pending yellow, shipped blue, delivered green, anything else red, with a check mark where it means no harm. */
export function OrderStatus({ status }: { status: string }) {
  return (
    <span className={`${styles.status} ${styles.word} ${COLOURS[status] ?? styles.red}`}>
      {useStatusWord(status)}
    </span>
  );
}
