import { Button, Empty } from 'antd';
import { useGetAlertsQuery, useReadAlertsMutation } from '../../../api/notifications-api';
import { LoadError, Note } from '../../../components/notices';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { focusTitle } from '../kit/focus-title';
import { PageChoice } from '../kit/page-choice';
import { AlertItem } from './alert-item';
import { FilterBar, FilterChoice } from '../kit/filter-bar';
import cards from '../kit/cards.module.css';
import { shownOf } from '../kit/shown-of';
import { useLastPage } from '../kit/use-last-page';
import { useWishes } from './use-wishes';

const PAGE_SIZE = 20;
const NAMES = ['kind', 'unread'] as const;
const KINDS = ['order', 'stock', 'failure'];

/** One's alerts, newest first; the address holds which of them. */
export function InboxTab() {
  const { t, translateProblem } = useStaffI18n();
  const { wishes, show } = useWishes(NAMES);
  const search = {
    page: wishes.page,
    kind: KINDS.includes(wishes.kind) ? wishes.kind : '',
    unread: wishes.unread === 'true' ? 'true' : '',
  };
  const query = useGetAlertsQuery(search);
  const { error, isFetching, refetch } = query;
  const shown = shownOf(query);
  useLastPage(query, search.page, PAGE_SIZE, (page) => show({ page }, { replace: true }));
  const [readAlerts, { isLoading: isMarking }] = useReadAlertsMutation();

  /** Resolves with whether that worked; if not, a toast has said why. */
  const markRead = async (which: Parameters<typeof readAlerts>[0]): Promise<boolean> => {
    try {
      await readAlerts(which).unwrap();
      return true;
    } catch (failure) {
      toastFailure(t('Failed to mark as read'), failure, translateProblem);
      return false;
    }
  };

  /** The button has nothing left to do then, so the keyboard cannot stay on it. */
  const markAllRead = async () => {
    if (await markRead({ all: true })) focusTitle();
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
        <Button disabled={!shown?.unread} loading={isMarking} onClick={() => void markAllRead()}>
          {t('Mark all as read')}
        </Button>
      </FilterBar>
      {error && (
        <LoadError message={translateProblem(error) ?? t('Failed to load your alerts')} onRetry={refetch} />
      )}
      {!shown && !error && <Note>{t('Loading alerts...')}</Note>}
      {shown?.total === 0 && <Empty description={t('No alerts here.')} />}
      <ul className={cards.list} aria-busy={isFetching}>
        {shown?.alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} onRead={() => markRead({ ids: [alert.id] })} />
        ))}
      </ul>
      <PageChoice list={shown} pageSize={PAGE_SIZE} onPage={(page) => show({ page })} />
    </>
  );
}
