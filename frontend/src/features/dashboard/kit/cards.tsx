import type { ComponentProps, ReactNode } from 'react';
import styles from './cards.module.css';
import { useComfortableRows } from './use-comfortable-rows';

/** A list of cards, for things that need more space than a row of a table. */
export function CardList({ className = styles.list, ...rest }: ComponentProps<'ul'>) {
  return <ul className={className} {...rest} />;
}

/** One card of a `CardList`. */
export function Card({ className = '', ...rest }: ComponentProps<'li'>) {
  return <li className={`${styles.card} ${className}`} {...rest} />;
}

/** The first line of a card. */
export function CardHead(props: ComponentProps<'p'>) {
  return <p className={styles.head} {...props} />;
}

interface RowCardProps {
  className?: string;
  /** The first line. */
  head: ReactNode;
  /** The rest. */
  children: ReactNode;
  actions: ReactNode;
  /** Below all of it, in its whole width. */
  below?: ReactNode;
}

/**
 * A card of a long list: as high as a row of a table, with its buttons beside its two lines where there is room, or with
 * more of everything if comfortable rows are chosen.
 */
export function RowCard({ className = '', head, children, actions, below }: RowCardProps) {
  const { isOn: isComfortable } = useComfortableRows();
  return (
    <Card className={`${isComfortable ? '' : styles.row} ${className}`}>
      <div className={styles.main}>
        <CardHead>{head}</CardHead>
        <div className={styles.line}>{children}</div>
      </div>
      <div className={styles.actions}>{actions}</div>
      {below && <div className={styles.below}>{below}</div>}
    </Card>
  );
}
