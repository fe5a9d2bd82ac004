import { Select } from 'antd';
import { useState } from 'react';
import { useGetProductsQuery, useLazySearchProductsQuery } from '../../../api/products-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { idsIn } from './sale-values';

const MOST = 500;

interface ProductsFieldProps {
  /** Ids with commas between them; the form's item passes it. */
  value?: string;
  onChange?: (value: string) => void;
  id?: string;
  disabled?: boolean;
}

/** Searches products, and chooses some. */
export function ProductsField({ value = '', onChange, ...rest }: ProductsFieldProps) {
  const { t } = useStaffI18n();
  const [first] = useState(() => idsIn(value).slice(0, 100));
  const [find, { data: found = [], isFetching }] = useLazySearchProductsQuery();
  const { data: chosenBefore = [] } = useGetProductsQuery(
    { ids: first, limit: 100 },
    { skip: first.length === 0 },
  );
  const [names, setNames] = useState<Record<number, string>>({});
  const known = new Map([...chosenBefore, ...found].map(({ id, name }) => [id, name]));
  const nameOf = (id: number) => known.get(id) ?? names[id] ?? `#${id}`;
  const ids = idsIn(value);
  const choose = (next: number[]) => {
    setNames(Object.fromEntries(next.map((id) => [id, nameOf(id)])));
    onChange?.(next.join(','));
  };
  return (
    <Select
      mode="multiple"
      maxCount={MOST}
      loading={isFetching}
      placeholder={t('Search and choose products')}
      notFoundContent={t('Type to search')}
      showSearch={{
        filterOption: false,
        onSearch: (typed) => {
          if (typed.trim()) void find(typed.trim(), true);
        },
      }}
      options={found.map(({ id, name }) => ({ value: id, label: name }))}
      labelRender={({ value: id }) => nameOf(Number(id))}
      value={ids}
      onChange={choose}
      {...rest}
    />
  );
}
