import { useNavigate, useParams } from 'react-router-dom';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { SectionTabs } from '../kit/section-tabs';
import { AccountsTab } from './accounts-tab';
import { MonthTab } from './month-tab';
import { RatesTab } from './rates-tab';

/** The invoices of a month, what an accountant books, and the rates by which they say their amounts in riel. The address holds the open tab. */
export default function InvoicesPage() {
  const { t } = useStaffI18n();
  const navigate = useNavigate();
  const { tab } = useParams();
  return (
    <>
      <PageHead title={t('Invoices')} />
      <SectionTabs
        activeKey={tab === 'rates' || tab === 'accounts' ? tab : 'month'}
        items={[
          { key: 'month', label: t('Month'), children: <MonthTab /> },
          { key: 'accounts', label: t('For the accountant'), children: <AccountsTab /> },
          { key: 'rates', label: t('Rates of the day'), children: <RatesTab /> },
        ]}
        onChange={(key) => void navigate(`/seller-dashboard/invoices${key === 'month' ? '' : `/${key}`}`)}
      />
    </>
  );
}
