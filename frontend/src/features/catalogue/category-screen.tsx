import { useGetBrandsByCategoryQuery } from '../../api/brands-api';
import { LoadError, Note } from '../../components/notices';
import { PageHead } from '../../components/page-head';
import type { Brand } from '../../api/types';
import type { Category } from '../../lib/categories';
import { readTerm } from '../../lib/category-request';
import { chosenBrand } from '../../lib/chosen-brand';
import { useI18n } from '../../lib/i18n/i18n';
import { readFilters, readPage, writeFilters } from '../../lib/product-filters';
import { BrandPicker } from './brand-picker';
import { CategoryProducts } from './category-products';
import { FoundProducts } from './found-products';
import { SearchedFor } from './searched-for';
import styles from './category-screen.module.css';
import { CATEGORY_LEADS } from './category-leads';
import { useQuerySteps } from './use-query-steps';

/** A category's brands and the products of the chosen brand; at first that is the first one. */
export function CategoryScreen({ category: { slug, label } }: { category: Category }) {
  const { currentData: brands, error, refetch } = useGetBrandsByCategoryQuery(slug);
  const [query, step] = useQuerySteps();
  const { t, translateProblem } = useI18n();
  const chosen = chosenBrand(brands, query);
  const term = readTerm(query);
  const page = readPage(query);
  const title = page > 1 ? `${t(label)}, ${t('Page {page}', { page })}` : t(label);

  const path = chosen === undefined ? undefined : pathOf(slug, chosen, query);

  const choose = (brand: { name: string } | null) => {
    const place = new URLSearchParams(brand ? { brand: brand.name } : { all: '1' });
    if (term) place.set('q', term);
    // Keeps price, stock and sort order, but not the specifications, which differ between brands.
    step(writeFilters(place, { ...readFilters(query, slug), specs: {} }, slug));
  };

  return (
    <>
      <PageHead title={title} description={t(CATEGORY_LEADS[slug])} path={path} />
      <h1 className={styles.title}>{t(label)}</h1>
      <p className={styles.lead}>{t(CATEGORY_LEADS[slug])}</p>
      <div className={styles.brands}>
        {error && !brands && (
          <LoadError message={translateProblem(error) ?? t('Failed to load brands')} onRetry={refetch} />
        )}
        {!error && !brands && <Note>{t('Loading brands...')}</Note>}
        {brands?.length === 0 && <Note>{t('No brands available for this category.')}</Note>}
        {brands && brands.length > 0 && <BrandPicker brands={brands} chosen={chosen} onChoose={choose} />}
      </div>
      {chosen === undefined && <Note>{t('No products for {brand}.', { brand: query.get('brand')! })}</Note>}
      {brands && brands.length > 0 && chosen !== undefined && (
        <>
          {term && <SearchedFor term={term} slug={slug} />}
          {term ? (
            <FoundProducts
              key={`${slug}/${chosen?.id}/${term}`}
              slug={slug}
              brand={chosen}
              nothing={<Note>{t('No products found')}</Note>}
            />
          ) : (
            <CategoryProducts key={`${slug}/${chosen?.id}`} slug={slug} brand={chosen} />
          )}
        </>
      )}
    </>
  );
}

/** For search engines: filters and sorting only narrow down what this address shows. */
function pathOf(slug: string, chosen: Brand | null, query: URLSearchParams): string {
  const place = new URLSearchParams();
  if (query.get('all') === '1') place.set('all', '1');
  else if (chosen && query.get('brand')) place.set('brand', chosen.name);
  if (readPage(query) > 1) place.set('page', String(readPage(query)));
  return `/category/${slug}${place.size > 0 ? `?${place}` : ''}`;
}
