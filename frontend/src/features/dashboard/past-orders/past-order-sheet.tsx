import { Tag } from 'antd';
import type { PastOrder } from '../../../api/types';
import { amountIn } from '../../../lib/amount-in';
import { useStaffI18n } from '../i18n/staff-i18n';
import { SideSheet } from '../kit/dialog';
import { Fact, Facts } from '../kit/facts';
import styles from './past-order-sheet.module.css';
import { SOURCES } from './sources';

/** All that the file said of an order. There is nothing to do with it. */
export function PastOrderSheet({ of, onClose }: { of: PastOrder; onClose: () => void }) {
  const { t, moment } = useStaffI18n();
  const { currency, items, name, email, phone, address, note } = of;
  return (
    <SideSheet title={t('Earlier order {number}', { number: of.number })} onClose={onClose}>
      <Facts>
        <Fact label={t('Shop system')}>
          <Tag>{t(SOURCES[of.source])}</Tag> {t('Read only')}
        </Fact>
        <Fact label={t('Ordered')}>{moment(of.placed_at)}</Fact>
        <Fact label={t('Status')}>{of.status}</Fact>
        <Fact label={t('Total')}>{amountIn(currency, of.total)}</Fact>
        <Fact label={t('Products')}>
          <ul className={styles.lines}>
            {items.map((item, place) => (
              <li key={place}>
                {item.quantity} × {item.name}
                {item.sku && ` (${item.sku})`}
                {item.price !== null && `, ${amountIn(currency, item.price)}`}
              </li>
            ))}
          </ul>
        </Fact>
        {name && <Fact label={t('Customer')}>{name}</Fact>}
        {email && <Fact label={t('Email')}>{email}</Fact>}
        {phone && <Fact label={t('Phone')}>{phone}</Fact>}
        {address && <Fact label={t('Address')}>{address}</Fact>}
        {note && (
          <Fact label={t('Note')}>
            <span className={styles.note}>{note}</span>
          </Fact>
        )}
        <Fact label={t('Brought')}>{moment(of.brought_at)}</Fact>
      </Facts>
    </SideSheet>
  );
}
