import { Button } from 'antd';
import { useRemoveHistoryMutation } from '../../../api/past-orders-api';
import type { HistorySource } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';

const QUESTIONS = {
  shopify: 'Delete all earlier orders and customers from Shopify? They can be brought again by their files.',
  woocommerce:
    'Delete all earlier orders and customers from WooCommerce? They can be brought again by their files.',
} as const;

/** Takes out what came from a shop system, as after a wrong file. */
export function RemoveButton({ source }: { source: HistorySource }) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [remove, { isLoading }] = useRemoveHistoryMutation();
  const ask = { question: t(QUESTIONS[source]), yes: t('Delete all'), isDanger: true };
  return (
    <Button
      danger
      loading={isLoading}
      onClick={() =>
        void act(() => remove(source).unwrap(), {
          ask,
          done: ({ orders, customers }) =>
            t('Deleted: {orders} orders, {customers} customers', { orders, customers }),
          failed: t('They could not be deleted'),
        })
      }
    >
      {t('Delete all')}
    </Button>
  );
}
