import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useGetAlertsQuery } from '../../../api/notifications-api';
import type { Alert } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { CardList, RowCard } from '../kit/cards';
import { LoadState } from '../kit/load-state';
import { AlertItem, TAGS } from './alert-item';
import styles from './alert-group.module.css';
import { groupTitleOf } from './alert-words';

interface AlertGroupProps {
  /** The newest of the group. */
  newest: Alert & { group: NonNullable<Alert['group']> };
  /** Whether only those that are not read are wanted. */
  unread: string;
  onRead: (which: { ids: number[] } | { all: true; what: Alert['what']; day: string }) => Promise<boolean>;
}

/** Alerts of one subject and day as one entry, which opens into them. */
export function AlertGroup({ newest, unread, onRead }: AlertGroupProps) {
  const i18n = useStaffI18n();
  const { t, day } = i18n;
  const { what, group } = newest;
  const [isOpen, setOpen] = useState(false);
  const { color, label } = TAGS[newest.kind];
  return (
    <RowCard
      className={group.unread > 0 ? styles.unread : undefined}
      head={
        <>
          <Tag color={color}>{t(label)}</Tag>
          <time dateTime={group.day}>{day(group.day)}</time>
          {group.unread > 0 && (
            <strong className={styles.mark}>{t('{count} unread', { count: group.unread })}</strong>
          )}
        </>
      }
      actions={
        group.unread > 0 && (
          <Button onClick={() => void onRead({ all: true, what, day: group.day })}>
            {t('Mark as read')}
          </Button>
        )
      }
      below={isOpen && <GroupAlerts newest={newest} unread={unread} onRead={onRead} />}
    >
      <button type="button" className={styles.title} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {groupTitleOf(newest, i18n)}
      </button>
    </RowCard>
  );
}

/** The most that a group shows; its list has all. */
const SHOWN = 100;

function GroupAlerts({ newest: { what, group }, unread, onRead }: AlertGroupProps) {
  const { t } = useStaffI18n();
  const query = useGetAlertsQuery({
    what,
    day: group.day,
    settled: String(group.settled),
    kind: '',
    unread,
    page: 1,
    limit: SHOWN,
  });
  return (
    <>
      <LoadState of={query} loading={t('Loading alerts...')} failed={t('Failed to load your alerts')} />
      <CardList className={styles.alerts}>
        {query.data?.alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} onRead={() => onRead({ ids: [alert.id] })} />
        ))}
      </CardList>
    </>
  );
}
