import type { ComponentProps } from 'react';
import styles from './cards.module.css';

/** A list of things that are more than a row of a table. */
export function CardList({ className = styles.list, ...rest }: ComponentProps<'ul'>) {
  return <ul className={className} {...rest} />;
}

/** One of them. */
export function Card({ className = '', ...rest }: ComponentProps<'li'>) {
  return <li className={`${styles.card} ${className}`} {...rest} />;
}

/** What it is, who it is of and when, in one line. */
export function CardHead(props: ComponentProps<'p'>) {
  return <p className={styles.head} {...props} />;
}
