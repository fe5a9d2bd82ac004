import { Button } from 'antd';
import type { AdminOrder, AdminOrderList } from '../../../api/types';
import { SHIP_KEY } from '../kit/shortcuts';
import { useStaffI18n } from '../i18n/staff-i18n';
import { choiceOf } from '../kit/choice-bar';
import { useShortcut } from '../kit/use-single-keys';
import { useOpenFromList } from '../kit/list-links';
import type { ListColumn } from '../kit/list-table';
import { useMay } from '../kit/may';
import { PagedTable } from '../kit/paged-table';
import type { List } from '../kit/use-list';
import { ChosenOrders } from './chosen-orders';
import { CustomerAddress } from './customer-address';
import { OrderCell, pathOf, ProductsCell, StatusCell } from './order-cells';
import { isInParcel, isToShip } from './in-a-parcel';
import { ShipPanel } from './ship-panel';
import { TakeBack } from './take-back';
import { useDeliverMany } from './use-deliver-many';
import { useJustShipped } from './use-just-shipped';
import { useOrderChoice, type OrderSearch } from './use-order-choice';
import { useMayShip } from '../kit/use-may-ship';
import { useToShip } from './use-to-ship';

interface OrderTableProps {
  list: List<AdminOrderList>;
  /** What the list was asked for. */
  search: OrderSearch;
  /** Shown when there are no orders. */
  nothing: string;
}

/** A page of orders, of which several can be chosen to be printed and shipped. */
export function OrderTable({ list, search, nothing }: OrderTableProps) {
  const { t } = useStaffI18n();
  const ships = useMayShip();
  const shortcut = useShortcut(SHIP_KEY);
  const columns = useColumns();
  const open = useOpenFromList();
  const [shipped, setShipped] = useJustShipped();
  const [toShip, setToShip] = useToShip();
  const { deliver, refused } = useDeliverMany();
  const isShipping = ships && toShip.length > 0;
  const orders = list.data?.orders ?? [];
  const inParcels = orders.filter(isInParcel);
  const { chosen, ...choice } = useOrderChoice(inParcels, search);
  const shownChosen = inParcels.filter((order) => chosen.some(({ id }) => id === order.id));
  const allToShip = orders.length > 0 && orders.every(isToShip);
  const notice = shipped && <TakeBack shipped={shipped} onChange={setShipped} />;
  return (
    <>
      {!isShipping && notice}
      {inParcels.length > 0 && (
        <ChosenOrders
          chosen={chosen}
          page={choiceOf(shownChosen.length, inParcels.length)}
          whole={{ ...choice.whole, total: list.data?.total ?? 0 }}
          onShip={ships ? setToShip : undefined}
          onDeliver={ships ? (wanted) => void deliver(wanted).then(() => choice.drop(wanted)) : undefined}
          onChoosePage={(isWanted) => choice.chooseShown(isWanted ? inParcels.map(({ id }) => id) : [])}
          onClear={() => choice.choose([])}
          idle={
            ships &&
            allToShip && (
              <Button type="primary" aria-keyshortcuts={shortcut} onClick={() => setToShip(orders)}>
                {orders.length === 1
                  ? t('Ship the order shown')
                  : t('Ship all {count} shown', { count: orders.length })}
              </Button>
            )
          }
        />
      )}
      <PagedTable
        list={list}
        rows={(page) => page.orders}
        columns={columns}
        onOpen={({ id }) => open(pathOf(id))}
        loading={t('Loading orders...')}
        failed={t('Failed to fetch orders')}
        nothing={nothing}
        rowSelection={{
          hideSelectAll: true,
          columnTitle: <span className="visually-hidden">{t('Selected')}</span>,
          selectedRowKeys: shownChosen.map(({ id }) => id),
          onChange: (keys) => choice.chooseShown(keys.map(String)),
          getCheckboxProps: (order) => ({
            'aria-label': t('Choose {name}', { name: order.order_number }),
            disabled: !isInParcel(order),
          }),
        }}
        pages={{
          hideOnSinglePage: false,
          showTotal: (count) => (count === 1 ? t('1 order') : t('{count} orders', { count })),
        }}
      />
      {refused}
      {isShipping && (
        <ShipPanel
          orders={toShip}
          latest={orders}
          notice={notice}
          onShipped={(now) => {
            setShipped(now);
            choice.drop(now.results.filter(({ ok }) => ok));
          }}
          onChange={setToShip}
        />
      )}
    </>
  );
}

function useColumns(): ListColumn<AdminOrder>[] {
  const { t, money } = useStaffI18n();
  const seesAmounts = useMay()('seeAmounts');
  return [
    { title: t('Order'), key: 'order', render: (_, order) => <OrderCell order={order} /> },
    {
      title: t('Status'),
      key: 'status',
      card: 'line',
      render: (_, order) => <StatusCell order={order} />,
    },
    {
      title: t('Customer'),
      key: 'customer',
      card: 'fill',
      render: (_, order) => <CustomerAddress order={order} phone={order.phone_number} />,
    },
    {
      title: t('Products'),
      key: 'products',
      card: 'none',
      render: (_, order) => <ProductsCell order={order} />,
    },
    {
      title: t('Total'),
      key: 'total',
      card: 'side',
      align: 'right',
      hidden: !seesAmounts,
      render: (_, order) => <strong>{money(order.total_price)}</strong>,
    },
  ];
}
