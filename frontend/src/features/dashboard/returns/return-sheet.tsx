import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import type { ManagedReturn } from '../../../api/types';
import { RETURN_STATES } from '../../../lib/return-words';
import { useStaffI18n } from '../i18n/staff-i18n';
import { SideSheet } from '../kit/dialog';
import { Fact, Facts } from '../kit/facts';
import { useMay } from '../kit/may';
import { ClaimTag } from './claim-tag';
import { ReturnActions } from './return-actions';
import styles from './return-sheet.module.css';
import { STATE_COLORS } from './state-colors';
import { useReasonWords } from './use-reason-words';

interface ReturnSheetProps {
  of: ManagedReturn;
  onClose: () => void;
}

/** All of a return: what comes back and why, with its photos, what was said, and the next step. */
export function ReturnSheet({ of, onClose }: ReturnSheetProps) {
  const { t, moment, money } = useStaffI18n();
  const mayAnswer = useMay()('answerReturns');
  const reasonWords = useReasonWords();
  const { state, details, message, hand_over, label, paid, refunded } = of;
  return (
    <SideSheet title={t('Return of order {id}', { id: of.order_number })} onClose={onClose}>
      <Facts>
        <Fact label={t('State')}>
          <Tag color={STATE_COLORS[state]}>{t(RETURN_STATES[state])}</Tag>
          <ClaimTag of={of} />
        </Fact>
        <Fact label={t('Order')}>
          <Link to={`/seller-dashboard/view-all-orders/${of.order_id}`}>{of.order_number}</Link>
        </Fact>
        <Fact label={t('Customer')}>{of.customer_name}</Fact>
        <Fact label={t('Asked')}>{moment(of.created_at)}</Fact>
        <Fact label={t('Products')}>
          <ReturnedLines lines={of.lines} />
        </Fact>
        <Fact label={t('Reason')}>{reasonWords(of.reason)}</Fact>
        {details && <Fact label={t('What the customer says')}>{details}</Fact>}
        {message && <Fact label={t('What the shop said')}>{message}</Fact>}
        {hand_over && (
          <Fact label={t('How it comes back')}>
            {t(hand_over === 'label' ? 'With a label' : 'Picked up by us')}
          </Fact>
        )}
        {label && <Fact label={t('Label')}>{label}</Fact>}
        {paid !== null && <Fact label={t('Paid for it')}>{money(paid)}</Fact>}
        {refunded !== null && <Fact label={t('Given back')}>{money(refunded)}</Fact>}
      </Facts>
      {of.photos.length > 0 && (
        <ul className={styles.photos} aria-label={t('Photos')}>
          {of.photos.map((address, place) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} alt={t('Photo {number}', { number: place + 1 })} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {mayAnswer && <ReturnActions of={of} />}
    </SideSheet>
  );
}

function ReturnedLines({ lines }: Pick<ManagedReturn, 'lines'>) {
  const { t, pick } = useStaffI18n();
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, quantity, restocked, product }) => (
        <li key={id}>
          {quantity} × {pick(product.name, product.name_km)}
          {restocked !== null && ` (${t('{count} back to stock', { count: restocked })})`}
        </li>
      ))}
    </ul>
  );
}
