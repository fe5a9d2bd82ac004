import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { SORTS, type Sort } from '../../lib/product-filters';
import styles from './sort-select.module.css';

const NAMES: Record<Sort, Text> = {
  newest: 'Newest first',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'best-selling': 'Best-selling',
};

interface SortSelectProps {
  /** The name of the order when none is chosen. */
  first: Text;
  sort: Sort | null;
  onChange: (sort: Sort | null) => void;
}

/** Selects the sort order of the products. */
export function SortSelect({ first, sort, onChange }: SortSelectProps) {
  const { t } = useI18n();
  return (
    <label className={styles.sort}>
      <span className={styles.word}>{t('Sort by')}</span>
      <select
        className={styles.select}
        value={sort ?? ''}
        onChange={({ target }) => onChange(SORTS.find((known) => known === target.value) ?? null)}
      >
        <option value="">{t(first)}</option>
        {SORTS.map((known) => (
          <option key={known} value={known}>
            {t(NAMES[known])}
          </option>
        ))}
      </select>
    </label>
  );
}
