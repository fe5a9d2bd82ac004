import { Form, Radio } from 'antd';
import type { OrderPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FormDialog } from '../kit/form-dialog';
import { NumberField } from '../kit/number-field';
import { plainNumber, PRICE } from '../kit/number-text';
import styles from './refused-dialog.module.css';
import { useCashStep } from './use-cash-step';

interface Typed {
  goods: 'back' | 'damaged';
  fee: string;
}

/** Notes that a parcel was refused at the door: whether its pieces can be sold again, and what the courier takes all the same. */
export function RefusedDialog({ order, onClose }: { order: OrderPage; onClose: () => void }) {
  const { t } = useStaffI18n();
  const [form] = Form.useForm<Typed>();
  const { take, isTaking } = useCashStep(order);

  const send = async ({ goods, fee }: Typed) => {
    const fee_cents = fee.trim() ? Math.round(Number(plainNumber(fee)) * 100) : undefined;
    if (await take({ step: 'refused', restock: goods === 'back', fee_cents }, form)) onClose();
  };

  return (
    <FormDialog<Typed>
      name="refused-at-the-door"
      title={t('Order {id} was refused at the door', { id: order.order_number })}
      okText={t('Refused at the door')}
      form={form}
      initialValues={{ goods: 'back', fee: '' }}
      isSending={isTaking}
      onSend={send}
      onClose={onClose}
    >
      <Form.Item name="goods" label={t('The goods')}>
        <Radio.Group
          className={styles.ways}
          options={[
            { value: 'back', label: t('Back in the shop: they can be sold again') },
            { value: 'damaged', label: t('Damaged or gone: they are not sold again') },
          ]}
        />
      </Form.Item>
      <NumberField name="fee" label={t('Fee of the courier in dollars (optional)')} limits={PRICE} />
      <p>{t("The order is cancelled, and we'll email the customer.")}</p>
    </FormDialog>
  );
}
