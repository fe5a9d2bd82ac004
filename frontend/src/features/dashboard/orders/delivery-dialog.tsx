import { Form, Input, Select } from 'antd';
import { useChangeDeliveryMutation } from '../../../api/orders-api';
import type { OrderPage } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import {
  correctedDelivery,
  DELIVERY_FIELDS,
  deliveryValues,
  type DeliveryValues,
} from '../../../lib/delivery-values';
import { looksLikePhone } from '../../../lib/phone';
import { PROVINCES } from '../../../lib/provinces';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { useEditForm } from '../kit/use-edit-form';
import { useDeliveryLabels } from './use-delivery-labels';

type Fact = keyof DeliveryValues;
type SeenDelivery = Pick<OrderPage, Fact | 'version'>;

const NEEDED: readonly Fact[] = ['customer_name', 'phone_number', 'shipping_address'];

/** Also a province that the checkout does not have. */
const valuesOf = (order: SeenDelivery): DeliveryValues => ({
  ...deliveryValues(order),
  province: order.province ?? '',
});

/** Corrects where an order goes that is not shipped yet. */
export function DeliveryDialog({ order, onClose }: { order: OrderPage; onClose: () => void }) {
  const { t } = useStaffI18n();
  const { pick } = useI18n();
  const labels: Record<string, string> = { ...useDeliveryLabels(), shipping_address: t('Address') };
  const rulesOf = useRules();
  const provinces = useProvinceOptions(order.province);
  const [changeDelivery] = useChangeDeliveryMutation();
  const edit = useEditForm<SeenDelivery, DeliveryValues>({
    name: 'delivery',
    id: order.id,
    thing: order,
    valuesOf,
    labels,
    save: (values, seen) => {
      const delivery = correctedDelivery(valuesOf(seen), values, pick);
      if (Object.keys(delivery).length === 0) return null;
      return changeDelivery({ orderId: order.id, delivery: { ...delivery, version: seen.version } }).unwrap();
    },
    done: t('Delivery corrected'),
    failed: t('Failed to update order'),
    onClose,
  });
  return (
    <EditDialog
      edit={edit}
      title={t('Correct where order {id} goes', { id: order.order_number })}
      changed="Someone else changed this order"
    >
      {DELIVERY_FIELDS.map((fact) => (
        <Form.Item key={fact} name={fact} label={labels[fact]} rules={rulesOf(fact)}>
          {fact === 'shipping_address' ? (
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={1_000} />
          ) : fact === 'province' ? (
            <Select showSearch optionFilterProp="label" options={provinces} />
          ) : (
            <Input
              inputMode={fact === 'phone_number' ? 'tel' : undefined}
              maxLength={{ customer_name: 200, phone_number: 50, note: 500 }[fact as string] ?? 100}
            />
          )}
        </Form.Item>
      ))}
    </EditDialog>
  );
}

/** As the checkout has it: some facts are needed, and a phone number that looks like none is questioned. */
function useRules() {
  const { t } = useStaffI18n();
  const needed = { required: true, whitespace: true, message: t('This is needed') };
  const isPhone = {
    warningOnly: true,
    validator: (_: unknown, typed = '') =>
      typed.trim() === '' || looksLikePhone(typed) ? Promise.resolve() : Promise.reject(new Error()),
    message: t('This does not look like a phone number. Is it right? We call it before we deliver.'),
  };
  return (fact: Fact) => [
    ...(NEEDED.includes(fact) ? [needed] : []),
    ...(fact === 'phone_number' ? [isPhone] : []),
  ];
}

/** The provinces as the checkout has them, and what the order has. */
function useProvinceOptions(own: string | null) {
  const { pick } = useI18n();
  const known = PROVINCES.map(({ english, khmer }) => ({ value: english, label: pick(english, khmer) }));
  const isOther = own !== null && known.every(({ value }) => value !== own);
  return [{ value: '', label: '-' }, ...(isOther ? [{ value: own, label: own }] : []), ...known];
}
