import type { Receipt } from '../../api/types';
import { Numbered } from '../../components/numbered';
import { OrderStatus } from '../../components/order-status';
import { ShopImage } from '../../components/shop-image';
import { usePrices } from '../../components/use-prices';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './order-line.module.css';
import { isBack } from './returned-parcel';
import { shownStatus } from '../../lib/pick-up';

/** An order in one line: its first picture, number, date, products, total and state. */
export function OrderLine({ order }: { order: Receipt }) {
  const { t, moment, pick } = useI18n();
  const price = usePrices();
  const [first, ...others] = order.items;
  return (
    <span className={styles.line}>
      {first && <ShopImage src={first.product.image_url} alt="" width={48} height={48} />}
      <span className={styles.facts}>
        <h2 className={styles.name}>
          <Numbered text={t('Order {id}', { id: order.order_number })} />
        </h2>
        <span className={styles.date}>{moment(order.created_at)}</span>
        {first && (
          <span className={styles.products}>
            {pick(first.product.name, first.product.name_km)}
            {others.length > 0 && ` ${t('and {count} more', { count: others.length })}`}
          </span>
        )}
      </span>
      <span className={styles.state}>
        <strong className={styles.total}>
          {price(order.total_price, order.riel_rate ?? undefined).first}
        </strong>
        <OrderStatus status={isBack(order) ? 'came_back' : shownStatus(order)} />
      </span>
    </span>
  );
}
