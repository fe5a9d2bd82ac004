import { useState } from 'react';
import { useGetBrandsQuery } from '../../../api/brands-api';
import { CATEGORIES } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import type { ProductWishes } from './product-search';
import { FilterBar, FilterChoice, SearchWords } from '../kit/filter-bar';

const STOCKS: { value: string; label: StaffText }[] = [
  { value: '', label: 'Any stock' },
  { value: 'out', label: 'Sold out' },
  { value: 'low', label: 'Few left' },
  { value: 'in', label: 'In stock' },
];

const SORTS: { value: string; label: StaffText }[] = [
  { value: '', label: 'Newest first' },
  { value: 'best-selling', label: 'Most sold first' },
  { value: 'name-asc', label: 'Name, A to Z' },
  { value: 'name-desc', label: 'Name, Z to A' },
  { value: 'price-asc', label: 'Lowest price first' },
  { value: 'price-desc', label: 'Highest price first' },
  { value: 'stock-asc', label: 'Least stock first' },
  { value: 'stock-desc', label: 'Most stock first' },
];

interface ProductFiltersProps {
  wishes: ProductWishes;
  onChange: (wanted: Partial<ProductWishes>) => void;
}

/** Searches the products, narrows them down and sorts them. */
export function ProductFilters({ wishes, onChange }: ProductFiltersProps) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const labelled = (choices: typeof STOCKS) =>
    choices.map(({ value, label }) => ({ value, label: t(label) }));
  const categories = CATEGORIES.map(({ slug, label }) => ({ value: slug as string, label: shop(label) }));
  return (
    <FilterBar>
      <SearchWords
        label={t('Search products')}
        placeholder={t('Name or brand')}
        value={wishes.q}
        onSearch={(q) => onChange({ q })}
      />
      <FilterChoice
        label={t('Filter by category')}
        options={[{ value: '', label: t('All categories') }, ...categories]}
        value={wishes.category}
        onChange={(category) => onChange({ category })}
      />
      <BrandFilter value={wishes.brand} onChange={(brand) => onChange({ brand })} />
      <FilterChoice
        label={t('Filter by stock')}
        options={labelled(STOCKS)}
        value={wishes.stock}
        onChange={(stock) => onChange({ stock })}
      />
      <FilterChoice
        label={t('Sort products')}
        options={labelled(SORTS)}
        value={wishes.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterBar>
  );
}

/** Its brands are asked for once it is opened. */
function BrandFilter({ value, onChange }: { value: string; onChange: (brand: string) => void }) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const [isOpened, setOpened] = useState(false);
  const { data: brands = [], isFetching } = useGetBrandsQuery(undefined, { skip: !isOpened });
  const names = brands.map(({ name }) => ({ value: name, label: name }));
  return (
    <FilterChoice
      label={t('Filter by brand')}
      showSearch
      loading={isFetching}
      options={[{ value: '', label: shop('All brands') }, ...names]}
      value={value}
      onOpenChange={() => setOpened(true)}
      onChange={onChange}
    />
  );
}
