import { Tag } from 'antd';
import type { AdminOrder } from '../../../api/types';
import { formatRiel } from '../../../lib/riel';
import { useStaffI18n } from '../i18n/staff-i18n';
import { INFO } from '../kit/tag-colors';

/** Whether the courier is to bring cash for it. */
export const isCashToCome = ({ status, cod }: Pick<AdminOrder, 'status' | 'cod'>): boolean =>
  cod !== null && (status === 'pending' || status === 'shipped');

/** What the courier is to bring for an order, in words; without the amounts for those who are not told them. */
function useCashToCome(): (order: Pick<AdminOrder, 'cod'>) => string {
  const { t, money } = useStaffI18n();
  return ({ cod }) => {
    if (!cod?.asked) return t('Cash on delivery');
    const { usd_cents, khr } = cod.asked;
    return t('Cash: {dollars} / {riel}', { dollars: money(usd_cents / 100), riel: formatRiel(khr) });
  };
}

/** Beside the status of an order for which the courier is to bring cash. */
export function CashTag({ order }: { order: AdminOrder }) {
  const words = useCashToCome();
  return isCashToCome(order) && <Tag color={INFO}>{words(order)}</Tag>;
}
