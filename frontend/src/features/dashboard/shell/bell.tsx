import { Link } from 'react-router-dom';
import { useGetUnreadCountQuery } from '../../../api/notifications-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './bell.module.css';
import { useLiveAlerts } from './use-live-alerts';

const POLL_MS = 60_000;
const MAX_SHOWN = 99;

/** A link to the user's alerts, with the number of unread ones. */
export function Bell() {
  const { t } = useStaffI18n();
  const isLive = useLiveAlerts();
  const { data: unread = 0 } = useGetUnreadCountQuery(undefined, { pollingInterval: isLive ? 0 : POLL_MS });
  const label = unread > 0 ? t('Notifications, {count} unread', { count: unread }) : t('Notifications');
  return (
    <Link to="/seller-dashboard/notifications" className={styles.bell} aria-label={label} title={label}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className={styles.icon}>
        <path d="M6 9a6 6 0 0 1 12 0c0 6 2.5 7.5 2.5 7.5h-17S6 15 6 9Z" />
        <path d="M10 20a2.2 2.2 0 0 0 4 0" />
      </svg>
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  );
}
