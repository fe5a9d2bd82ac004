import { Button, Tag } from 'antd';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Alert } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { RowCard } from '../kit/cards';
import { focusAfter } from '../kit/focus-title';
import { Hint } from '../kit/hint';
import { BAD, INFO, WAITING } from '../kit/tag-colors';
import styles from './alert-item.module.css';
import { detailOf, placeOf, titleOf } from './alert-words';

/** The tag of each kind. */
export const TAGS = {
  order: { color: INFO, label: 'Order' },
  stock: { color: WAITING, label: 'Stock' },
  review: { color: INFO, label: 'Review' },
  failure: { color: BAD, label: 'Failure' },
} as const;

interface AlertItemProps {
  alert: Alert;
  /** Resolves with whether it succeeded. */
  onRead: () => Promise<boolean>;
}

/** One alert; opening its link marks it as read. */
export function AlertItem({ alert, onRead }: AlertItemProps) {
  const i18n = useStaffI18n();
  const { t, moment } = i18n;
  const isUnread = alert.read_at === null;
  const { color, label } = TAGS[alert.kind];
  const detail = detailOf(alert, i18n);

  // The button disappears, and in a list of unread alerts the whole alert.
  const read = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    if ((await onRead()) && document.activeElement === button) focusAfter(button);
  };

  return (
    <RowCard
      className={isUnread ? styles.unread : undefined}
      head={
        <>
          <Tag color={color}>{t(label)}</Tag>
          <time dateTime={alert.created_at}>{moment(alert.created_at)}</time>
          {isUnread && <strong className={styles.mark}>{t('Unread')}</strong>}
        </>
      }
      actions={isUnread && <Button onClick={(event) => void read(event)}>{t('Mark as read')}</Button>}
    >
      <Link to={placeOf(alert)} onClick={isUnread ? () => void onRead() : undefined}>
        {titleOf(alert, i18n)}
      </Link>
      {detail && <Hint>{detail}</Hint>}
    </RowCard>
  );
}
