import { Select, Tag } from 'antd';
import { useDeferredValue, useState, type ComponentProps } from 'react';
import { useGetBrandsQuery } from '../../../api/brands-api';
import { useFindProductsQuery } from '../../../api/found-api';
import { useGetStaffProductQuery } from '../../../api/staff-products-api';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LoadState } from '../kit/load-state';
import { idsOf, idsText } from './promo-values';

/** As many as a code may name. */
const MOST = 200;

interface IdsFieldProps {
  id?: string;
  /** Ids as a text, as a draft keeps them. */
  value?: string;
  onChange?: (ids: string) => void;
}

/** Chooses brands by their names, for a form's item. */
export function BrandsField({ id, value = '', onChange }: IdsFieldProps) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const { data: brands = [], error, isFetching, refetch } = useGetBrandsQuery();
  const failed = error && <LoadState of={{ error, refetch }} failed={shop('Failed to load brands')} />;
  return (
    <Select
      id={id}
      mode="multiple"
      maxCount={MOST}
      loading={isFetching}
      optionFilterProp="label"
      placeholder={t('All brands')}
      notFoundContent={failed}
      options={brands.map((brand) => ({ value: brand.id, label: brand.name }))}
      value={idsOf(value)}
      onChange={(ids: number[]) => onChange?.(idsText(ids))}
    />
  );
}

/** Finds products by their names and chooses some, for a form's item. */
export function ProductsField({ id, value = '', onChange }: IdsFieldProps) {
  const { t } = useStaffI18n();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data: found = [], isFetching } = useFindProductsQuery(q, { skip: q === '' });
  return (
    <Select
      id={id}
      mode="multiple"
      maxCount={MOST}
      filterOption={false}
      loading={isFetching}
      placeholder={t('All products')}
      notFoundContent={q === '' ? t('Type a part of its name') : undefined}
      options={q === '' ? [] : found.map((product) => ({ value: product.id, label: product.name }))}
      tagRender={(tag) => <ProductTag {...tag} />}
      value={idsOf(value)}
      onSearch={setTyped}
      onChange={(ids: number[]) => onChange?.(idsText(ids))}
    />
  );
}

type TagProps = Parameters<NonNullable<ComponentProps<typeof Select>['tagRender']>>[0];

/** A chosen product by its name, which is asked for: the list knows only what was just found. */
function ProductTag({ value, closable, onClose }: TagProps) {
  const { data } = useGetStaffProductQuery(Number(value));
  return (
    <Tag closable={closable} onClose={onClose}>
      {data?.name ?? `#${String(value)}`}
    </Tag>
  );
}
