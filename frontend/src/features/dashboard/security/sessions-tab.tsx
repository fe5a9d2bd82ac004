import { Button, Tag } from 'antd';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetSessionsQuery,
} from '../../../api/security-api';
import type { Session } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ListTable, type ListColumn } from '../kit/list-table';
import { LoadState } from '../kit/load-state';
import { GOOD } from '../kit/tag-colors';
import { useAct } from '../kit/use-act';
import { BrowserCell } from './browser-cell';
import { browserWords } from './browser-words';

/** The user's sessions, which can be ended here. */
export function SessionsTab() {
  const { t, moment } = useStaffI18n();
  const act = useAct();
  const query = useGetSessionsQuery();
  const { data: sessions, error, isLoading } = query;
  const [endSession] = useEndSessionMutation();
  const [endOthers, { isLoading: isEnding }] = useEndOtherSessionsMutation();
  const hasOthers = sessions?.some((session) => !session.is_current);

  const end = ({ id }: Session) =>
    act(() => endSession(id).unwrap(), {
      done: t('Session ended'),
      failed: t('Failed to end the session'),
    });

  const endAllOthers = () =>
    act(() => endOthers().unwrap(), {
      ask: { question: t('Log out on all other devices?'), yes: t('End all other sessions'), isDanger: true },
      done: t('All other sessions ended'),
      failed: t('Failed to end the sessions'),
    });

  const columns: ListColumn<Session>[] = [
    {
      title: t('Browser'),
      key: 'browser',
      render: (_, session) => (
        <BrowserCell from={session}>
          {session.is_current && <Tag color={GOOD}>{t('This device')}</Tag>}
        </BrowserCell>
      ),
    },
    { title: t('Last seen'), dataIndex: 'last_seen_at', card: 'fill', render: moment },
    { title: t('Logged in'), dataIndex: 'created_at', card: 'none', render: moment },
    {
      title: t('Actions'),
      key: 'actions',
      card: 'end',
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
      <LoadState of={query} failed={t('Failed to fetch sessions')} />
      {(sessions || !error) && (
        <>
          <p>
            <Button danger disabled={!hasOthers} loading={isEnding} onClick={() => void endAllOthers()}>
              {t('End all other sessions')}
            </Button>
          </p>
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
