import { PageTitle } from '../../../components/page-title';
import styles from './page-head.module.css';

/** A dashboard page's title, on the page and in the browser's tab. `focusTitle` can focus it. */
export function PageHead({ title }: { title: string }) {
  return (
    <>
      <PageTitle text={title} />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
    </>
  );
}
