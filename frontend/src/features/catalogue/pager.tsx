import { Link } from 'react-router-dom';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  totalPages: number;
  /** The address's query of a page. */
  queryOf: (page: number) => URLSearchParams;
}

/** Links to the other pages of a list; nothing where there is one page alone. */
export function Pager({ page, totalPages, queryOf }: PagerProps) {
  const { t } = useI18n();
  if (totalPages < 2 && page <= totalPages) return null;
  const to = (target: number) => ({ search: queryOf(target).toString() });
  return (
    <nav aria-label={t('Pages')} className={styles.pager}>
      {page > 1 && (
        <Link to={to(Math.min(page - 1, totalPages))} rel="prev" className={`${styles.link} ${styles.step}`}>
          {t('Previous')}
        </Link>
      )}
      <ol className={styles.pages}>
        {stopsOf(page, totalPages).map((stop, index) => (
          <li key={stop ?? `gap ${index}`}>
            {stop === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={to(stop)}
                aria-label={t('Page {page}', { page: stop })}
                aria-current={stop === page && 'page'}
                className={styles.link}
              >
                {stop}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < totalPages && (
        <Link to={to(page + 1)} rel="next" className={`${styles.link} ${styles.step}`}>
          {t('Next')}
        </Link>
      )}
    </nav>
  );
}

/** The first and the last page and those around this one; null for several that are left out. */
function stopsOf(page: number, totalPages: number): (number | null)[] {
  const isThere = (one: number) => one >= 1 && one <= totalPages;
  const stops = [...new Set([1, page - 1, page, page + 1, totalPages].filter(isThere))];
  return stops.flatMap((stop, index) => {
    const missing = stop - (stops[index - 1] ?? 0) - 1;
    if (missing === 0) return [stop];
    return missing === 1 ? [stop - 1, stop] : [null, stop];
  });
}
