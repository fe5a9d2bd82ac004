import { Tag } from 'antd';
import { LOG_PAGE_SIZE, useGetLoginsQuery } from '../../../api/security-api';
import type { Login } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import type { ListColumn } from '../kit/list-table';
import { PagedTable } from '../kit/paged-table';
import { BAD, GOOD } from '../kit/tag-colors';
import { useList } from '../kit/use-list';
import { useListAddress } from '../kit/use-list-address';
import { BrowserCell } from './browser-cell';

const OUTCOMES: Record<Login['outcome'], { text: StaffText; color: string }> = {
  success: { text: 'Logged in', color: GOOD },
  'wrong-password': { text: 'Wrong password', color: BAD },
  'wrong-code': { text: 'Wrong code', color: BAD },
  blocked: { text: 'Account blocked', color: BAD },
};

/** The attempts to log into the user's account in the last 90 days. */
export function LoginsTab() {
  const { t, moment } = useStaffI18n();
  const address = useListAddress({});
  const list = useList(useGetLoginsQuery(address.search.page), address, LOG_PAGE_SIZE);
  const columns: ListColumn<Login>[] = [
    { title: t('Time'), dataIndex: 'at', render: moment },
    {
      title: t('Result'),
      dataIndex: 'outcome',
      card: 'side',
      render: (outcome: Login['outcome']) => (
        <Tag color={OUTCOMES[outcome].color}>{t(OUTCOMES[outcome].text)}</Tag>
      ),
    },
    {
      title: t('From'),
      key: 'from',
      card: 'fill',
      render: (_, login) => <BrowserCell from={login} />,
    },
  ];
  return (
    <>
      <p>{t('Attempts to log into your account are kept for 90 days.')}</p>
      <PagedTable
        list={list}
        rows={({ logins }) => logins}
        rowKey={(login) => `${login.at} ${login.outcome} ${login.address}`}
        columns={columns}
        failed={t('Failed to fetch the login history')}
        nothing={t('No logins yet.')}
      />
    </>
  );
}
