import { Link } from 'react-router-dom';
import { useGetBalancesQuery } from '../../../api/money-api';
import { useGetBooksDayQuery } from '../../../api/money-desk-api';
import { shopDay } from '../../../api/shop-time';
import type { Balance } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ageInWords } from '../kit/age-words';
import { Hint } from '../kit/hint';
import { ListTable, type ListColumn } from '../kit/list-table';
import { LoadState } from '../kit/load-state';
import { DayFigures } from './day-figures';
import { amountOf, useMoneyNames } from './money-words';
import { PartTitle } from './part-title';

const BASE = '/seller-dashboard/money';

/** Where people bring an account to nothing. */
const PLACES: Record<string, string> = {
  unmatched: `${BASE}/unmatched`,
  'to-give-back': `${BASE}/give-back`,
};

const isWaiting = ({ account, minor }: Balance) =>
  minor !== 0 && (account in PLACES || account.startsWith('courier:'));

/** The money of today, and what waits for people. */
export function TodayTab() {
  const { t } = useStaffI18n();
  const day = useGetBooksDayQuery(shopDay());
  const balances = useGetBalancesQuery();
  return (
    <>
      <PartTitle>{t('Money of today')}</PartTitle>
      <LoadState of={day} loading={t('Loading...')} failed={t('Failed to load the money')} />
      {day.data && <DayFigures figures={day.data.figures} />}
      <PartTitle>{t('What waits')}</PartTitle>
      <Hint>{t('These accounts are meant to come to nothing.')}</Hint>
      <LoadState of={balances} loading={t('Loading...')} failed={t('Failed to load the money')} />
      {balances.data && <Waiting balances={balances.data.filter(isWaiting)} />}
    </>
  );
}

function Waiting({ balances }: { balances: Balance[] }) {
  const { t } = useStaffI18n();
  const { accountName } = useMoneyNames();
  const columns: ListColumn<Balance>[] = [
    {
      title: t('Account'),
      dataIndex: 'account',
      render: (account: string) => (
        <Link to={PLACES[account] ?? `${BASE}/journal?account=${encodeURIComponent(account)}`}>
          {accountName(account)}
        </Link>
      ),
    },
    {
      title: t('Balance'),
      key: 'balance',
      align: 'right',
      render: (_, { minor, currency }) => amountOf({ minor: Math.abs(minor), currency }),
    },
    {
      title: t('The oldest'),
      dataIndex: 'oldest_open_at',
      render: (since: string | null) => (since ? ageInWords(since, t) : '-'),
    },
  ];
  return (
    <ListTable
      rowKey={({ account, currency }) => `${account} ${currency}`}
      dataSource={balances}
      columns={columns}
      pagination={false}
      locale={{ emptyText: t('Nothing waits for you.') }}
    />
  );
}
