import { Button } from 'antd';
import { useUndoHandOverMutation } from '../../../api/cash-api';
import { shopDay } from '../../../api/shop-time';
import type { OrderPage, StaffCash } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useConfirm } from '../kit/confirm';
import { useMay } from '../kit/may';
import { useAct } from '../kit/use-act';

/** Undoes a hand-over that was noted by mistake; for admins, on the same day, while its cash is with the courier. */
export function UndoHandOverButton({ order, cod }: { order: OrderPage; cod: StaffCash }) {
  const { t } = useStaffI18n();
  const may = useMay();
  const act = useAct();
  const confirm = useConfirm();
  const [undo, { isLoading }] = useUndoHandOverMutation();
  const { id, order_number, version } = order;
  const handedOver = cod.handed_over_at;
  const isOpen = order.status === 'delivered' && handedOver !== null && cod.remitted_at === null;
  if (!isOpen || !may('manage') || shopDay(new Date(handedOver)) !== shopDay()) return null;

  const ask = async () => {
    const question = t(
      'Was order {id} not handed over? Its cash is taken from the courier, and its invoice credited.',
      {
        id: order_number,
      },
    );
    if (!(await confirm({ question, yes: t('Undo the hand-over'), isDanger: true }))) return;
    await act(() => undo({ orderId: id, version }).unwrap(), {
      done: t('Order {id} is on its way again', { id: order_number }),
      failed: t('Failed to update order'),
    });
  };

  return (
    <Button danger loading={isLoading} onClick={() => void ask()}>
      {t('Undo the hand-over')}
    </Button>
  );
}
