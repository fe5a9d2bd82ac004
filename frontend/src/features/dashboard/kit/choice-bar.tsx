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
  /** How to choose all that match the list's filters, if the page has not all of them. */
  whole?: WholeList;
  /** What can be done while nothing is chosen. */
  idle?: ReactNode;
  /** What can be done with all that are chosen. */
  children: ReactNode;
}

interface WholeList {
  /** How many match the filters. */
  total: number;
  /** The most that can be chosen. */
  most: number;
  isLoading: boolean;
  onChoose: () => void;
}

/**
 * The bar above a list whose items can be chosen. It keeps its height and its actions stay in sight, so that no item moves
 * when one is chosen.
 */
export function ChoiceBar({
  label,
  count,
  page,
  onChoosePage,
  onClear,
  whole,
  idle,
  children,
}: ChoiceBarProps) {
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
          {whole && page === 'all' && count < Math.min(whole.total, whole.most) && <ChooseWhole {...whole} />}
          {children}
          <Button onClick={onClear}>{t('Clear')}</Button>
        </div>
      )}
    </div>
  );
}

function ChooseWhole({ total, most, isLoading, onChoose }: WholeList) {
  const { t } = useStaffI18n();
  return (
    <Button loading={isLoading} onClick={onChoose}>
      {total > most
        ? t('Select the first {most} of {count} that match', { most, count: total })
        : t('Select all {count} that match', { count: total })}
    </Button>
  );
}

/** How much of a page is chosen. */
export function choiceOf(chosen: number, all: number): ChoiceBarProps['page'] {
  if (chosen === 0) return 'none';
  return chosen < all ? 'some' : 'all';
}
