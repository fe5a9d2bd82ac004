import { useGetShopQuery } from '../../../api/pages-api';
import type { AdminOrder } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PackingSlip } from './packing-slip';
import { ParcelLabel, type Sender } from './parcel-label';
import { PickingList } from './picking-list';
import { PrintButton } from './print-button';

/** Who sends it, to whom it goes back, and whom a courier calls; known before the label is printed. */
function useSender(): Sender | undefined {
  const { language } = useStaffI18n();
  const { data } = useGetShopQuery();
  if (!data) return undefined;
  const { phone, address, address_km } = data;
  return { phone, address: (language === 'km' && address_km) || address };
}

/** The papers of one order. */
export function PrintOrder({ order }: { order: AdminOrder }) {
  const { t } = useStaffI18n();
  const sender = useSender();
  return (
    <>
      <PrintButton label={t('Print packing slip')} sheets={() => <PackingSlip order={order} />} />
      <PrintButton label={t('Print label')} sheets={() => <ParcelLabel order={order} sender={sender} />} />
    </>
  );
}

/** The papers of all chosen orders, each kind in one print. */
export function PrintOrders({ orders }: { orders: AdminOrder[] }) {
  const { t } = useStaffI18n();
  const sender = useSender();
  const slips = () => orders.map((order) => <PackingSlip key={order.id} order={order} />);
  const labels = () => orders.map((order) => <ParcelLabel key={order.id} order={order} sender={sender} />);
  return (
    <>
      <PrintButton label={t('Print picking list')} sheets={() => <PickingList orders={orders} />} />
      <PrintButton label={t('Print packing slips')} sheets={slips} />
      <PrintButton label={t('Print labels')} sheets={labels} />
    </>
  );
}
