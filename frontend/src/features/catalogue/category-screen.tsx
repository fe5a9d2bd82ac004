import { useSearchParams } from 'react-router-dom';
import { useGetBrandsByCategoryQuery } from '../../api/brands-api';
import { errorMessage } from '../../api/problem';
import { LoadError, Note } from '../../components/notices';
import { PageTitle } from '../../components/page-title';
import type { Category } from '../../lib/categories';
import { BrandPicker } from './brand-picker';
import { BrandProducts } from './brand-products';

/** A category's brands and the products of the chosen one; the first brand is chosen at the start. */
export function CategoryScreen({ category }: { category: Category }) {
  const { currentData: brands, error, refetch } = useGetBrandsByCategoryQuery(category.slug);
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('brand');
  const chosen = brands?.find(({ name }) => name === wanted) ?? brands?.[0];

  return (
    <>
      <PageTitle text={category.label} />
      <h1>{category.label}</h1>
      {error && <LoadError message={errorMessage(error, 'Failed to load brands')} onRetry={refetch} />}
      {!error && !brands && <Note>Loading brands...</Note>}
      {brands?.length === 0 && <Note>No brands available for this category.</Note>}
      {brands && chosen && (
        <>
          <BrandPicker
            brands={brands}
            chosen={chosen}
            onChoose={({ name }) => setQuery({ brand: name }, { replace: true, preventScrollReset: true })}
          />
          <BrandProducts slug={category.slug} brand={chosen} />
        </>
      )}
    </>
  );
}
