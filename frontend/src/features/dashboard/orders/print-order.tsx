import type { AdminOrder } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PackingSlip } from './packing-slip';
import { ParcelLabel } from './parcel-label';
import { PickingList } from './picking-list';
import { PrintButton } from './print-button';

/** The papers of one order. */
export function PrintOrder({ order }: { order: AdminOrder }) {
  const { t } = useStaffI18n();
  return (
    <>
      <PrintButton label={t('Print packing slip')} sheets={() => <PackingSlip order={order} />} />
      <PrintButton label={t('Print label')} sheets={() => <ParcelLabel order={order} />} />
    </>
  );
}

/** The papers of all chosen orders, each kind in one print. */
export function PrintOrders({ orders }: { orders: AdminOrder[] }) {
  const { t } = useStaffI18n();
  const slips = () => orders.map((order) => <PackingSlip key={order.id} order={order} />);
  const labels = () => orders.map((order) => <ParcelLabel key={order.id} order={order} />);
  return (
    <>
      <PrintButton label={t('Print picking list')} sheets={() => <PickingList orders={orders} />} />
      <PrintButton label={t('Print packing slips')} sheets={slips} />
      <PrintButton label={t('Print labels')} sheets={labels} />
    </>
  );
}
