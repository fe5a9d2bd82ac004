import { useNavigate, useParams } from 'react-router-dom';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { SectionTabs } from '../kit/section-tabs';
import { BalancesTab } from './balances-tab';
import { CashTab } from './cash-tab';
import { DayTab } from './day-tab';
import { GiveBackTab } from './give-back-tab';
import { JournalTab } from './journal-tab';
import { StatementTab } from './statement-tab';
import { TodayTab } from './today-tab';
import { UnmatchedTab } from './unmatched-tab';

const FIRST = 'today';

/** The money of today, what waits for a decision, and the books. The address holds the open tab. */
export default function MoneyPage() {
  const { t } = useStaffI18n();
  const navigate = useNavigate();
  const { tab = '' } = useParams();
  const items = [
    { key: FIRST, label: t('Today'), children: <TodayTab /> },
    { key: 'unmatched', label: t('To decide'), children: <UnmatchedTab /> },
    { key: 'cash', label: t('Cash'), children: <CashTab /> },
    { key: 'give-back', label: t('Give back'), children: <GiveBackTab /> },
    { key: 'statement', label: t('Statement'), children: <StatementTab /> },
    { key: 'day', label: t('Day close'), children: <DayTab /> },
    { key: 'accounts', label: t('Accounts'), children: <BalancesTab /> },
    { key: 'journal', label: t('Journal'), children: <JournalTab /> },
  ];
  return (
    <>
      <PageHead title={t('Money')} />
      <SectionTabs
        activeKey={items.some(({ key }) => key === tab) ? tab : FIRST}
        items={items}
        onChange={(key) => void navigate(`/seller-dashboard/money${key === FIRST ? '' : `/${key}`}`)}
      />
    </>
  );
}
