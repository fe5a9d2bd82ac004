import { Button, Space } from 'antd';
import type { AdminOrder } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useCashStep } from './use-cash-step';

/** How the call went that confirms an order. */
export function CallButtons({ order }: { order: AdminOrder }) {
  const { t } = useStaffI18n();
  const { take, isTaking } = useCashStep(order);
  const name = order.order_number;
  return (
    <Space wrap>
      <Button
        type="primary"
        loading={isTaking}
        aria-label={t('{name} is confirmed', { name })}
        onClick={() => void take({ step: 'confirmed' })}
      >
        {t('Confirmed')}
      </Button>
      <Button
        disabled={isTaking}
        aria-label={t('No answer about {name}', { name })}
        onClick={() => void take({ step: 'no_answer' })}
      >
        {t('No answer')}
      </Button>
    </Space>
  );
}
