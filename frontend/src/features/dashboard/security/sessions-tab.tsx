import { Button, Tag, type TableColumnsType } from 'antd';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
} from '../../../api/security-api';
import type { Session } from '../../../api/types';
import { LoadError } from '../../../components/notices';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ListTable } from '../kit/list-table';
import { GOOD } from '../kit/tag-colors';
import { browserWords } from './browser-words';
import styles from './security.module.css';

/** Where one is logged in, with ways to end that. */
export function SessionsTab() {
  const { t, moment, translateProblem } = useStaffI18n();
  const { data: sessions, error, isLoading, refetch } = useGetSessionsQuery();
  const [endSession] = useEndSessionMutation();
  const [endOthers, { isLoading: isEnding }] = useEndOtherSessionsMutation();
  const hasOthers = sessions?.some((session) => !session.is_current);

  const end = async ({ id }: Session) => {
    try {
      await endSession(id).unwrap();
      toast.success(t('Session ended'));
    } catch (failure) {
      toastFailure(t('Failed to end the session'), failure, translateProblem);
    }
  };

  const endAllOthers = async () => {
    if (!window.confirm(t('Log out on all other devices?'))) return;
    try {
      await endOthers().unwrap();
      toast.success(t('All other sessions ended'));
    } catch (failure) {
      toastFailure(t('Failed to end the sessions'), failure, translateProblem);
    }
  };

  const columns: TableColumnsType<Session> = [
    {
      title: t('Browser'),
      key: 'browser',
      render: (_, { browser, address, is_current }) => (
        <>
          {browserWords(browser, t)} {is_current && <Tag color={GOOD}>{t('This device')}</Tag>}
          <br />
          <small>{address}</small>
        </>
      ),
    },
    { title: t('Last seen'), dataIndex: 'last_seen_at', render: moment },
    { title: t('Logged in'), dataIndex: 'created_at', render: moment, responsive: ['md'] },
    {
      title: t('Actions'),
      key: 'actions',
      render: (_, session) =>
        !session.is_current && (
          <Button
            danger
            onClick={() => void end(session)}
            aria-label={t('End {name}', { name: browserWords(session.browser, t) })}
          >
            {t('End')}
          </Button>
        ),
    },
  ];
  return (
    <>
      {error && (
        <LoadError
          message={translateProblem(error) ?? t('Failed to fetch sessions')}
          onRetry={() => void refetch()}
        />
      )}
      {(sessions || !error) && (
        <>
          <div className={styles.filters}>
            <Button danger disabled={!hasOthers} loading={isEnding} onClick={() => void endAllOthers()}>
              {t('End all other sessions')}
            </Button>
          </div>
          <ListTable
            rowKey="id"
            columns={columns}
            dataSource={sessions}
            loading={isLoading}
            pagination={false}
          />
        </>
      )}
    </>
  );
}
