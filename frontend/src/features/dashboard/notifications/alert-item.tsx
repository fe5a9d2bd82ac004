import { Button, Tag } from 'antd';
import { Link } from 'react-router-dom';
import type { Alert } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { BAD } from '../shell/tag-colors';
import { detailOf, placeOf, titleOf } from './alert-words';
import styles from './notifications.module.css';

const TAGS = {
  order: { color: '#12458f', label: 'Order' },
  stock: { color: '#7a4f00', label: 'Stock' },
  failure: { color: BAD, label: 'Failure' },
} as const;

/** One alert; opening what it is about reads it. */
export function AlertItem({ alert, onRead }: { alert: Alert; onRead: () => void }) {
  const i18n = useStaffI18n();
  const { t, moment } = i18n;
  const isUnread = alert.read_at === null;
  const { color, label } = TAGS[alert.kind];
  const detail = detailOf(alert);
  return (
    <li className={isUnread ? `${styles.alert} ${styles.unread}` : styles.alert}>
      <p className={styles.head}>
        <Tag color={color}>{t(label)}</Tag>
        <time dateTime={alert.created_at}>{moment(alert.created_at)}</time>
        {isUnread && <strong className={styles.mark}>{t('Unread')}</strong>}
      </p>
      <Link to={placeOf(alert)} className={styles.title} onClick={isUnread ? onRead : undefined}>
        {titleOf(alert, i18n)}
      </Link>
      {detail && <p className={styles.detail}>{detail}</p>}
      {isUnread && (
        <Button size="small" className={styles.read} onClick={onRead}>
          {t('Mark as read')}
        </Button>
      )}
    </li>
  );
}
