import { Button } from 'antd';
import { useSendAgainMutation } from '../../../api/orders-api';
import type { OrderPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';

/** Makes an order that came back one to pack and ship once more. */
export function SendAgainButton({ order }: { order: OrderPage }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [sendAgain, { isLoading }] = useSendAgainMutation();
  const send = () =>
    act(() => sendAgain(order.id).unwrap(), {
      done: t('To be packed and shipped again'),
      failed: t('Failed to update order'),
    });
  return (
    <Button type="primary" loading={isLoading} onClick={() => void send()}>
      {t('Send again')}
    </Button>
  );
}
