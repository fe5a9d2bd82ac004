import { Tag, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { LOG_PAGE_SIZE, useGetLoginsQuery } from '../../../api/security-api';
import type { Login } from '../../../api/types';
import { LoadError } from '../../../components/notices';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { ListTable } from '../kit/list-table';
import { shownOf } from '../kit/shown-of';
import { BAD, GOOD } from '../kit/tag-colors';
import { useLastPage } from '../kit/use-last-page';
import { browserWords } from './browser-words';
import { logPages } from './log-pages';

const OUTCOMES: Record<Login['outcome'], { text: StaffText; color: string }> = {
  success: { text: 'Logged in', color: GOOD },
  'wrong-password': { text: 'Wrong password', color: BAD },
  'wrong-code': { text: 'Wrong code', color: BAD },
  blocked: { text: 'Account blocked', color: BAD },
};

/** Who tried to log into one's account in the last 90 days. */
export function LoginsTab() {
  const { t, moment, translateProblem } = useStaffI18n();
  const [page, setPage] = useState(1);
  const query = useGetLoginsQuery(page);
  const { error, isFetching, refetch } = query;
  const shown = shownOf(query);
  useLastPage(query, page, LOG_PAGE_SIZE, setPage);
  const columns: TableColumnsType<Login> = [
    { title: t('Time'), dataIndex: 'at', render: moment },
    {
      title: t('Result'),
      dataIndex: 'outcome',
      render: (outcome: Login['outcome']) => (
        <Tag color={OUTCOMES[outcome].color}>{t(OUTCOMES[outcome].text)}</Tag>
      ),
    },
    {
      title: t('From'),
      key: 'from',
      render: (_, { browser, address }) => (
        <>
          {browserWords(browser, t)}
          <br />
          <small>{address}</small>
        </>
      ),
    },
  ];
  return (
    <>
      <p>{t('Attempts to log into your account are kept for 90 days.')}</p>
      {error && (
        <LoadError
          message={translateProblem(error) ?? t('Failed to fetch the login history')}
          onRetry={() => void refetch()}
        />
      )}
      <ListTable
        rowKey={(login) => `${login.at} ${login.outcome} ${login.address}`}
        columns={columns}
        dataSource={shown?.logins}
        loading={isFetching}
        pagination={logPages(shown, setPage)}
      />
    </>
  );
}
