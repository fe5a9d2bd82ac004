import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CategorySlug, Product } from '../../api/types';
import { Button } from '../../components/button';
import { useI18n } from '../../lib/i18n/i18n';
import { applyFilters, facetsOf, readFilters, writeFilters, type Filters } from '../../lib/product-filters';
import { FilterPanel } from './filter-panel';
import styles from './filtered-products.module.css';
import { ProductGrid } from './product-grid';
import { SortSelect } from './sort-select';

/** Tiles drawn at first, and how many more a press brings. */
const STEP = 24;

/** Products with the means to narrow them down and order them; the page's address holds what was chosen. */
export function FilteredProducts({ slug, products }: { slug: CategorySlug; products: Product[] }) {
  const [query, setQuery] = useSearchParams();
  const [shown, setShown] = useState(STEP);
  const { t } = useI18n();
  const filters = readFilters(query, slug);
  const found = applyFilters(products, filters);
  const change = (next: Partial<Filters>) =>
    setQuery((current) => writeFilters(current, { ...filters, ...next }, slug), { replace: true });
  const clear = () => change({ minPrice: null, maxPrice: null, inStock: false, specs: {} });

  return (
    <div className={styles.columns}>
      <FilterPanel facets={facetsOf(products, slug)} filters={filters} onChange={change} onClear={clear} />
      <div>
        <div className={styles.head}>
          <p role="status" className={styles.count}>
            {found.length === 1 ? t('1 product') : t('{count} products', { count: found.length })}
          </p>
          <SortSelect sort={filters.sort} onChange={(sort) => change({ sort })} />
        </div>
        {found.length === 0 && <NothingLeft onClear={clear} />}
        <ProductGrid products={found.slice(0, shown)} eagerCount={2} heading="h2" />
        {found.length > shown && (
          <div className={styles.more}>
            <Button kind="quiet" onClick={() => setShown(shown + STEP)}>
              {t('Show more')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function NothingLeft({ onClear }: { onClear: () => void }) {
  const { t } = useI18n();
  return (
    <div className={styles.nothing}>
      <p>{t('No product matches these filters.')}</p>
      <Button kind="quiet" onClick={onClear}>
        {t('Clear filters')}
      </Button>
    </div>
  );
}
