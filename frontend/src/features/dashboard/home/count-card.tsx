import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Figure } from '../kit/figure';
import { LoadState } from '../kit/load-state';
import styles from './count-card.module.css';

export const FRESH = { refetchOnMountOrArgChange: true };

interface CountCardProps<Data> {
  label: StaffText;
  /** The list that is counted. */
  to: string;
  query: { data?: Data; error?: unknown; refetch: () => unknown };
  figure: (data: NonNullable<Data>) => string;
  /** Whether something has to be done. */
  isPressing?: (data: NonNullable<Data>) => boolean;
  note?: (data: NonNullable<Data>) => ReactNode;
}

/** A number with a link to its list; it loads and fails by itself. */
export function CountCard<Data>({ label, to, query, figure, isPressing, note }: CountCardProps<Data>) {
  const { t } = useStaffI18n();
  const { data, error } = query;
  // A number from before the failure would be taken for the present one.
  const known = error ? undefined : (data ?? undefined);
  return (
    <li
      className={
        known !== undefined && isPressing?.(known) ? `${styles.card} ${styles.pressing}` : styles.card
      }
    >
      <Link to={to} className={styles.link}>
        <span className={styles.label}>{t(label)}</span>
        {known !== undefined && (
          <strong className={styles.figure}>
            <Figure text={figure(known)} />
          </strong>
        )}
      </Link>
      {known !== undefined && note && <span className={styles.note}>{note(known)}</span>}
      <LoadState of={query} loading={t('Counting...')} failed={t('This could not be counted.')} />
    </li>
  );
}
