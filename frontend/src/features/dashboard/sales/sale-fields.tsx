import { Form, Input, Select } from 'antd';
import { useGetBrandsQuery } from '../../../api/brands-api';
import { CATEGORIES } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { MomentField } from '../kit/day-field';
import { LoadState } from '../kit/load-state';
import { NumberField } from '../kit/number-field';
import { ProductsField } from './products-field';
import type { SaleValues } from './sale-values';

const TARGET_WORDS: Record<string, StaffText> = {
  products: 'Chosen products',
  brand: 'One brand',
  category: 'One category',
  all: 'All products',
};
const HOW_WORDS: Record<string, StaffText> = { percent: 'By percent', amount: 'By an amount' };
const PERCENT = { min: 1, max: 90, precision: 0 };
const AMOUNT = { min: 0.01, max: 1_000_000, precision: 2 };

interface SaleFieldsProps {
  labels: Record<keyof SaleValues, string>;
  /** Otherwise it runs, and only its names and its end can be changed. */
  isPlanned: boolean;
}

export function SaleFields({ labels, isPlanned }: SaleFieldsProps) {
  const { t } = useStaffI18n();
  const required = (name: keyof SaleValues) => ({
    name,
    label: labels[name],
    rules: [{ required: true, message: t('{field} is required', { field: labels[name] }) }],
  });
  return (
    <>
      <Form.Item
        name="name"
        label={labels.name}
        extra={t('Shown on the page of each product; may be empty.')}
      >
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item name="name_km" label={labels.name_km}>
        <Input lang="km" maxLength={100} />
      </Form.Item>
      {isPlanned && <PlannedFields labels={labels} required={required} />}
      <Form.Item {...required('ends_at')} extra={t('In Phnom Penh time')}>
        <MomentField />
      </Form.Item>
    </>
  );
}

interface PlannedFieldsProps {
  labels: SaleFieldsProps['labels'];
  required: (name: keyof SaleValues) => object;
}

function PlannedFields({ labels, required }: PlannedFieldsProps) {
  const { t } = useStaffI18n();
  const form = Form.useFormInstance<SaleValues>();
  const how = Form.useWatch('how', form);
  const options = (words: Record<string, StaffText>) =>
    Object.entries(words).map(([value, label]) => ({ value, label: t(label) }));
  return (
    <>
      <Form.Item name="how" label={labels.how}>
        <Select options={options(HOW_WORDS)} />
      </Form.Item>
      {how === 'amount' ? (
        <NumberField name="amount" label={labels.amount} limits={AMOUNT} isRequired />
      ) : (
        <NumberField name="percent" label={labels.percent} limits={PERCENT} isRequired />
      )}
      <Form.Item name="target" label={labels.target}>
        <Select options={options(TARGET_WORDS)} />
      </Form.Item>
      <TargetField required={required} />
      <Form.Item {...required('begins_at')} extra={t('In Phnom Penh time')}>
        <MomentField />
      </Form.Item>
    </>
  );
}

/** The brand, the category or the products. */
function TargetField({ required }: Pick<PlannedFieldsProps, 'required'>) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const form = Form.useFormInstance<SaleValues>();
  const target = Form.useWatch('target', form);
  const brands = useGetBrandsQuery(undefined, { skip: target !== 'brand' });
  if (target === 'brand')
    return (
      <Form.Item {...required('brand_id')}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={brands.isFetching}
          placeholder={t('Choose a brand')}
          options={brands.data?.map(({ id, name }) => ({ value: String(id), label: name }))}
          notFoundContent={brands.error && <LoadState of={brands} failed={shop('Failed to load brands')} />}
        />
      </Form.Item>
    );
  if (target === 'category')
    return (
      <Form.Item {...required('category')}>
        <Select
          placeholder={t('Choose a category')}
          options={CATEGORIES.map(({ slug, label }) => ({ value: slug, label: shop(label) }))}
        />
      </Form.Item>
    );
  if (target !== 'products') return null;
  return (
    <Form.Item {...required('product_ids')}>
      <ProductsField />
    </Form.Item>
  );
}
