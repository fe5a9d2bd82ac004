import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A narrow card in the middle of the page, for screens with a single form. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  );
}
