import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../../components/page-title';
import styles from './page-head.module.css';

/** Of the page by which somebody came to the shop, where the focus is at the document's start. */
const FIRST_PAGE = 'default';

/**
 * A dashboard page's title, on the page and in the browser's tab. `focusTitle` can focus it, and it takes the focus that was lost
 * with the page before, as after Save.
 */
export function PageHead({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirst = key === FIRST_PAGE;
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <>
      <PageTitle text={title} />
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
    </>
  );
}
