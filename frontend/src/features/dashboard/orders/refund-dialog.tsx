import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useRefundLinesMutation } from '../../../api/orders-api';
import { randomKey } from '../../../api/random-key';
import type { OrderPage } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { roundToCents } from '../../../lib/money';
import { unitPrice } from '../../../lib/order-figures';
import { useStaffI18n } from '../i18n/staff-i18n';
import { CountField } from '../kit/count-field';
import { Dialog } from '../kit/dialog';
import { TO_FAULT } from '../kit/to-fault';
import { useAct } from '../kit/use-act';
import { useFocusFirstField } from '../kit/use-focus-first-field';
import { useKeptTexts } from '../kit/use-kept-texts';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { leftToRefund } from './left-to-refund';
import styles from './refund-dialog.module.css';

const FORM = 'refund-lines';

interface Typed {
  pieces: Record<string, number | null>;
  reason: string;
  restock: boolean;
}

/** The draft of the refund of some pieces of an order. */
export const refundDraft = (orderId: string): string => `refund-lines-${orderId}`;

type OrderItem = OrderPage['items'][number];

const typedBefore = ({ typed }: Record<string, string>) => (typed ? (JSON.parse(typed) as Typed) : null);

const leftOf = ({ quantity, refunded }: OrderItem) => quantity - refunded;

/** Gives some pieces of an order back, also after it was shipped. */
export function RefundDialog({ order, onClose }: { order: OrderPage; onClose: () => void }) {
  const { t, money } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<Typed>();
  const [refund, { isLoading }] = useRefundLinesMutation();
  const noteOpen = useFocusFirstField(FORM, true);
  // A call that is sent again, since no answer came, must not refund twice.
  const draft = useKeptTexts(refundDraft(order.id));
  const [key] = useState(() => draft.kept.key ?? randomKey());
  const [begun] = useState(
    (): Typed => typedBefore(draft.kept) ?? { pieces: {}, reason: '', restock: order.status === 'paid' },
  );
  const pieces = Form.useWatch('pieces', form) ?? {};
  const reason = Form.useWatch('reason', form) ?? '';
  const lines = order.items
    .map((item) => ({ id: item.id, quantity: pieces[item.id] ?? 0, price: unitPrice(item) }))
    .filter(({ quantity }) => quantity > 0);
  const left = order.items.reduce((sum, item) => sum + leftOf(item), 0);
  const isTooMany = (item: OrderItem) => (pieces[item.id] ?? 0) > leftOf(item);
  const isAll = lines.reduce((sum, { quantity }) => sum + quantity, 0) === left;
  const goods = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const amount = isAll ? leftToRefund(order) : roundToCents(goods);

  const mayLeave = useUnsavedWarning(lines.length > 0 || reason.trim() !== '');

  const close = () => {
    draft.forget();
    onClose();
  };

  const leave = async () => {
    if (await mayLeave()) close();
  };

  const send = async ({ reason, restock }: Typed) => {
    const body = {
      lines: lines.map(({ id, quantity }) => ({ id, quantity })),
      reason: reason.trim(),
      restock,
    };
    const isDone = await act(() => refund({ orderId: order.id, key, body }).unwrap(), {
      done: t('{amount} refunded', { amount: money(amount) }),
      failed: t('Failed to refund order'),
      form,
    });
    if (isDone) close();
  };

  return (
    <Dialog
      title={t('Give back pieces of order {id}', { id: order.order_number })}
      okText={lines.length > 0 ? t('Refund {amount}', { amount: money(amount) }) : t('Refund')}
      okButtonProps={{
        danger: true,
        htmlType: 'submit',
        form: FORM,
        disabled: lines.length === 0 || order.items.some(isTooMany),
      }}
      cancelText={t('Close')}
      confirmLoading={isLoading}
      afterOpenChange={noteOpen}
      onCancel={() => void leave()}
    >
      <Form
        noValidate
        id={FORM}
        name={FORM}
        form={form}
        layout="vertical"
        scrollToFirstError={TO_FAULT}
        initialValues={begun}
        onValuesChange={(_, values) => draft.keep({ key, typed: JSON.stringify(values) })}
        onFinish={(values) => void send(values)}
      >
        <ul className={styles.lines}>
          {order.items.map((item) => (
            <li key={item.id}>
              <span>
                {item.product.name}
                <br />
                <small>
                  {t('{left} of {count} can be refunded, {price} each', {
                    left: leftOf(item),
                    count: item.quantity,
                    price: money(unitPrice(item)),
                  })}
                </small>
                <ErrorText>{isTooMany(item) && t('That is more than is left')}</ErrorText>
              </span>
              <Form.Item name={['pieces', String(item.id)]} noStyle>
                <CountField
                  label={t('Pieces of {name}', { name: item.product.name })}
                  min={0}
                  placeholder="0"
                  isWrong={isTooMany(item)}
                  isDisabled={leftOf(item) === 0}
                />
              </Form.Item>
            </li>
          ))}
        </ul>
        <Form.Item
          name="reason"
          label={t('Reason')}
          extra={t("For staff only. We'll email the customer without it.")}
          rules={[{ required: true, whitespace: true, message: t('A reason is required') }]}
        >
          <Input maxLength={500} />
        </Form.Item>
        <Form.Item name="restock" valuePropName="checked" noStyle>
          <Checkbox>{t('The pieces can be sold again')}</Checkbox>
        </Form.Item>
        {isAll && lines.length > 0 && (
          <p role="status" className={styles.all}>
            {t('That is all that is left: shipping is given back too, and the order is refunded.')}
          </p>
        )}
      </Form>
    </Dialog>
  );
}
