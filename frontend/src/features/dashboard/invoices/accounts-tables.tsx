import type { Accounts } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ListTable, type ListColumn } from '../kit/list-table';
import { signedRiel, useWayName } from '../kit/pay-words';

type Amounts = Accounts['sums'];
type Day = Accounts['days'][number];
type Way = Accounts['methods'][number];

/** The same sales and refunds by way to pay, and by day. */
export function AccountsTables({ accounts: { days, methods } }: { accounts: Accounts }) {
  const { t, day: dayName } = useStaffI18n();
  const nameOf = useWayName();
  const [ofWay, ofDay] = [useAmounts<Way>(), useAmounts<Day>()];
  const nothing = { emptyText: t('Nothing was sold or given back in this time.') };
  return (
    <>
      <section aria-labelledby="accounts-ways">
        <h2 id="accounts-ways">{t('By way to pay')}</h2>
        <ListTable<Way>
          rowKey={({ method, currency }) => `${method} ${currency}`}
          columns={[{ title: t('Way to pay'), key: 'way', render: (_, way) => nameOf(way) }, ...ofWay]}
          dataSource={methods}
          pagination={false}
          locale={nothing}
        />
      </section>
      <section aria-labelledby="accounts-days">
        <h2 id="accounts-days">{t('By day')}</h2>
        <ListTable<Day>
          rowKey="day"
          columns={[{ title: t('Day'), dataIndex: 'day', render: dayName }, ...ofDay]}
          dataSource={days}
          pagination={{ pageSize: 31, hideOnSinglePage: true, showSizeChanger: false }}
          locale={nothing}
        />
      </section>
    </>
  );
}

function useAmounts<Row extends Amounts>(): ListColumn<Row>[] {
  const { t, money } = useStaffI18n();
  const dollars = (title: string, key: keyof Amounts, card: ListColumn<Row>['card']): ListColumn<Row> => ({
    ...{ title, dataIndex: key, card, align: 'right' },
    render: (cents: number) => (cents === 0 ? '-' : money(cents / 100)),
  });
  return [
    { title: t('Orders'), dataIndex: 'orders', align: 'right', card: 'named' },
    dollars(t('Goods'), 'goods_cents', 'none'),
    dollars(t('Discount'), 'discount_cents', 'none'),
    dollars(t('Delivery'), 'delivery_cents', 'none'),
    dollars(t('Refunds'), 'refunded_cents', 'named'),
    dollars(t('Net'), 'net_cents', 'side'),
    {
      title: t('Received in riel'),
      dataIndex: 'received_khr',
      align: 'right',
      card: 'none',
      render: (riel: number) => (riel ? signedRiel(riel) : '-'),
    },
  ];
}
