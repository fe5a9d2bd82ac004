import { Form, Input, Select } from 'antd';
import { useChangePromoCodeMutation, useCreatePromoCodeMutation } from '../../../api/promo-codes-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { NumberField } from '../kit/number-field';
import { useEditForm } from '../kit/use-edit-form';
import { BrandsField, ProductsField } from './promo-scope-fields';
import { termsOf, valuesOf, type EditedPromo, type PromoValues } from './promo-values';
import { KINDS } from './promo-words';

const NAME = 'promo-code';
const CENTS = { min: 0.01, max: 100_000, precision: 2 };
const USES = { min: 1, max: 100_000, precision: 0 };

const idOf = ({ id }: EditedPromo) => id ?? 'new';
export const promoDraft = (promo: EditedPromo): string => `${NAME}-${idOf(promo)}`;

/** Makes a promo code, or changes one for the orders to come. */
export function PromoCodeDialog({ promo, onClose }: { promo: EditedPromo; onClose: () => void }) {
  const { t } = useStaffI18n();
  const edit = useEditedPromo(promo, onClose);
  const kind = (Form.useWatch('kind', edit.form) as string | undefined) ?? valuesOf(promo).kind;
  const title = promo.code ? t('Change promo code {code}', { code: promo.code }) : t('New promo code');
  return (
    <EditDialog edit={edit} title={title} changed="Someone else changed this promo code">
      <Form.Item
        name="code"
        label={t('Code')}
        extra={t('3 to 24 letters, digits and hyphens. Customers may type it in any letter case.')}
        rules={[
          { required: true, whitespace: true, message: t('{field} is required', { field: t('Code') }) },
        ]}
      >
        <Input maxLength={24} autoComplete="off" autoCapitalize="characters" readOnly={Boolean(promo.id)} />
      </Form.Item>
      <Form.Item name="kind" label={t('What it gives')}>
        <Select options={Object.entries(KINDS).map(([value, label]) => ({ value, label: t(label) }))} />
      </Form.Item>
      {kind === 'percent' && (
        <NumberField
          name="percent"
          label={t('Percent')}
          limits={{ min: 1, max: 90, precision: 0 }}
          isRequired
        />
      )}
      {kind === 'amount' && (
        <NumberField name="amount_cents" label={t('Amount in dollars')} limits={CENTS} isRequired />
      )}
      <NumberField name="minimum_cents" label={t('Goods for at least (dollars)')} limits={CENTS} />
      <Form.Item name="begins_on" label={t('First day')}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="ends_on" label={t('Last day')}>
        <Input type="date" />
      </Form.Item>
      <NumberField name="max_uses" label={t('Uses in all')} limits={USES} />
      <NumberField name="max_uses_each" label={t('Uses by one customer')} limits={USES} />
      <Form.Item name="brand_ids" label={t('Only these brands')}>
        <BrandsField />
      </Form.Item>
      <Form.Item
        name="product_ids"
        label={t('Only these products')}
        extra={t('With brands or products the discount is reckoned on them alone.')}
      >
        <ProductsField />
      </Form.Item>
      <Form.Item name="note" label={t('Note for staff')}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 1, maxRows: 4 }} />
      </Form.Item>
    </EditDialog>
  );
}

function useEditedPromo(promo: EditedPromo, onClose: () => void) {
  const { t } = useStaffI18n();
  const [create] = useCreatePromoCodeMutation();
  const [change] = useChangePromoCodeMutation();
  return useEditForm<EditedPromo, PromoValues>({
    name: NAME,
    id: idOf(promo),
    thing: promo,
    valuesOf,
    labels: {
      ...{ code: t('Code'), kind: t('What it gives'), percent: t('Percent') },
      ...{ amount_cents: t('Amount in dollars'), minimum_cents: t('Goods for at least (dollars)') },
      ...{ begins_on: t('First day'), ends_on: t('Last day') },
      ...{ max_uses: t('Uses in all'), max_uses_each: t('Uses by one customer') },
      ...{ brand_ids: t('Only these brands'), product_ids: t('Only these products') },
      note: t('Note for staff'),
    },
    save: (values, { id, version }) => {
      // A field that is not shown has no value.
      const terms = termsOf({ ...valuesOf(promo), ...values });
      return id === undefined
        ? create({ ...terms, code: values.code }).unwrap()
        : change({ id, change: { ...terms, version } }).unwrap();
    },
    done: t('Promo code saved'),
    failed: t('Failed to save the promo code'),
    onClose,
  });
}
