import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Lead } from '../kit/lead';
import { useMay } from '../kit/may';
import { PageHead } from '../kit/page-head';
import { SectionTabs } from '../kit/section-tabs';
import { BringDialog } from './bring-dialog';
import { PastCustomersTab } from './past-customers-tab';
import { PastOrdersTab } from './past-orders-tab';

/** What was ordered in the shop system before, and by whom: to be looked up only. The address holds the open tab. */
export default function PastOrdersPage() {
  const { t } = useStaffI18n();
  const mayBring = useMay()('manage');
  const navigate = useNavigate();
  const { tab } = useParams();
  const [isBringing, setBringing] = useState(false);
  return (
    <>
      <PageHead title={t('Earlier orders')} />
      <Lead>
        {t(
          'Orders and customers of the shop system before, to look them up. They change nothing here: no stock, no figures, no mails.',
        )}
      </Lead>
      {mayBring && <Button onClick={() => setBringing(true)}>{t('Bring orders or customers')}</Button>}
      <SectionTabs
        activeKey={tab === 'customers' ? tab : 'orders'}
        items={[
          { key: 'orders', label: t('Orders'), children: <PastOrdersTab /> },
          { key: 'customers', label: t('Customers'), children: <PastCustomersTab /> },
        ]}
        onChange={(key) => void navigate(`/seller-dashboard/past-orders${key === 'orders' ? '' : `/${key}`}`)}
      />
      {isBringing && <BringDialog onClose={() => setBringing(false)} />}
    </>
  );
}
