import { Form, Input, InputNumber, Select } from 'antd';
import { useGetBrandsQuery } from '../../../api/brands-api';
import type { CategorySlug } from '../../../api/types';
import { SPEC_FIELDS, type SpecField } from '../../../lib/spec-fields';
import styles from './product-fields.module.css';

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

const required = (label: string) => [{ required: true, message: `${label} is required` }];

/** The fields of a product form: those of every product, then the specifications of its category. */
export function ProductFields({ category }: { category: CategorySlug }) {
  const { data: brands, isFetching } = useGetBrandsQuery();
  const brandOptions = brands?.map(({ name }) => ({ value: name, label: name }));
  return (
    <div className={styles.fields}>
      <Form.Item name="name" label="Name" rules={required('Name')}>
        <Input />
      </Form.Item>
      <Form.Item name="brand" label="Brand" rules={required('Brand')}>
        <Select showSearch loading={isFetching} options={brandOptions} placeholder="Choose a brand" />
      </Form.Item>
      <Form.Item name="price" label="Price (USD)" rules={required('Price')}>
        <InputNumber className={styles.number} min={0} precision={2} stringMode />
      </Form.Item>
      <Form.Item name="stock" label="Stock" rules={required('Stock')}>
        <InputNumber className={styles.number} min={0} precision={0} stringMode />
      </Form.Item>
      <Form.Item name="description" label="Description" className={styles.wide}>
        <Input.TextArea rows={3} />
      </Form.Item>
      <Form.Item name="name_km" label="Title in Khmer">
        <Input lang="km" maxLength={200} />
      </Form.Item>
      <Form.Item name="description_km" label="Text in Khmer" className={styles.wide}>
        <Input.TextArea lang="km" rows={3} />
      </Form.Item>
      {SPEC_FIELDS[category].map((field) => (
        <Form.Item key={`${category}-${field.name}`} name={field.formName ?? field.name} label={field.label}>
          {controlOf(field)}
        </Form.Item>
      ))}
    </div>
  );
}

function controlOf({ kind }: SpecField) {
  if (kind === 'boolean') return <Select allowClear options={YES_NO} />;
  if (kind === 'number') return <InputNumber className={styles.number} min={0} stringMode />;
  return <Input />;
}
