import styles from './order-status.module.css';

const COLOURS: Record<string, string> = {
  pending: styles.yellow,
  shipped: styles.blue,
  delivered: styles.green,
};

/** An order's status: pending yellow, shipped blue, delivered green, anything else red. */
export function OrderStatus({ status }: { status: string }) {
  return <span className={`${styles.status} ${COLOURS[status] ?? styles.red}`}>{status}</span>;
}
