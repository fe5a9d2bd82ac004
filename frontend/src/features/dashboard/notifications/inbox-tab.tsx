import { Button } from 'antd';
import { useGetAlertsQuery, useReadAlertsMutation } from '../../../api/notifications-api';
import type { Alert } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FilterBar, FilterSelect } from '../kit/filter-bar';
import { focusTitle } from '../kit/focus-title';
import { PagedItems } from '../kit/paged-items';
import { SavedViews } from '../kit/saved-views';
import { useAct } from '../kit/use-act';
import { useList } from '../kit/use-list';
import { oneOf, useListAddress } from '../kit/use-list-address';
import { AlertGroup } from './alert-group';
import { AlertItem } from './alert-item';

const PAGE_SIZE = 20;
const KINDS = {
  '': 'All alerts',
  order: 'Order alerts',
  stock: 'Stock Alerts',
  review: 'Review alerts',
  failure: 'Failure alerts',
} as const;
const READ = { '': 'Read or not', true: 'Unread only' } as const;
const FILTERS = { kind: oneOf(Object.keys(KINDS)), unread: oneOf(Object.keys(READ)) };

/** All alerts that the filter shows. */
const allOf = (kind: string) =>
  kind ? { all: true as const, kind: kind as Alert['kind'] } : { all: true as const };

/** The user's alerts, newest first; those of one subject and day are one entry. */
export function InboxTab() {
  const { t } = useStaffI18n();
  const act = useAct();
  const address = useListAddress(FILTERS);
  const list = useList(useGetAlertsQuery({ ...address.search, grouped: 'true' }), address, PAGE_SIZE);
  const [readAlerts, { isLoading: isMarking }] = useReadAlertsMutation();

  /** Resolves with whether it succeeded. */
  const markRead = async (which: Parameters<typeof readAlerts>[0]): Promise<boolean> =>
    (await act(() => readAlerts(which).unwrap(), { failed: t('Failed to mark as read') })) !== null;

  /** Afterwards the button is disabled and cannot keep the focus. */
  const markAllRead = async () => {
    if (await markRead(allOf(address.search.kind))) focusTitle();
  };

  return (
    <>
      <FilterBar>
        <FilterSelect label={t('Filter by kind')} labels={KINDS} {...address.field('kind')} />
        <FilterSelect label={t('Read or not')} labels={READ} {...address.field('unread')} />
        <Button disabled={!list.data?.unread} loading={isMarking} onClick={() => void markAllRead()}>
          {t('Mark all as read')}
        </Button>
        <SavedViews list="alerts" address={address} />
      </FilterBar>
      <PagedItems
        list={list}
        items={({ alerts }) => alerts}
        loading={t('Loading alerts...')}
        failed={t('Failed to load your alerts')}
        nothing={t('No alerts here.')}
      >
        {({ group, ...alert }) =>
          group && group.count > 1 ? (
            <AlertGroup
              key={`${alert.what} ${group.day} ${group.settled}`}
              newest={{ ...alert, group }}
              unread={address.search.unread}
              onRead={markRead}
            />
          ) : (
            <AlertItem key={alert.id} alert={alert} onRead={() => markRead({ ids: [alert.id] })} />
          )
        }
      </PagedItems>
    </>
  );
}
