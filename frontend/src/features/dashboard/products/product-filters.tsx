import { useState } from 'react';
import { useGetBrandsQuery } from '../../../api/brands-api';
import { CATEGORIES } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FilterBar, FilterSelect, SearchField } from '../kit/filter-bar';
import { SavedViews } from '../kit/saved-views';
import { anyText, oneOf, useListAddress } from '../kit/use-list-address';

const STOCKS = {
  '': 'Any stock',
  restock: 'Needs restock',
  out: 'Sold out',
  low: 'Few left',
  in: 'In stock',
} as const;

/** Where products are; the empty one is the shop. */
const PLACES = { '': 'In the shop', hidden: 'Hidden', deleted: 'Deleted' } as const;

const SORTS = {
  '': 'Newest first',
  'best-selling': 'Most sold first',
  'name-asc': 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  'price-asc': 'Lowest price first',
  'price-desc': 'Highest price first',
  'stock-asc': 'Least stock first',
  'stock-desc': 'Most stock first',
} as const;

const FILTERS = {
  q: anyText,
  category: oneOf(CATEGORIES.map(({ slug }) => slug)),
  brand: anyText,
  stock: oneOf(Object.keys(STOCKS)),
  sort: oneOf(Object.keys(SORTS)),
  place: oneOf(Object.keys(PLACES)),
};

/** The filters of the products in the address; its `page` is the number of open pages. */
export const useProductAddress = () => useListAddress(FILTERS, { staysInPlace: true });

type ProductAddress = ReturnType<typeof useProductAddress>;

/** The search, the filters and the sort order of the products. */
export function ProductFilters({ address }: { address: ProductAddress }) {
  const { t } = useStaffI18n();
  const { field } = address;
  const { t: shop } = useI18n();
  const categories = CATEGORIES.map(({ slug, label }) => ({ value: slug as string, label: shop(label) }));
  return (
    <FilterBar>
      <SearchField
        label={t('Search products')}
        placeholder={t('Name, brand, SKU or barcode')}
        scan={t('Scan a product')}
        {...field('q')}
      />
      <FilterSelect label={t('Show products that are')} labels={PLACES} {...field('place')} />
      <FilterSelect
        label={t('Filter by category')}
        options={[{ value: '', label: t('All categories') }, ...categories]}
        {...field('category')}
      />
      <BrandFilter {...field('brand')} />
      <FilterSelect label={t('Filter by stock')} labels={STOCKS} {...field('stock')} />
      <FilterSelect label={t('Sort products')} labels={SORTS} {...field('sort')} />
      <SavedViews list="products" address={address} />
    </FilterBar>
  );
}

/** Loads the brands when it is first opened. */
function BrandFilter(field: ReturnType<ProductAddress['field']>) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const [isOpened, setOpened] = useState(false);
  const { data: brands = [], isFetching } = useGetBrandsQuery(undefined, { skip: !isOpened });
  const names = brands.map(({ name }) => ({ value: name, label: name }));
  return (
    <FilterSelect
      label={t('Filter by brand')}
      showSearch
      loading={isFetching}
      options={[{ value: '', label: shop('All brands') }, ...names]}
      onOpenChange={() => setOpened(true)}
      {...field}
    />
  );
}
