import { Button, Input } from 'antd';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { OrderResult } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { isPickUp } from '../../../lib/pick-up';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ScanButton } from '../kit/scan-button';
import { useRowReason } from '../kit/use-row-reason';
import styles from './parcel-row.module.css';
import type { OrderToShip } from './use-to-ship';

interface ParcelRowProps {
  order: OrderToShip;
  number: string;
  /** Whether the number is missing though the courier needs one. */
  isLacking: boolean;
  /** Whether another order has the same number. */
  isTwice: boolean;
  /** Why it was refused. */
  result?: OrderResult;
  onType: (number: string) => void;
  onEnter: () => void;
  onPasteColumn: (numbers: string[]) => void;
  onLeaveOut: () => void;
}

const MAX_NUMBER = 100;

/** One order to ship, with the box of its tracking number. */
export function ParcelRow(props: ParcelRowProps) {
  const { order, number, isLacking, isTwice, result, onType, onEnter, onPasteColumn, onLeaveOut } = props;
  const { t } = useStaffI18n();
  const reasonOf = useRowReason();
  const name = order.order_number;

  const enter = (event: KeyboardEvent) => {
    // The Enter that ends a composed word is not meant for us.
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };

  const paste = (event: ClipboardEvent) => {
    const numbers = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim());
    while (numbers.at(-1) === '') numbers.pop();
    if (numbers.length < 2) return;
    event.preventDefault();
    onPasteColumn(numbers.map((line) => line.slice(0, MAX_NUMBER)));
  };

  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <strong>{name}</strong>
        <span>{order.customer_name}</span>
      </span>
      <div className={styles.number}>
        {isPickUp(order) ? (
          <span>{t('Picked up at the shop: no courier')}</span>
        ) : (
          <Input
            data-parcel={order.id}
            aria-label={t('Tracking number of {name}', { name })}
            aria-invalid={isLacking}
            status={isLacking ? 'error' : isTwice ? 'warning' : undefined}
            placeholder={t('Tracking number')}
            autoComplete="off"
            maxLength={MAX_NUMBER}
            value={number}
            onChange={({ target }) => onType(target.value)}
            onPressEnter={enter}
            onPaste={paste}
            suffix={
              <ScanButton
                label={t('Scan the number of {name}', { name })}
                onRead={(text) => onType(text.slice(0, MAX_NUMBER))}
              />
            }
          />
        )}
        <ErrorText>{isLacking && t('Tracking number is required')}</ErrorText>
        {isTwice && <span className={styles.warning}>{t('Another order has the same number.')}</span>}
        <ErrorText>{result?.error && `${t('Not done')}: ${reasonOf(result)}`}</ErrorText>
      </div>
      <Button type="text" aria-label={t('Leave out {name}', { name })} onClick={onLeaveOut}>
        ×
      </Button>
    </li>
  );
}
