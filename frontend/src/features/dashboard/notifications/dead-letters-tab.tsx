import { Button, type TableColumnsType } from 'antd';
import { useGetDeadLettersQuery } from '../../../api/notifications-api';
import type { DeadLetter } from '../../../api/types';
import { LoadError, Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FilterBar, FilterChoice } from '../kit/filter-bar';
import { ListTable } from '../kit/list-table';
import styles from './notifications.module.css';
import { SERVICES } from './service-words';
import { useReplay } from './use-replay';
import { useWishes } from './use-wishes';

/** How many the server lists at most. */
const MOST = 100;

/** The dead letters of a service, oldest first, with the reason; once its cause is mended they are handled again from here. */
export function DeadLettersTab() {
  const { t, translateProblem } = useStaffI18n();
  const { wishes, show } = useWishes(['service']);
  const service = SERVICES.find((name) => name === wishes.service) ?? SERVICES[0];
  const { currentData: letters, error, isFetching, refetch } = useGetDeadLettersQuery(service);
  const { replay, isLoading } = useReplay(service);
  return (
    <>
      <FilterBar>
        <FilterChoice
          label={t('Service')}
          value={service}
          onChange={(name) => show({ service: name })}
          options={SERVICES.map((name) => ({ value: name, label: t(name) }))}
        />
        {letters && letters.length > 1 && (
          <Button loading={isLoading} onClick={() => void replay()}>
            {t('Handle all again')}
          </Button>
        )}
      </FilterBar>
      {error && (
        <LoadError
          message={translateProblem(error) ?? t('Failed to load what was set aside')}
          onRetry={refetch}
        />
      )}
      {letters?.length === MOST && <Note>{t('These are the {count} oldest.', { count: MOST })}</Note>}
      {(!error || Boolean(letters?.length)) && (
        <LettersTable letters={letters} isLoading={isFetching} isBusy={isLoading} onReplay={replay} />
      )}
    </>
  );
}

interface LettersTableProps {
  letters: DeadLetter[] | undefined;
  isLoading: boolean;
  isBusy: boolean;
  onReplay: (id: string) => Promise<void>;
}

function LettersTable({ letters, isLoading, isBusy, onReplay }: LettersTableProps) {
  const { t, moment } = useStaffI18n();
  const columns: TableColumnsType<DeadLetter> = [
    { title: t('Time'), dataIndex: 'dead_at', render: moment },
    {
      title: t('News'),
      key: 'event',
      render: (_, { type, reason, event }) => (
        <div className={styles.subject}>
          {type}
          <p className={styles.detail}>{reason}</p>
          <details>
            <summary>{t('Contents')}</summary>
            <pre className={styles.event}>{JSON.stringify(event, null, 2)}</pre>
          </details>
        </div>
      ),
    },
    { title: t('Attempts'), dataIndex: 'attempts', align: 'right' },
    {
      title: t('Actions'),
      key: 'actions',
      render: (_, { id }) => (
        <Button size="small" disabled={isBusy} onClick={() => void onReplay(id)}>
          {t('Handle again')}
        </Button>
      ),
    },
  ];
  return (
    <ListTable
      rowKey="id"
      columns={columns}
      dataSource={letters}
      loading={isLoading}
      locale={{ emptyText: t('This service has set nothing aside.') }}
      pagination={{ hideOnSinglePage: true, showSizeChanger: false, pageSize: 20 }}
    />
  );
}
