import type { ReactNode } from 'react';
import styles from './receipt-card.module.css';

interface ReceiptCardProps {
  name?: string;
  anchor?: string;
  children: ReactNode;
}

/** The box of a receipt; without a name it only holds the place of one. An address leads to it by its anchor. */
export function ReceiptCard({ name, anchor, children }: ReceiptCardProps) {
  const Box = name ? 'article' : 'div';
  return (
    <Box className={name ? styles.card : `${styles.card} ${styles.place}`} id={anchor} aria-label={name}>
      {children}
    </Box>
  );
}
