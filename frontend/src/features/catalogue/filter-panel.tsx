import { useState } from 'react';
import { Button } from '../../components/button';
import { useI18n } from '../../lib/i18n/i18n';
import { countFilters, type Facet, type Filters } from '../../lib/product-filters';
import styles from './filter-panel.module.css';
import { PriceFilter } from './price-filter';
import { useIsWide } from './use-is-wide';

interface FilterPanelProps {
  facets: Facet[];
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
}

/** So many groups of specifications are open at first; the others are a press away. */
const OPEN_GROUPS = 4;

/** Price, stock and the category's own specifications; folded away on narrow screens until asked for. */
export function FilterPanel({ facets, filters, onChange, onClear }: FilterPanelProps) {
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
        <PriceFilter key={`${filters.minPrice}-${filters.maxPrice}`} filters={filters} onChange={onChange} />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={filters.inStock}
            onChange={({ target }) => onChange({ inStock: target.checked })}
          />
          {t('In stock only')}
        </label>
        {facets.map((facet, index) => (
          <FacetGroup
            key={facet.field.name}
            facet={facet}
            filters={filters}
            onChange={onChange}
            isOpen={index < OPEN_GROUPS}
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

interface FacetGroupProps extends Pick<FilterPanelProps, 'filters' | 'onChange'> {
  facet: Facet;
  /** Whether its values show before it is touched; a group with a wanted value always begins open. */
  isOpen: boolean;
}

function FacetGroup({ facet: { field, values }, filters, onChange, isOpen }: FacetGroupProps) {
  const { t } = useI18n();
  const wanted = filters.specs[field.name] ?? [];
  const [startsOpen] = useState(isOpen || wanted.length > 0);
  const words = (value: string) => {
    if (field.kind === 'boolean') return value === 'true' ? t('Yes') : t('No');
    return field.kind === 'number' ? value.replace('-', ' – ') : value;
  };
  const toggle = (value: string) => {
    const next = wanted.includes(value) ? wanted.filter((one) => one !== value) : [...wanted, value];
    onChange({ specs: { ...filters.specs, [field.name]: next } });
  };
  return (
    <details open={startsOpen}>
      <summary className={styles.fold}>{t(field.label)}</summary>
      <fieldset className={styles.group} aria-label={t(field.label)}>
        {values.map(({ value, count }) => (
          <label key={value} className={styles.check}>
            <input type="checkbox" checked={wanted.includes(value)} onChange={() => toggle(value)} />
            <span className={styles.value}>{words(value)}</span>
            <span className={styles.many}>{count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
