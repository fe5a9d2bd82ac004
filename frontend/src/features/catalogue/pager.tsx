import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/button';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  totalPages: number;
  /** The query of a page's address. */
  queryOf: (page: number) => URLSearchParams;
}

/** Links to the first, the last and the neighbouring pages of a list; nothing when there is only one page. */
export function Pager({ page, totalPages, queryOf }: PagerProps) {
  const { t } = useI18n();
  if (totalPages < 2 && page <= totalPages) return null;
  const around = [1, page - 1, page, page + 1, totalPages];
  const stops = [...new Set(around)].filter((stop) => stop >= 1 && stop <= totalPages);
  const to = (target: number) => ({ search: queryOf(target).toString() });
  return (
    <nav aria-label={t('Pages')} className={styles.pager}>
      {page > 1 && (
        <ButtonLink kind="quiet" to={to(Math.min(page - 1, totalPages))} rel="prev">
          {t('Previous')}
        </ButtonLink>
      )}
      <ol className={styles.pages}>
        {stops.map((stop, index) => (
          <li key={stop} className={stop - (stops[index - 1] ?? 0) > 1 ? styles.gap : undefined}>
            <Link
              to={to(stop)}
              aria-label={t('Page {page}', { page: stop })}
              aria-current={stop === page && 'page'}
              className={styles.link}
            >
              {stop}
            </Link>
          </li>
        ))}
      </ol>
      {page < totalPages && (
        <ButtonLink kind="quiet" to={to(page + 1)} rel="next">
          {t('Next')}
        </ButtonLink>
      )}
    </nav>
  );
}
