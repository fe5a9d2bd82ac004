import type { ReactNode } from 'react';
import { PageTitle } from '../../../components/page-title';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** The link back to the list of which the page shows one thing. */
  back?: ReactNode;
}

/** A dashboard page's title, on the page and in the browser's tab. `focusTitle` can focus it. */
export function PageHead({ title, back }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <PageTitle text={title} />
      {back && <div className={styles.back}>{back}</div>}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
    </div>
  );
}
