import { Button, Space, type TableColumnsType } from 'antd';
import { useGetDeadLettersQuery } from '../../../api/notifications-api';
import type { DeadLetter } from '../../../api/types';
import { Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { TextCell } from '../kit/cells';
import { FilterBar, FilterSelect } from '../kit/filter-bar';
import { Hint } from '../kit/hint';
import { ListTable } from '../kit/list-table';
import { LoadState } from '../kit/load-state';
import { SavedViews } from '../kit/saved-views';
import { oneOf, useListAddress } from '../kit/use-list-address';
import styles from './dead-letters-tab.module.css';
import { SERVICES } from '../kit/service-words';
import { useDrop } from './use-drop';
import { useReplay } from './use-replay';

const FILTERS = { service: oneOf(SERVICES) };

/** The highest number that the server lists. */
const MAX_LISTED = 100;

/** The dead letters of a service with the reasons, oldest first. Once the cause is fixed, they can be replayed here. */
export function DeadLettersTab() {
  const { t } = useStaffI18n();
  const address = useListAddress(FILTERS);
  const service = SERVICES.find((name) => name === address.search.service) ?? SERVICES[0];
  const { currentData: letters, error, isFetching, refetch } = useGetDeadLettersQuery(service);
  const { replay, isLoading } = useReplay(service);
  const drop = useDrop(service);
  return (
    <>
      <FilterBar>
        <FilterSelect
          label={t('Service')}
          {...address.field('service')}
          value={service}
          options={SERVICES.map((name) => ({ value: name, label: t(name) }))}
        />
        {letters && letters.length > 1 && (
          <Button loading={isLoading} onClick={() => void replay()}>
            {t('Retry all')}
          </Button>
        )}
        <SavedViews list="failed_events" address={address} />
      </FilterBar>
      <LoadState of={{ error, refetch }} failed={t('Failed to load the failed events')} />
      {letters?.length === MAX_LISTED && (
        <Note>{t('These are the {count} oldest.', { count: MAX_LISTED })}</Note>
      )}
      {(!error || Boolean(letters?.length)) && (
        <LettersTable
          letters={letters}
          isLoading={isFetching}
          isBusy={isLoading}
          onReplay={replay}
          onDrop={drop}
        />
      )}
    </>
  );
}

interface LettersTableProps {
  letters: DeadLetter[] | undefined;
  isLoading: boolean;
  isBusy: boolean;
  onReplay: (id: string) => Promise<void>;
  onDrop: (id: string) => Promise<void>;
}

function LettersTable({ letters, isLoading, isBusy, onReplay, onDrop }: LettersTableProps) {
  const { t, moment } = useStaffI18n();
  const columns: TableColumnsType<DeadLetter> = [
    { title: t('Time'), dataIndex: 'dead_at', render: moment },
    {
      title: t('Event'),
      key: 'event',
      render: (_, { type, reason, event }) => (
        <TextCell>
          {type}
          <Hint>{reason}</Hint>
          <details>
            <summary>{t('Contents')}</summary>
            <pre className={styles.event}>{JSON.stringify(event, null, 2)}</pre>
          </details>
        </TextCell>
      ),
    },
    { title: t('Attempts'), dataIndex: 'attempts', align: 'right' },
    {
      title: t('Actions'),
      key: 'actions',
      render: (_, { id }) => (
        <Space wrap>
          <Button disabled={isBusy} onClick={() => void onReplay(id)}>
            {t('Retry')}
          </Button>
          <Button danger disabled={isBusy} onClick={() => void onDrop(id)}>
            {t('Remove for good')}
          </Button>
        </Space>
      ),
    },
  ];
  return (
    <ListTable
      rowKey="id"
      columns={columns}
      dataSource={letters}
      loading={isLoading}
      locale={{ emptyText: t('This service has no failed events.') }}
      pagination={{ hideOnSinglePage: true, showSizeChanger: false, pageSize: 20 }}
    />
  );
}
