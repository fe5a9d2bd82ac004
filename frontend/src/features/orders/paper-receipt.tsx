import type { Order, Receipt } from '../../api/types';
import { StatusWord } from '../../components/order-status';
import { Numbered } from '../../components/numbered';
import { usePrices } from '../../components/use-prices';
import { useI18n } from '../../lib/i18n/i18n';
import { lineTotal, unitPrice } from '../../lib/order-figures';
import { SHOP_NAME } from '../../lib/shop';
import { OrderTotals } from './order-totals';
import styles from './paper-receipt.module.css';
import { isPickUp } from '../../lib/pick-up';

/** The printed form of a receipt. */
export function PaperReceipt({ order }: { order: Receipt }) {
  const { t, moment } = useI18n();
  return (
    <>
      <header className={styles.head}>
        <strong className={styles.shop}>{SHOP_NAME}</strong>
        <span>{t('Receipt')}</span>
      </header>
      <dl className={styles.facts}>
        <dt>{t('Order number')}</dt>
        <dd>
          <Numbered text={order.order_number} />
        </dd>
        <dt>{t('Order ID')}</dt>
        <dd>{order.id}</dd>
        <dt>{t('Date')}</dt>
        <dd>{moment(order.created_at)}</dd>
      </dl>
      <PaperLines order={order} />
      <OrderTotals order={order} />
      <PaymentOnPaper order={order} />
      <p className={styles.thanks}>{t('Thank you for shopping with {shop}.', { shop: SHOP_NAME })}</p>
    </>
  );
}

function PaperLines({ order }: { order: Order }) {
  const { t, pick } = useI18n();
  const price = usePrices();
  const rate = order.riel_rate ?? undefined;
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('Product')}</th>
          <th scope="col">{t('Price')}</th>
          <th scope="col">{t('Amount')}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((item) => (
          <tr key={item.id}>
            <td>
              {pick(item.product.name, item.product.name_km)}
              {item.serials.some(Boolean) && (
                <div>
                  {t('Serial number: {serials}', { serials: item.serials.filter(Boolean).join(', ') })}
                </div>
              )}
            </td>
            <td>
              {item.quantity} × {price(unitPrice(item), rate).first}
            </td>
            <td>{price(lineTotal(item), rate).first}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PaymentOnPaper({ order }: { order: Order }) {
  const { t, pick, moment } = useI18n();
  const { Payment, cod, delivery_method } = order;
  return (
    <dl className={styles.facts}>
      {Payment && (
        <>
          <dt>{t('Payment')}</dt>
          <dd>
            {cod && `${t('Cash on delivery')} · `}
            <StatusWord status={Payment.status} />
          </dd>
          {!cod && (
            <>
              <dt>{t('Transaction')}</dt>
              <dd>{Payment.transaction_id ?? '-'}</dd>
            </>
          )}
          <dt>{t('Paid at')}</dt>
          <dd>{moment(cod?.handed_over_at ?? Payment.paid_at)}</dd>
        </>
      )}
      {delivery_method && (
        <>
          <dt>{t('Delivery')}</dt>
          <dd>{pick(delivery_method.name, delivery_method.name_km)}</dd>
        </>
      )}
      <dt>{t(isPickUp(order) ? 'Picked up by' : 'Ships to')}</dt>
      <dd>
        {order.customer_name}
        <br />
        {order.phone_number}
        <br />
        {order.shipping_address}
      </dd>
    </dl>
  );
}
