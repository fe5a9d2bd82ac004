import { Form, Input, Modal, Radio } from 'antd';
import type { OrderPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { StaleOrderNotice } from './stale-order-notice';
import { useStep } from './use-step';

const COURIERS = ['J&T', 'Vireak Buntham', 'Grab'];
const OTHER = 'other';

interface ShipForm {
  courier: string;
  other?: string;
  tracking_number: string;
}

const FORM_ID = 'ship-order';

/** Marks a paid order as shipped, with its courier and tracking number. */
export function ShipModal({ order, onClose }: { order: OrderPage; onClose: () => void }) {
  const { t } = useStaffI18n();
  const [form] = Form.useForm<ShipForm>();
  const isOther = Form.useWatch('courier', form) === OTHER;
  const { take, isTaking, was, seen, isPossible } = useStep('ship', order);

  const ship = async ({ courier, other, tracking_number }: ShipForm) => {
    if (await take({ courier: courier === OTHER ? other : courier, tracking_number })) onClose();
  };

  const leave = () => {
    if (form.isFieldsTouched() && !window.confirm(t('Leave without saving your changes?'))) return;
    onClose();
  };

  return (
    <Modal
      open
      title={t('Ship order {id}', { id: order.id })}
      okText={t('Mark as shipped')}
      okButtonProps={{ htmlType: 'submit', form: FORM_ID, disabled: !isPossible }}
      cancelText={t('Close')}
      confirmLoading={isTaking}
      onCancel={leave}
    >
      {was && <StaleOrderNotice was={was} is={seen} isPossible={isPossible} />}
      <Form<ShipForm> id={FORM_ID} form={form} name={FORM_ID} layout="vertical" onFinish={ship}>
        <Form.Item
          name="courier"
          label={t('Courier')}
          rules={[{ required: true, message: t('Courier is required') }]}
        >
          <Radio.Group
            options={[
              ...COURIERS.map((name) => ({ value: name, label: name })),
              { value: OTHER, label: t('Other') },
            ]}
          />
        </Form.Item>
        {isOther && (
          <Form.Item
            name="other"
            label={t('Name of the courier')}
            rules={[{ required: true, whitespace: true, message: t('Courier is required') }]}
          >
            <Input maxLength={100} />
          </Form.Item>
        )}
        <Form.Item
          name="tracking_number"
          label={t('Tracking number')}
          rules={[{ required: true, whitespace: true, message: t('Tracking number is required') }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        {isPossible && <p>{t('The customer gets a mail.')}</p>}
      </Form>
    </Modal>
  );
}
