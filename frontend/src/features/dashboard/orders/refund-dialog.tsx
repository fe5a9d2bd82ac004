import { Checkbox, Form, Input, Radio } from 'antd';
import type { OrderPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { TO_FAULT } from '../kit/to-fault';
import { useFocusFirstField } from '../kit/use-focus-first-field';
import { NumberField } from '../kit/number-field';
import { leftToRefund } from './left-to-refund';
import styles from './refund-dialog.module.css';
import { RefundPieces } from './refund-pieces';
import { StaleOrderNotice } from './stale-order-notice';
import { useRefund, waysOf, type Way } from './use-refund';

const FORM = 'refund';

/** Gives money of an order back: all of it before it is shipped, some pieces, or an amount without a piece. */
export function RefundDialog({ order, onClose }: { order: OrderPage; onClose: () => void }) {
  const { t, money } = useStaffI18n();
  const { form, begun, refund, was, isPossible, isSending, keep, send, leave } = useRefund(order, onClose);
  const noteOpen = useFocusFirstField(FORM, true);
  const left = leftToRefund(order);
  const labels: Record<Way, string> = {
    all: t('Everything, {amount}: the order ends, and its pieces are on sale again', { amount: money(left) }),
    pieces: t('Some pieces'),
    amount: t('An amount: the customer keeps all pieces'),
  };
  const { way } = refund;
  return (
    <Dialog
      title={t('Refund order {id}', { id: order.order_number })}
      okText={refund.amount > 0 ? t('Refund {amount}', { amount: money(refund.amount) }) : t('Refund')}
      okButtonProps={{ danger: true, htmlType: 'submit', form: FORM, disabled: !isPossible }}
      cancelText={t('Close')}
      confirmLoading={isSending}
      afterOpenChange={noteOpen}
      onCancel={() => void leave()}
    >
      {was && <StaleOrderNotice was={was} is={order} isPossible={isPossible} />}
      <Form
        noValidate
        id={FORM}
        name={FORM}
        form={form}
        layout="vertical"
        scrollToFirstError={TO_FAULT}
        initialValues={begun}
        onValuesChange={(_, values) => keep(values)}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="way" label={t('What to give back')}>
          <Radio.Group
            className={styles.ways}
            options={waysOf(was ?? order).map((value) => ({ value, label: labels[value] }))}
          />
        </Form.Item>
        {way === 'pieces' && <RefundPieces order={order} pieces={refund.pieces} />}
        {way === 'amount' && (
          <NumberField
            name="amount"
            label={t('Amount in dollars')}
            hint={t('At most {amount}', { amount: money(left) })}
            limits={{ min: 0.01, max: left, precision: 2 }}
            isRequired
          />
        )}
        <Form.Item
          name="reason"
          label={t(way === 'all' ? 'Reason (optional)' : 'Reason')}
          extra={t("For staff only. We'll email the customer without it.")}
          rules={[{ required: way !== 'all', whitespace: true, message: t('A reason is required') }]}
        >
          <Input maxLength={500} />
        </Form.Item>
        {way === 'pieces' && (
          <Form.Item name="restock" valuePropName="checked" noStyle>
            <Checkbox>{t('The pieces can be sold again')}</Checkbox>
          </Form.Item>
        )}
        {way === 'pieces' && refund.isAll && (
          <p role="status" className={styles.all}>
            {t('That is all that is left: shipping is given back too, and the order is refunded.')}
          </p>
        )}
      </Form>
    </Dialog>
  );
}
