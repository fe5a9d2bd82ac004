import type { ReactNode, Ref } from 'react';
import styles from './shelf.module.css';

interface ShelfProps {
  ref?: Ref<HTMLElement>;
  title: string;
  /** What is shown in place of the products where they could not be loaded. */
  failure?: ReactNode;
  children: ReactNode;
}

/** A title and a row of products. */
export const Shelf = ({ ref, title, failure, children }: ShelfProps) => (
  <section ref={ref} className={styles.shelf}>
    <h2 className={styles.title}>{title}</h2>
    {failure}
    <div className={styles.row}>{children}</div>
  </section>
);
