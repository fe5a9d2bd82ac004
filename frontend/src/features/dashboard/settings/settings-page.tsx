import { useNavigate, useParams } from 'react-router-dom';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { SectionTabs } from '../kit/section-tabs';
import { mayLeaveHere } from '../kit/use-unsaved-warning';
import { CashTab } from './cash-tab';
import { DeliveryTab } from './delivery-tab';
import { FooterTab } from './footer-tab';
import { HomeTab } from './home-tab';
import { ImageHostsTab } from './image-hosts-tab';
import { LookTab } from './look-tab';
import { PagesTab } from './pages-tab';
import { OrderRulesTab } from './order-rules-tab';
import { PayTab } from './pay-tab';
import { RielTab } from './riel-tab';
import { SellerTab } from './seller-tab';
import { SendingTab } from './sending-tab';
import { SpecFieldsTab } from './spec-fields-tab';
import { ValueWordsTab } from './value-words-tab';

const TABS: { key: string; label: StaffText; Tab: () => React.ReactNode }[] = [
  { key: 'shop', label: 'Name and colors', Tab: LookTab },
  { key: 'home', label: 'Landing page', Tab: HomeTab },
  { key: 'ways-to-pay', label: 'Ways to pay', Tab: PayTab },
  { key: 'pages', label: 'Pages', Tab: PagesTab },
  { key: 'footer', label: 'Footer', Tab: FooterTab },
  { key: 'delivery', label: 'Delivery days', Tab: DeliveryTab },
  { key: 'order-rules', label: 'Returns and delivery fee', Tab: OrderRulesTab },
  { key: 'cash-on-delivery', label: 'Cash on delivery', Tab: CashTab },
  { key: 'riel', label: 'Riel rate', Tab: RielTab },
  { key: 'sending', label: 'Mails and Telegram', Tab: SendingTab },
  { key: 'invoices', label: 'Seller on invoices', Tab: SellerTab },
  { key: 'image-hosts', label: 'Image hosts', Tab: ImageHostsTab },
  { key: 'specifications', label: 'Specification fields', Tab: SpecFieldsTab },
  { key: 'khmer-values', label: 'Khmer values', Tab: ValueWordsTab },
];

/** What the shop says of itself and how it shows amounts. The address holds the open tab. */
export default function SettingsPage() {
  const { t } = useStaffI18n();
  const navigate = useNavigate();
  const { tab } = useParams();
  const choose = async (key: string) => {
    if (await mayLeaveHere()) void navigate(`/seller-dashboard/settings/${key}`);
  };
  const open = TABS.find(({ key }) => key === tab) ?? TABS[0]!;
  return (
    <>
      <PageHead title={t('Shop settings')} />
      <SectionTabs
        activeKey={open.key}
        items={TABS.map(({ key, label, Tab }) => ({ key, label: t(label), children: <Tab /> }))}
        onChange={(key) => void choose(key)}
      />
    </>
  );
}
