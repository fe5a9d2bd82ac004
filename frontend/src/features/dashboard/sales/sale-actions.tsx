import { Button, Space } from 'antd';
import { useChangeSaleMutation } from '../../../api/sales-api';
import { staleEditOf } from '../../../api/stale-edit';
import type { ListedSale } from '../../../api/types';
import { toast } from '../../../lib/toast';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';

interface SaleActionsProps {
  sale: ListedSale;
  name: string;
  onEdit: () => void;
}

/** The buttons of a sale that has not ended. */
export function SaleActions({ sale, name, onEdit }: SaleActionsProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [changeSale, { isLoading }] = useChangeSaleMutation();

  const handleStale = (error: unknown) => {
    if (!staleEditOf(error)) return false;
    toast.error(t('Someone else changed this sale. Please look at it again.'));
    return true;
  };

  const end = () =>
    act(() => changeSale({ id: sale.id, change: { ended: true, version: sale.version } }).unwrap(), {
      ask: {
        question: t('End the sale {name} now? Its products get their own prices again.', { name }),
        yes: t('End now'),
        isDanger: true,
      },
      done: t('The sale has ended'),
      failed: t('Failed to end the sale'),
      handleError: handleStale,
    });

  return (
    <Space wrap>
      <Button onClick={onEdit} aria-label={t('Edit {name}', { name })}>
        {t('Edit')}
      </Button>
      <Button danger loading={isLoading} onClick={() => void end()} aria-label={t('End {name}', { name })}>
        {t('End now')}
      </Button>
    </Space>
  );
}
