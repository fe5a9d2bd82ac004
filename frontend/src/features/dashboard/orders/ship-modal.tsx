import { Form, Input, Modal } from 'antd';
import { toast } from '../../../lib/toast';
import { useAdvanceOrderMutation } from '../../../api/orders-api';
import { toastFailure } from '../../../lib/toast-failure';

interface ShipForm {
  courier: string;
  tracking_number: string;
}

const FORM_ID = 'ship-order';

/** Marks a paid order as shipped, with its courier and tracking number. */
export function ShipModal({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const [advance, { isLoading }] = useAdvanceOrderMutation();

  const ship = async (form: ShipForm) => {
    try {
      await advance({ orderId, progress: { status: 'shipped', ...form } }).unwrap();
      toast.success('Order marked as shipped');
      onClose();
    } catch (error) {
      toastFailure('Failed to update order', error);
    }
  };

  return (
    <Modal
      open
      title={`Ship order ${orderId}`}
      okText="Mark as shipped"
      okButtonProps={{ htmlType: 'submit', form: FORM_ID }}
      confirmLoading={isLoading}
      onCancel={onClose}
    >
      <Form<ShipForm> id={FORM_ID} name={FORM_ID} layout="vertical" onFinish={ship}>
        <Form.Item
          name="courier"
          label="Courier"
          rules={[{ required: true, message: 'Courier is required' }]}
        >
          <Input />
        </Form.Item>
        <Form.Item
          name="tracking_number"
          label="Tracking number"
          rules={[{ required: true, message: 'Tracking number is required' }]}
        >
          <Input />
        </Form.Item>
      </Form>
    </Modal>
  );
}
