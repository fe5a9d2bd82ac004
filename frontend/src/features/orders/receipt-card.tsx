import type { ReactNode } from 'react';
import styles from './receipt-card.module.css';

/** The box of a receipt; without a name it only holds the place of one. */
export function ReceiptCard({ name, children }: { name?: string; children: ReactNode }) {
  const Box = name ? 'article' : 'div';
  return (
    <Box className={styles.card} aria-label={name}>
      {children}
    </Box>
  );
}
