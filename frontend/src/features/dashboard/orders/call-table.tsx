import type { AdminOrder, AdminOrderList } from '../../../api/types';
import { useAskedWords } from '../../../lib/cash';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ageInWords } from '../kit/age-words';
import { Hint } from '../kit/hint';
import type { ListColumn } from '../kit/list-table';
import { useOpenFromList } from '../kit/list-links';
import { PagedTable } from '../kit/paged-table';
import type { List } from '../kit/use-list';
import { CallButtons } from './call-buttons';
import styles from './call-table.module.css';
import { OrderCell, pathOf } from './order-cells';
import { PhoneLink } from './phone-link';
import { useCallWords } from './use-call-words';

interface CallTableProps {
  list: List<AdminOrderList>;
  /** Shown when nobody is to be called. */
  nothing: string;
}

/** The orders to be paid in cash whose customers are to be called, who waits longest first. */
export function CallTable({ list, nothing }: CallTableProps) {
  const { t } = useStaffI18n();
  const open = useOpenFromList();
  const columns = useColumns();
  return (
    <>
      <div className={styles.hint}>
        <Hint>
          {t('Paid in cash at the door: call before it is packed. What is confirmed goes to “To ship”.')}
        </Hint>
      </div>
      <PagedTable
        list={list}
        rows={({ orders }) => orders}
        columns={columns}
        onOpen={({ id }) => open(pathOf(id))}
        loading={t('Loading orders...')}
        failed={t('Failed to fetch orders')}
        nothing={nothing}
        pages={{
          hideOnSinglePage: false,
          showTotal: (count) => (count === 1 ? t('1 order') : t('{count} orders', { count })),
        }}
      />
    </>
  );
}

function useColumns(): ListColumn<AdminOrder>[] {
  const { t, moment } = useStaffI18n();
  const askedIn = useAskedWords();
  const callsOf = useCallWords();
  return [
    { title: t('Order'), key: 'order', render: (_, order) => <OrderCell order={order} /> },
    {
      title: t('Customer'),
      key: 'customer',
      render: (_, order) => (
        <span className={styles.customer}>
          <strong>{order.customer_name}</strong>
          <PhoneLink order={order} />
        </span>
      ),
    },
    {
      title: t('Ordered'),
      dataIndex: 'created_at',
      render: (at: string) => (
        <time dateTime={at} title={moment(at)}>
          {ageInWords(at, t)}
        </time>
      ),
    },
    { title: t('Calls'), key: 'calls', render: (_, { cod }) => cod && callsOf(cod) },
    {
      title: t('To collect'),
      key: 'asked',
      render: (_, { cod }) => cod?.asked && <strong>{askedIn(cod.asked)}</strong>,
    },
    { title: t('Actions'), key: 'actions', render: (_, order) => <CallButtons order={order} /> },
  ];
}
