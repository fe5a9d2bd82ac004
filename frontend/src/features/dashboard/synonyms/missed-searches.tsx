import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { shopDay } from '../../../api/shop-time';
import { useGetReportQuery } from '../../../api/reports-api';
import type { SynonymGroup } from '../../../api/types';
import { Note } from '../../../components/notices';
import { shopDayAgo } from '../kit/day-range';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LoadState } from '../kit/load-state';
import styles from './missed-searches.module.css';

const DAYS = 30;

interface MissedSearchesProps {
  groups: SynonymGroup[];
  /** Starts a new group with a term. */
  onAdd: (term: string) => void;
}

/** What shoppers have looked for in vain, the most frequent first. */
export function MissedSearches({ groups, onAdd }: MissedSearchesProps) {
  const { t } = useStaffI18n();
  const days = { from: shopDayAgo(DAYS - 1), to: shopDay() };
  const query = useGetReportQuery({ kind: 'searches', page: 1, ...days });
  const { data, error } = query;
  const known = new Set(groups.flatMap(({ words }) => words));
  return (
    <section aria-labelledby="missed">
      <h2 id="missed">{t('What shoppers have not found in the last 30 days')}</h2>
      <LoadState of={query} loading={t('Loading searches...')} failed={t('Failed to load the searches')} />
      {data?.rows.length === 0 && !error && <Note>{t('Every search has found something.')}</Note>}
      <ul className={styles.list}>
        {data?.rows.map((row) => {
          const [term, times] = [String(row.term), Number(row.times)];
          return (
            <li key={term} className={styles.row}>
              <div className={styles.term}>
                <strong>{term}</strong>
                <span className={styles.times}>
                  {times === 1 ? t('once') : t('{count} times', { count: times })}
                </span>
              </div>
              {known.has(term) ? (
                <span className={styles.times}>{t('has a group now')}</span>
              ) : (
                <Button onClick={() => onAdd(term)} aria-label={t('Make a synonym of {term}', { term })}>
                  {t('Make a synonym of …')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Link to="/seller-dashboard/reports/searches">{t('All days and files: the report of searches')}</Link>
    </section>
  );
}
