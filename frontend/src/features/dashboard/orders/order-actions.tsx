import { Button, Space } from 'antd';
import { toast } from '../../../lib/toast';
import { useAdvanceOrderMutation, useRefundOrderMutation } from '../../../api/orders-api';
import type { AdminOrder } from '../../../api/types';
import { toastFailure } from '../../../lib/toast-failure';

interface OrderActionsProps {
  order: AdminOrder;
  onShip: () => void;
}

/** What an admin can do with an order in its present state. */
export function OrderActions({ order: { id, status }, onShip }: OrderActionsProps) {
  const [advance, advancing] = useAdvanceOrderMutation();
  const [refund, refunding] = useRefundOrderMutation();

  const markDelivered = async () => {
    try {
      await advance({ orderId: id, progress: { status: 'delivered' } }).unwrap();
      toast.success('Order marked as delivered');
    } catch (error) {
      toastFailure('Failed to update order', error);
    }
  };

  const giveBack = async () => {
    if (!window.confirm(`Refund order ${id}?`)) return;
    try {
      await refund(id).unwrap();
      toast.success('Order refunded');
    } catch (error) {
      toastFailure('Failed to refund order', error);
    }
  };

  if (status === 'shipped') {
    return (
      <Button loading={advancing.isLoading} onClick={() => void markDelivered()}>
        Mark as delivered
      </Button>
    );
  }
  if (status !== 'paid') return null;
  return (
    <Space>
      <Button type="primary" onClick={onShip}>
        Mark as shipped
      </Button>
      <Button danger loading={refunding.isLoading} onClick={() => void giveBack()}>
        Refund
      </Button>
    </Space>
  );
}
