import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useMay, type Deed } from '../kit/may';
import { PageHead } from '../kit/page-head';
import { SectionTabs } from '../kit/section-tabs';
import { InboxTab } from './inbox-tab';
import { MailsTab } from './mails-tab';
import { PreferencesTab } from './preferences-tab';
import { DeadLettersTab } from './dead-letters-tab';
import { PartsTab } from './parts-tab';
import { TelegramTab } from './telegram-tab';

/** The user's alerts and alert preferences, the mail log, and for admins the dead letters and the state of the shop. */
export default function NotificationsPage() {
  const { t } = useStaffI18n();
  const { tab = '' } = useParams();
  const navigate = useNavigate();
  const may = useMay();
  const all: { key: string; needs: Deed; label: string; children: ReactNode }[] = [
    { key: 'inbox', needs: 'sell', label: t('Inbox'), children: <InboxTab /> },
    {
      key: 'preferences',
      needs: 'sell',
      label: t('Alert settings'),
      children: <PreferencesTab isAdmin={may('manage')} />,
    },
    { key: 'telegram', needs: 'readMessages', label: 'Telegram', children: <TelegramTab /> },
    { key: 'mails', needs: 'seeCustomers', label: t('Email Notifications'), children: <MailsTab /> },
    { key: 'failed-events', needs: 'manage', label: t('Failed events'), children: <DeadLettersTab /> },
    { key: 'shop', needs: 'manage', label: t('State of the shop'), children: <PartsTab /> },
  ];
  const tabs = all.filter(({ needs }) => may(needs)).map(({ needs: _, ...one }) => one);
  const first = tabs[0]?.key;
  const open = tabs.some(({ key }) => key === tab) ? tab : first;
  const show = (key: string) =>
    void navigate(`/seller-dashboard/notifications${key === first ? '' : `/${key}`}`);
  return (
    <>
      <PageHead title={t('Notifications')} />
      <SectionTabs activeKey={open ?? ''} items={tabs} onChange={show} />
    </>
  );
}
