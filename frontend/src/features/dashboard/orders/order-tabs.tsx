import type { ReactNode } from 'react';
import { useGetOrderCountsQuery } from '../../../api/orders-api';
import { useGetPaymentMethodsQuery } from '../../../api/payment-methods-api';
import type { OrderCounts } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { useMay } from '../kit/may';
import { SectionTabs } from '../kit/section-tabs';
import styles from './order-tabs.module.css';

/** Alerts are live; this is for when their stream is broken. */
const POLL_MS = 60_000;

const ALL = 'all';
const TO_CALL = 'to-call';
const TABS: { status: typeof TO_CALL | 'paid' | 'shipped' | 'delivered' | typeof ALL; label: StaffText }[] = [
  { status: TO_CALL, label: 'To call' },
  { status: 'paid', label: 'To ship' },
  { status: 'shipped', label: 'Shipped' },
  { status: 'delivered', label: 'Delivered' },
  { status: ALL, label: 'All' },
];

interface OrderTabsProps {
  /** The status by which the list is filtered; empty for none. */
  status: string;
  onShow: (status: string) => void;
  /** The list. */
  children: ReactNode;
}

/** The list of orders by what is to be done with them; who calls customers has those to call where the shop takes cash. Another status, chosen in the filter, belongs to All. */
export function OrderTabs({ status, onShow, children }: OrderTabsProps) {
  const { t } = useStaffI18n();
  const { data: counts } = useGetOrderCountsQuery(undefined, {
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const calls = useMay()('cancel');
  const { data: { methods } = {} } = useGetPaymentMethodsQuery({}, { skip: !calls });
  // It is there until it is known that it is not needed, so that the others do not move where it is.
  const hasCash = !methods || methods.some(({ key }) => key === 'cod') || (counts?.to_call ?? 0) > 0;
  const shown = TABS.filter((tab) => tab.status !== TO_CALL || status === TO_CALL || (calls && hasCash));
  const open = shown.some((tab) => tab.status === status) ? status : ALL;
  const items = shown.map((tab) => ({
    key: tab.status,
    label: (
      <Counted
        label={t(tab.label)}
        count={counts && counted(counts, tab.status === TO_CALL ? 'to_call' : tab.status)}
      />
    ),
    children: tab.status === open && children,
  }));
  return <SectionTabs activeKey={open} items={items} onChange={(key) => onShow(key === ALL ? '' : key)} />;
}

/** A phone has the count below the word: so all tabs stand in one row in either language. Its line is there before the count. */
const Counted = ({ label, count }: { label: string; count?: string }) => (
  <>
    {label} <br className={styles.onPhone} />
    {count ? `(${count})` : '\u00a0'}
  </>
);

const counted = (counts: OrderCounts, status: keyof OrderCounts) =>
  counts[status] < counts.most ? String(counts[status]) : `${counts.most - 1}+`;
