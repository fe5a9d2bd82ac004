import type { ComponentProps } from 'react';
import styles from './cards.module.css';

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
