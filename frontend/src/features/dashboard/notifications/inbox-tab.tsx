import { Button } from 'antd';
import { useGetAlertsQuery, useReadAlertsMutation } from '../../../api/notifications-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FilterBar, FilterChoice } from '../kit/filter-bar';
import { focusTitle } from '../kit/focus-title';
import { PagedItems } from '../kit/paged-items';
import { useAct } from '../kit/use-act';
import { useList } from '../kit/use-list';
import { oneOf, useListAddress } from '../kit/use-list-address';
import { AlertItem } from './alert-item';

const PAGE_SIZE = 20;
const KINDS = {
  '': 'All alerts',
  order: 'Order alerts',
  stock: 'Stock Alerts',
  failure: 'Failure alerts',
} as const;
const READ = { '': 'Read or not', true: 'Unread only' } as const;
const FILTERS = { kind: oneOf(Object.keys(KINDS)), unread: oneOf(Object.keys(READ)) };

/** One's alerts, newest first. */
export function InboxTab() {
  const { t } = useStaffI18n();
  const act = useAct();
  const address = useListAddress(FILTERS);
  const list = useList(useGetAlertsQuery(address.search), address, PAGE_SIZE);
  const [readAlerts, { isLoading: isMarking }] = useReadAlertsMutation();

  /** Resolves with whether that worked. */
  const markRead = async (which: Parameters<typeof readAlerts>[0]): Promise<boolean> =>
    (await act(() => readAlerts(which).unwrap(), { failed: t('Failed to mark as read') })) !== null;

  /** The button has nothing left to do then, so the keyboard cannot stay on it. */
  const markAllRead = async () => {
    if (await markRead({ all: true })) focusTitle();
  };

  return (
    <>
      <FilterBar>
        <FilterChoice label={t('Filter by kind')} words={KINDS} {...address.field('kind')} />
        <FilterChoice label={t('Read or not')} words={READ} {...address.field('unread')} />
        <Button disabled={!list.data?.unread} loading={isMarking} onClick={() => void markAllRead()}>
          {t('Mark all as read')}
        </Button>
      </FilterBar>
      <PagedItems
        list={list}
        items={({ alerts }) => alerts}
        loading={t('Loading alerts...')}
        failed={t('Failed to load your alerts')}
        nothing={t('No alerts here.')}
      >
        {(alert) => <AlertItem key={alert.id} alert={alert} onRead={() => markRead({ ids: [alert.id] })} />}
      </PagedItems>
    </>
  );
}
