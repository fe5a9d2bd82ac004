import { Form, Input, InputNumber, Select, type FormItemProps } from 'antd';
import { useGetBrandsQuery } from '../../../api/brands-api';
import type { CategorySlug } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import { SPEC_FIELDS, type SpecField } from '../../../lib/spec-fields';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './product-fields.module.css';
import { useFieldLabels } from './use-field-labels';

interface ProductFieldsProps {
  category: CategorySlug;
  /** What the name must be besides given. */
  nameRules?: FormItemProps['rules'];
}

/** The fields of a product form: those of every product, then the specifications of its category. */
export function ProductFields({ category, nameRules = [] }: ProductFieldsProps) {
  const { t } = useStaffI18n();
  const labels = useFieldLabels(category);
  const { data: brands, isFetching } = useGetBrandsQuery();
  const brandOptions = brands?.map(({ name }) => ({ value: name, label: name }));
  const required = (label: string) => ({
    required: true,
    message: t('{field} is required', { field: label }),
  });
  const must = (name: string) => ({ name, label: labels[name], rules: [required(labels[name]!)] });
  return (
    <div className={styles.fields}>
      <Form.Item {...must('name')} rules={[required(labels.name!), ...nameRules]}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item {...must('brand')}>
        <Select showSearch loading={isFetching} options={brandOptions} placeholder={t('Choose a brand')} />
      </Form.Item>
      <Form.Item {...must('price')}>
        <InputNumber className={styles.number} min={0} precision={2} stringMode />
      </Form.Item>
      <Form.Item {...must('stock')}>
        <InputNumber className={styles.number} min={0} precision={0} stringMode />
      </Form.Item>
      <Form.Item name="description" label={labels.description} className={styles.wide}>
        <Input.TextArea rows={3} />
      </Form.Item>
      <Form.Item name="name_km" label={labels.name_km}>
        <Input lang="km" maxLength={200} />
      </Form.Item>
      <Form.Item name="description_km" label={labels.description_km} className={styles.wide}>
        <Input.TextArea lang="km" rows={3} />
      </Form.Item>
      {SPEC_FIELDS[category].map(({ name, formName = name, kind }) => (
        <Form.Item key={`${category}-${name}`} name={formName} label={labels[formName]}>
          <SpecControl kind={kind} />
        </Form.Item>
      ))}
    </div>
  );
}

/** Form.Item hands the field's value and id on. */
function SpecControl({ kind, ...field }: Pick<SpecField, 'kind'>) {
  const { t } = useI18n();
  const yesNo = [
    { value: 'true', label: t('Yes') },
    { value: 'false', label: t('No') },
  ];
  if (kind === 'boolean') return <Select allowClear options={yesNo} {...field} />;
  if (kind === 'number') return <InputNumber className={styles.number} min={0} stringMode {...field} />;
  return <Input {...field} />;
}
