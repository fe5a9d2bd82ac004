import type { CategorySlug, SearchPage } from '../../api/types';
import { findCategory } from '../../lib/categories';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './category-chips.module.css';

interface CategoryChipsProps {
  categories: SearchPage['categories'];
  /** Null for all categories. */
  chosen: CategorySlug | null;
  onChoose: (category: CategorySlug | null) => void;
}

/**
 * A button for each category in which something was found, with its number, and one for all; the chosen one is pressed. A
 * single category needs none.
 */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const { t } = useI18n();
  if (categories.length === 1) return null;
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
