import { Button, Table, Tag, type TableColumnsType } from 'antd';
import { errorMessage } from '../../../api/problem';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
} from '../../../api/security-api';
import type { Session } from '../../../api/types';
import { LoadError } from '../../../components/notices';
import { useI18n } from '../../../lib/i18n/i18n';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { GOOD } from '../shell/tag-colors';
import styles from './security.module.css';

/** Where one is logged in, with ways to end that. */
export function SessionsTab() {
  const { moment } = useI18n();
  const { data: sessions, error, isLoading, refetch } = useGetSessionsQuery();
  const [endSession] = useEndSessionMutation();
  const [endOthers, { isLoading: isEnding }] = useEndOtherSessionsMutation();
  const hasOthers = sessions?.some((session) => !session.is_current);

  const end = async ({ id }: Session) => {
    try {
      await endSession(id).unwrap();
      toast.success('Session ended');
    } catch (failure) {
      toastFailure('Failed to end the session', failure);
    }
  };

  const endAllOthers = async () => {
    if (!window.confirm('Log out on all other devices?')) return;
    try {
      await endOthers().unwrap();
      toast.success('All other sessions ended');
    } catch (failure) {
      toastFailure('Failed to end the sessions', failure);
    }
  };

  const columns: TableColumnsType<Session> = [
    {
      title: 'Browser',
      key: 'browser',
      render: (_, { browser, address, is_current }) => (
        <>
          {browser} {is_current && <Tag color={GOOD}>This device</Tag>}
          <br />
          <small>{address}</small>
        </>
      ),
    },
    { title: 'Last seen', dataIndex: 'last_seen_at', render: moment },
    { title: 'Logged in', dataIndex: 'created_at', render: moment, responsive: ['md'] },
    {
      title: 'Actions',
      key: 'actions',
      render: (_, session) =>
        !session.is_current && (
          <Button danger onClick={() => void end(session)} aria-label={`End ${session.browser}`}>
            End
          </Button>
        ),
    },
  ];
  return (
    <>
      {error && (
        <LoadError message={errorMessage(error, 'Failed to fetch sessions')} onRetry={() => void refetch()} />
      )}
      <div className={styles.filters}>
        <Button danger disabled={!hasOthers} loading={isEnding} onClick={() => void endAllOthers()}>
          End all other sessions
        </Button>
      </div>
      <Table rowKey="id" columns={columns} dataSource={sessions} loading={isLoading} pagination={false} />
    </>
  );
}
