import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { CategoryPage, CategorySlug } from '../../api/types';
import { Button } from '../../components/button';
import { Note } from '../../components/notices';
import { NoIndex } from '../../components/page-head';
import { CATEGORY_PAGE_SIZE } from '../../lib/category-request';
import { useI18n } from '../../lib/i18n/i18n';
import { isBeyond } from '../../lib/page-place';
import { categoryQuery, readFilters, readPage, writeFilters, type Filters } from '../../lib/product-filters';
import { FilterPanel } from './filter-panel';
import styles from './filtered-products.module.css';
import { Pager } from './pager';
import { ProductGrid, ProductGridSkeleton } from './product-grid';
import { SortSelect } from './sort-select';
import { useQuerySteps } from './use-query-steps';

interface FilteredProductsProps {
  /** Null for products of several categories, which have no specifications in common. */
  slug: CategorySlug | null;
  /** The only category in which a search in all of them found something: its filters come with it into the address. */
  foundIn?: CategorySlug;
  shown: CategoryPage;
  /** Whether the page in the address is still loading. */
  isWaiting: boolean;
  /** Shown above the products when the page in the address could not be loaded. */
  failure: ReactNode;
  /** Whether they are found by a search, so that the best matches come first. */
  isSearch?: boolean;
}

/** A page of products with filters, sort order and pager, all of them kept in the page's address. */
export function FilteredProducts(props: FilteredProductsProps) {
  const { slug, foundIn = slug, shown, isWaiting, failure, isSearch } = props;
  const [query, step] = useQuerySteps();
  const { t } = useI18n();
  const count = useStartOfPage(readPage(query), categoryQuery(query, slug, 1).toString());
  const filters = readFilters(query, slug);
  const change = (next: Partial<Filters>) => {
    const place = writeFilters(query, { ...filters, ...next }, foundIn);
    if (foundIn !== slug) place.set('category', foundIn!);
    step(place);
  };
  const isCurrent = !isWaiting && !failure;
  const clear = () => {
    change({ minPrice: null, maxPrice: null, inStock: false, specs: {} });
    // The pressed button disappears and would lose the focus.
    count.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.columns}>
      {isCurrent && isBeyond(shown) && <NoIndex />}
      <a className="skip-link" href="#products">
        {t('Skip to products')}
      </a>
      <FilterPanel
        slug={foundIn}
        facets={shown.facets}
        filters={filters}
        total={isCurrent ? shown.total : null}
        onChange={change}
        onClear={clear}
      />
      <div className={styles.head}>
        <SortSelect
          first={isSearch ? 'Best match' : 'Featured'}
          sort={filters.sort}
          onChange={(sort) => change({ sort })}
        />
        <p ref={count} role="status" tabIndex={-1} className={styles.count}>
          {isCurrent ? <Count {...shown} /> : <LastCount {...shown} />}
        </p>
      </div>
      <div id="products" tabIndex={-1} className={styles.found} aria-busy={isWaiting}>
        {failure}
        <div className={styles.products}>
          {shown.total === 0 && isWaiting && <ProductGridSkeleton count={4} />}
          {shown.total === 0 && isCurrent && <NothingLeft onClear={clear} />}
          {shown.total > 0 && shown.products.length === 0 && <Note>{t('No products found')}</Note>}
          <ProductGrid products={shown.products} eagerCount={2} heading="h2" />
        </div>
        <Pager
          page={shown.page}
          totalPages={shown.totalPages}
          queryOf={(page) => categoryQuery(query, slug, page)}
        />
      </div>
    </div>
  );
}

/**
 * Scrolls to the count above the products and focuses it when the shopper opens another page of the same `list`. Who sets
 * a filter stays there; when they go back, the browser restores the scroll position.
 */
function useStartOfPage(page: number, list: string) {
  const count = useRef<HTMLParagraphElement>(null);
  const navigation = useNavigationType();
  const left = useRef({ page, list });
  useEffect(() => {
    const before = left.current;
    left.current = { page, list };
    if (before.page === page || before.list !== list || navigation !== 'PUSH') return;
    count.current?.focus({ preventScroll: true });
    count.current?.scrollIntoView();
  }, [page, list, navigation]);
  return count;
}

function Count({ page, total, totalPages, products }: CategoryPage) {
  const { t } = useI18n();
  if (total === 1) return t('1 product');
  if (totalPages < 2 || products.length === 0) return t('{count} products', { count: total });
  const from = (page - 1) * CATEGORY_PAGE_SIZE + 1;
  return t('{from} to {to} of {count} products', { from, to: from + products.length - 1, count: total });
}

/** The count of the page before, which stays in sight until there is a new one, but is not read out; none for no products. */
function LastCount(last: CategoryPage) {
  if (last.total === 0) return null;
  return (
    <span aria-hidden="true">
      <Count {...last} />
    </span>
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
