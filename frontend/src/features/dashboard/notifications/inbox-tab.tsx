import { Button, Empty, Pagination } from 'antd';
import { useGetAlertsQuery, useReadAlertsMutation } from '../../../api/notifications-api';
import { errorMessage } from '../../../api/problem';
import { LoadError, Note } from '../../../components/notices';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { AlertItem } from './alert-item';
import { FilterBar, FilterChoice } from '../shell/filter-bar';
import styles from './notifications.module.css';
import { useWishes } from './use-wishes';

const PAGE_SIZE = 20;
const NAMES = ['kind', 'unread'] as const;
const KINDS = ['order', 'stock', 'failure'];

/** One's alerts, newest first; the address holds which of them. */
export function InboxTab() {
  const { t, said } = useStaffI18n();
  const { wishes, show } = useWishes(NAMES);
  const search = {
    page: wishes.page,
    kind: KINDS.includes(wishes.kind) ? wishes.kind : '',
    unread: wishes.unread === 'true' ? 'true' : '',
  };
  const { currentData, data = currentData, error, isFetching, refetch } = useGetAlertsQuery(search);
  const [readAlerts, { isLoading: isMarking }] = useReadAlertsMutation();

  const markRead = async (which: Parameters<typeof readAlerts>[0]) => {
    try {
      await readAlerts(which).unwrap();
    } catch (failure) {
      toastFailure(t('Failed to mark as read'), failure, said);
    }
  };

  return (
    <>
      <FilterBar>
        <FilterChoice
          label={t('Filter by kind')}
          value={search.kind}
          onChange={(kind) => show({ kind })}
          options={[
            { value: '', label: t('All alerts') },
            { value: 'order', label: t('Order alerts') },
            { value: 'stock', label: t('Stock Alerts') },
            { value: 'failure', label: t('Failure alerts') },
          ]}
        />
        <FilterChoice
          label={t('Read or not')}
          value={search.unread}
          onChange={(unread) => show({ unread })}
          options={[
            { value: '', label: t('Read or not') },
            { value: 'true', label: t('Unread only') },
          ]}
        />
        <Button disabled={!data?.unread || isMarking} onClick={() => void markRead({ all: true })}>
          {t('Mark all as read')}
        </Button>
      </FilterBar>
      {error && (
        <LoadError message={said(errorMessage(error, t('Failed to load your alerts')))} onRetry={refetch} />
      )}
      {!data && !error && <Note>{t('Loading alerts...')}</Note>}
      {data?.alerts.length === 0 && <Empty description={t('No alerts here.')} />}
      <ul className={styles.list} aria-busy={isFetching}>
        {data?.alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} onRead={() => void markRead({ ids: [alert.id] })} />
        ))}
      </ul>
      {data && data.totalPages > 1 && (
        <Pagination
          current={data.page}
          pageSize={PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          onChange={(page) => show({ page })}
        />
      )}
    </>
  );
}
