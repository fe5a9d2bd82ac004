import type { AdminOrder } from '../../../api/types';
import { OrderStatus } from '../../../components/order-status';
import { ShopImage } from '../../../components/shop-image';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LinkFromList } from '../kit/list-links';
import { useComfortableRows } from '../kit/use-comfortable-rows';
import { CameBackTag } from './came-back-tag';
import { CashTag } from './cash-tag';
import { isToShip, linesToPack } from './in-a-parcel';
import styles from './order-cells.module.css';
import { shownStatus } from '../../../lib/pick-up';

/** How many lines a comfortable row shows of an order; its page shows all. */
const SHOWN_LINES = 3;

export const pathOf = (id: string) => `/seller-dashboard/view-all-orders/${id}`;

/** A link to the order's page, with its time. */
export function OrderCell({ order: { id, order_number, created_at } }: { order: AdminOrder }) {
  const { moment } = useStaffI18n();
  return (
    <span className={styles.order}>
      <LinkFromList to={pathOf(id)}>{order_number}</LinkFromList>
      <span className={styles.when}>{moment(created_at)}</span>
    </span>
  );
}

/** An order's status, with what else is to be known of it. */
export const StatusCell = ({ order }: { order: AdminOrder }) => (
  <span className={styles.status}>
    <OrderStatus status={shownStatus(order)} />
    {order.came_back_at && <CameBackTag />}
    <CashTag order={order} />
  </span>
);

/** The first lines of an order and, while it is to be shipped, how many are packed. */
export function ProductsCell({ order }: { order: AdminOrder }) {
  const { t } = useStaffI18n();
  const { items: all } = order;
  // What was given back is not there to be packed any more; of an order that was given back whole, all are named.
  const left = linesToPack(all);
  const items = left.length > 0 ? left : all;
  const shown = useComfortableRows().isOn ? SHOWN_LINES : 1;
  if (items.length === 0) return t('No products in this order.');
  const more = items.length - shown;
  const packed = isToShip(order) ? left.filter((item) => item.packed).length : 0;
  return (
    <ul className={styles.products}>
      {items.slice(0, shown).map(({ id, quantity, product }) => (
        <li key={id}>
          <ShopImage src={product.image_url} alt="" width={40} height={32} />
          <span title={`${quantity} × ${product.name}`}>
            {quantity} × {product.name}
          </span>
        </li>
      ))}
      {more > 0 && <li>{t('and {count} more', { count: more })}</li>}
      {packed > 0 && (
        <li className={styles.packed}>
          {packed === left.length
            ? `✓ ${t('All is packed')}`
            : t('{packed} of {lines} lines packed', { packed, lines: left.length })}
        </li>
      )}
    </ul>
  );
}
