import { Button, Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './choice-bar.module.css';

interface ChoiceBarProps {
  /** What the group of actions is called. */
  label: string;
  /** How many are chosen, which may be on several pages. */
  count: number;
  /** Whether all, some or none of the page are chosen. */
  page: 'all' | 'some' | 'none';
  onChoosePage: (isWanted: boolean) => void;
  onClear: () => void;
  /** What can be done while nothing is chosen. */
  idle?: ReactNode;
  /** What can be done with all that are chosen. */
  children: ReactNode;
}

/**
 * The bar above a list whose items can be chosen. It keeps its height and its actions stay in sight, so that no item moves
 * when one is chosen.
 */
export function ChoiceBar({ label, count, page, onChoosePage, onClear, idle, children }: ChoiceBarProps) {
  const { t } = useStaffI18n();
  return (
    <div className={count > 0 ? `${styles.bar} ${styles.chosen}` : styles.bar}>
      {/* Not in a table's head, which antd repeats in a hidden row, where the checkbox could get the focus. */}
      <Checkbox
        className={styles.all}
        checked={page === 'all'}
        indeterminate={page === 'some'}
        onChange={({ target }) => onChoosePage(target.checked)}
      >
        {t('Select all on page')}
      </Checkbox>
      {count === 0 ? (
        <div className={styles.actions}>{idle}</div>
      ) : (
        <div className={styles.actions} role="group" aria-label={label}>
          <strong role="status">{t('{count} selected', { count })}</strong>
          {children}
          <Button onClick={onClear}>{t('Clear')}</Button>
        </div>
      )}
    </div>
  );
}

/** How much of a page is chosen. */
export function choiceOf(chosen: number, all: number): ChoiceBarProps['page'] {
  if (chosen === 0) return 'none';
  return chosen < all ? 'some' : 'all';
}
