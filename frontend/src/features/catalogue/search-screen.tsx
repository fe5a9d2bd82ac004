import type { CategorySlug } from '../../api/types';
import { BestSellers } from './best-sellers';
import { CategoryLinks } from '../../components/category-links';
import { Note } from '../../components/notices';
import { PageHead } from '../../components/page-head';
import { readCategory, readTerm } from '../../lib/category-request';
import { useI18n } from '../../lib/i18n/i18n';
import { readFilters, writeFilters } from '../../lib/product-filters';
import { nearestCategory } from '../../lib/ways-on';
import { CategoryChips } from './category-chips';
import { FoundProducts } from './found-products';
import { SearchField } from './search-field';
import styles from './search-screen.module.css';
import { useQuerySteps } from './use-query-steps';

/** All products that a search finds, in every category or in one. */
export function SearchScreen() {
  const [query, step] = useQuerySteps();
  const { t } = useI18n();
  const term = readTerm(query);
  const slug = readCategory(query);
  const title = term ? t('Results for “{term}”', { term }) : t('Search products');

  const search = (next: string) => step(new URLSearchParams({ q: next }));
  const choose = (category: string | null) => {
    const place = new URLSearchParams({ q: term, ...(category && { category }) });
    // Keeps price, stock and sort order, but not the specifications, which differ between categories.
    step(writeFilters(place, { ...readFilters(query, slug), specs: {} }, slug));
  };

  return (
    <>
      <PageHead title={title} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.search}>
        <SearchField key={term} term={term} onSearch={search} />
      </div>
      {term === '' ? (
        <Ways />
      ) : (
        <FoundProducts
          key={`results/${term}`}
          slug={slug}
          brand={null}
          above={(page) => <CategoryChips categories={page.categories} chosen={slug} onChoose={choose} />}
          nothing={<Nothing term={term} />}
        />
      )}
    </>
  );
}

function Nothing({ term }: { term: string }) {
  const { t } = useI18n();
  return (
    <>
      <Note>{t('No products found')}</Note>
      <Ways first={nearestCategory(term)} />
    </>
  );
}

function Ways({ first }: { first?: CategorySlug }) {
  return (
    <>
      <CategoryLinks first={first} />
      <BestSellers most={4} />
    </>
  );
}
