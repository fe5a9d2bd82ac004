import type { ReactNode } from 'react';
import styles from './column-page.module.css';
import { PageTitle } from './page-title';

interface ColumnPageProps {
  title: string;
  /** Stands beside the title. */
  link?: ReactNode;
  children: ReactNode;
}

/** A page of one column below its title. */
export function ColumnPage({ title, link, children }: ColumnPageProps) {
  return (
    <section className={styles.page}>
      <PageTitle text={title} />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {link}
      </header>
      {children}
    </section>
  );
}
