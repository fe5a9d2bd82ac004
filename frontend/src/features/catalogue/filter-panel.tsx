import type { CategorySlug, Facets } from '../../api/types';
import { Button } from '../../components/button';
import { useI18n } from '../../lib/i18n/i18n';
import { countFilters, type Filters } from '../../lib/product-filters';
import styles from './filter-panel.module.css';
import { PriceFilter } from './price-filter';
import { specChoices, SpecFilter } from './spec-filter';
import { useIsWide } from './use-is-wide';

interface FilterPanelProps {
  slug: CategorySlug | null;
  facets: Facets;
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
}

/** How many groups of specifications are open at first. */
const OPEN_GROUPS = 4;

/** Filters by price, stock and the category's own specifications; collapsed at first on narrow screens. */
export function FilterPanel({ slug, facets, filters, onChange, onClear }: FilterPanelProps) {
  const { t } = useI18n();
  const isWide = useIsWide();
  const count = countFilters(filters);
  return (
    <details className={styles.panel} open={isWide}>
      <summary className={styles.summary}>
        {t('Filters')}
        {count > 0 && <span className={styles.badge}>{count}</span>}
      </summary>
      <div className={styles.groups}>
        <PriceFilter range={facets.price} filters={filters} onChange={onChange} />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={filters.inStock}
            onChange={({ target }) => onChange({ inStock: target.checked })}
          />
          <span className={styles.value}>{t('In stock only')}</span>
          <span className={styles.many}>{facets.in_stock}</span>
        </label>
        {specChoices(slug, facets, filters).map((choice, index) => (
          <SpecFilter
            key={choice.field.name}
            {...choice}
            wanted={filters.specs[choice.field.name] ?? []}
            isOpen={index < OPEN_GROUPS}
            onChange={(wanted) => onChange({ specs: { ...filters.specs, [choice.field.name]: wanted } })}
          />
        ))}
        {count > 0 && (
          <Button kind="quiet" onClick={onClear}>
            {t('Clear filters')}
          </Button>
        )}
      </div>
    </details>
  );
}
