import { Form } from 'antd';
import type { OrderPage } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { roundToCents } from '../../../lib/money';
import { paidFor } from '../../../lib/order-figures';
import { useStaffI18n } from '../i18n/staff-i18n';
import { CountField } from '../kit/count-field';
import styles from './refund-pieces.module.css';
import { isTooMany, leftOf, type Pieces } from './use-refund';

/** How many pieces of each line are given back. */
export function RefundPieces({ order, pieces }: { order: OrderPage; pieces: Pieces }) {
  const { t, money } = useStaffI18n();
  return (
    <ul className={styles.lines}>
      {order.items.map((item) => (
        <li key={item.id}>
          <span>
            {item.product.name}
            <br />
            <small>
              {t('{left} of {count} can be refunded, {price} each', {
                left: leftOf(item),
                count: item.quantity,
                price: money(roundToCents(paidFor(item, item.quantity) / item.quantity)),
              })}
            </small>
            <ErrorText>{isTooMany(item, pieces) && t('That is more than is left')}</ErrorText>
          </span>
          <Form.Item name={['pieces', String(item.id)]} noStyle>
            <CountField
              label={t('Pieces of {name}', { name: item.product.name })}
              min={0}
              placeholder="0"
              isWrong={isTooMany(item, pieces)}
              isDisabled={leftOf(item) === 0}
            />
          </Form.Item>
        </li>
      ))}
    </ul>
  );
}
