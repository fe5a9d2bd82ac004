import { Form, Input, Select, type FormItemProps } from 'antd';
import type { CategorySlug } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import type { ListedSpec } from '../../../lib/spec-list';
import { useStaffI18n } from '../i18n/staff-i18n';
import { BarcodeInput } from './barcode-input';
import { BrandSelect } from './brand-select';
import { FieldGrid } from './field-grid';
import { EMPTY_VALUES, formNameOf } from './product-form-data';
import { Hint } from '../kit/hint';
import { NumberField } from '../kit/number-field';
import { MEASURE, MONTHS, PRICE, STOCK } from '../kit/number-text';
import { useFormSpecs } from '../kit/use-form-specs';
import styles from './product-fields.module.css';
import { useFieldLabels } from './use-field-labels';

type Labels = Record<string, string>;

interface ProductFieldsProps {
  category: CategorySlug;
  /** Rules of the name besides being required. */
  nameRules?: FormItemProps['rules'];
}

/** All fields of a product form: those of every product, then the specifications of its category. */
export function ProductFields({ category, nameRules }: ProductFieldsProps) {
  const labels = useFieldLabels(category);
  return (
    <>
      <NameFields labels={labels} nameRules={nameRules} />
      <SaleFields labels={labels} />
      <SpecFields category={category} labels={labels} />
    </>
  );
}

/** What a product is called, and what is said of it. */
export function NameFields({
  labels,
  nameRules = [],
}: Pick<ProductFieldsProps, 'nameRules'> & { labels: Labels }) {
  const { t } = useStaffI18n();
  const required = (label: string) => ({
    required: true,
    message: t('{field} is required', { field: label }),
  });
  const must = (name: string) => ({ name, label: labels[name], rules: [required(labels[name]!)] });
  return (
    <FieldGrid>
      <Form.Item {...must('name')} rules={[required(labels.name!), ...nameRules]}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item {...must('brand')}>
        <BrandSelect />
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
    </FieldGrid>
  );
}

/** For how much it is sold, how many there are, and its codes. */
export function SaleFields({ labels }: { labels: Labels }) {
  const { t } = useStaffI18n();
  return (
    <FieldGrid>
      <NumberField name="price" label={labels.price!} limits={PRICE} isRequired />
      <NumberField
        name="compare_at_price"
        label={labels.compare_at_price!}
        limits={PRICE}
        hint={t('Shown struck through beside the price, where it is higher.')}
      />
      <NumberField
        name="cost"
        label={labels.cost!}
        limits={PRICE}
        hint={t('What a piece costs you. Shoppers and other sellers are not told.')}
      />
      <NumberField name="stock" label={labels.stock!} limits={STOCK} isRequired />
      <NumberField
        name="restock_at"
        label={labels.restock_at!}
        limits={STOCK}
        placeholder={EMPTY_VALUES.restock_at}
      />
      <Form.Item name="sku" label={labels.sku}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="barcode" label={labels.barcode}>
        <BarcodeInput />
      </Form.Item>
      <NumberField
        name="warranty_months"
        label={labels.warranty_months!}
        limits={MONTHS}
        hint={t('Empty where there is none. Customers claim under it until it ends.')}
      />
    </FieldGrid>
  );
}

/** The specifications of its category; those that shoppers do not see stand apart, and keep their values. */
export function SpecFields({ category, labels }: { category: CategorySlug; labels: Labels }) {
  const { t } = useStaffI18n();
  const specs = useFormSpecs(category);
  const fieldOf = (spec: ListedSpec) => (
    <OneSpec key={`${category}-${spec.name}`} spec={spec} label={labels[formNameOf(spec)]!} />
  );
  const hidden = specs.filter(({ isHidden }) => isHidden);
  return (
    <>
      <FieldGrid>{specs.filter(({ isHidden }) => !isHidden).map(fieldOf)}</FieldGrid>
      {hidden.length > 0 && (
        <fieldset className={styles.hidden}>
          <legend>{t('Hidden')}</legend>
          <Hint>{t('Shoppers do not see these.')}</Hint>
          <FieldGrid>{hidden.map(fieldOf)}</FieldGrid>
        </fieldset>
      )}
    </>
  );
}

function OneSpec({ spec, label }: { spec: ListedSpec; label: string }) {
  const field = { name: formNameOf(spec), label };
  if (spec.kind === 'number') return <NumberField {...field} limits={MEASURE} unit={spec.unit} />;
  return <Form.Item {...field}>{spec.kind === 'boolean' ? <YesNo /> : <Input maxLength={300} />}</Form.Item>;
}

/** A select of yes, no or nothing; the form item passes `field`. */
function YesNo(field: object) {
  const { t } = useI18n();
  const yesNo = [
    { value: 'true', label: t('Yes') },
    { value: 'false', label: t('No') },
  ];
  return <Select allowClear options={yesNo} {...field} />;
}
