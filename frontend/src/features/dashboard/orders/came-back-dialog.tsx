import { Checkbox, Form, Input } from 'antd';
import { useNoteCameBackMutation } from '../../../api/orders-api';
import type { CameBack, OrderPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FormDialog } from '../kit/form-dialog';
import { useAct } from '../kit/use-act';

/** Notes that the courier has brought an order back, and why. */
export function CameBackDialog({ order, onClose }: { order: OrderPage; onClose: () => void }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [form] = Form.useForm<CameBack>();
  const [noteCameBack, { isLoading }] = useNoteCameBackMutation();

  const send = async ({ reason, restock }: CameBack) => {
    const back = { reason: reason.trim(), restock };
    const isDone = await act(() => noteCameBack({ orderId: order.id, back }).unwrap(), {
      done: t('Noted: the order came back'),
      failed: t('Failed to update order'),
      form,
    });
    if (isDone) onClose();
  };

  return (
    <FormDialog
      name="came-back"
      title={t('Order {id} came back', { id: order.order_number })}
      okText={t('Save')}
      form={form}
      initialValues={{ reason: '', restock: false }}
      isSending={isLoading}
      onSend={send}
      onClose={onClose}
    >
      <Form.Item
        name="reason"
        label={t('Why did it come back?')}
        rules={[{ required: true, whitespace: true, message: t('A reason is required') }]}
      >
        <Input maxLength={500} />
      </Form.Item>
      <Form.Item name="restock" valuePropName="checked" noStyle>
        <Checkbox>{t('Its pieces are on sale until it is sent again')}</Checkbox>
      </Form.Item>
      <p>
        {t('Afterwards it can be sent again, or refunded. The customer gets a mail, without the reason.')}
      </p>
    </FormDialog>
  );
}
