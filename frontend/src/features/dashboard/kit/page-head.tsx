import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Numbered } from '../../../components/numbered';
import { PageTitle } from '../../../components/page-title';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** The link back to the list of which the page shows one thing. */
  back?: ReactNode;
}

/** The state of a navigation by keys alone. */
export const BY_KEYS = { byKeys: true };

/** A dashboard page's title, on the page and in the browser's tab. `focusTitle` can focus it. */
export function PageHead({ title, back }: PageHeadProps) {
  const heading = useTitleOfKeys();
  return (
    <div className={styles.head}>
      <PageTitle text={title} />
      {back && <div className={styles.back}>{back}</div>}
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        <Numbered text={title} />
      </h1>
    </div>
  );
}

/** Focuses the title of a page that was opened by keys, so that Tab goes on in the page and not through header and menu again. */
function useTitleOfKeys() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, state } = useLocation() as { key: string; state: Partial<typeof BY_KEYS> | null };
  const isByKeys = state?.byKeys === true;
  useEffect(() => {
    if (isByKeys) heading.current?.focus({ preventScroll: true });
  }, [isByKeys, key]);
  return heading;
}
