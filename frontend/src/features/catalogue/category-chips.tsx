import { useEffect } from 'react';
import type { CategorySlug, SearchPage } from '../../api/types';
import { findCategory } from '../../lib/categories';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './category-chips.module.css';

interface CategoryChipsProps {
  categories: SearchPage['categories'];
  /** Null for all categories. */
  chosen: CategorySlug | null;
  onChoose: (category: CategorySlug | null, options?: { replace: boolean }) => void;
}

/**
 * A button for each category in which something was found, with its number, and one for all; the chosen one is pressed. A
 * single category is chosen by itself, for its filters.
 */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const { t } = useI18n();
  const only = categories.length === 1 ? categories[0]!.category : null;
  useEffect(() => {
    if (only && !chosen) onChoose(only, { replace: true });
  });
  if (only) return null;
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  const chips = [{ category: null, count: all }, ...categories];
  return (
    <div className={styles.chips} role="group" aria-label={t('Categories')}>
      {chips.map(({ category, count }) => (
        <button
          key={category}
          type="button"
          className={styles.chip}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {category ? t(findCategory(category)!.label) : t('All categories')}
          <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
