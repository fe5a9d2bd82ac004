import { useNavigate, useParams } from 'react-router-dom';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { SectionTabs } from '../kit/section-tabs';
import { BalancesTab } from './balances-tab';
import { CashTab } from './cash-tab';
import { JournalTab } from './journal-tab';
import { UnmatchedTab } from './unmatched-tab';

const TABS = ['unmatched', 'cash', 'accounts', 'journal'];

/** Money that waits for a decision, what couriers hold, and the books. The address holds the open tab. */
export default function MoneyPage() {
  const { t } = useStaffI18n();
  const navigate = useNavigate();
  const { tab = '' } = useParams();
  return (
    <>
      <PageHead title={t('Money')} />
      <SectionTabs
        activeKey={TABS.includes(tab) ? tab : 'unmatched'}
        items={[
          { key: 'unmatched', label: t('To decide'), children: <UnmatchedTab /> },
          { key: 'cash', label: t('Cash'), children: <CashTab /> },
          { key: 'accounts', label: t('Accounts'), children: <BalancesTab /> },
          { key: 'journal', label: t('Journal'), children: <JournalTab /> },
        ]}
        onChange={(key) => void navigate(`/seller-dashboard/money${key === 'unmatched' ? '' : `/${key}`}`)}
      />
    </>
  );
}
