import { useNavigate, useParams } from 'react-router-dom';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { SectionTabs } from '../kit/section-tabs';
import { InboxTab } from './inbox-tab';
import { MailsTab } from './mails-tab';
import { PreferencesTab } from './preferences-tab';
import { DeadLettersTab } from './dead-letters-tab';
import { PartsTab } from './parts-tab';

const FIRST = 'inbox';

/** The user's alerts and alert preferences and, for admins, the mail log, the dead letters and the state of the shop. */
export default function NotificationsPage({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useStaffI18n();
  const { tab = FIRST } = useParams();
  const navigate = useNavigate();
  const tabs = [
    { key: FIRST, label: t('Inbox'), children: <InboxTab /> },
    { key: 'preferences', label: t('Which alerts I want'), children: <PreferencesTab isAdmin={isAdmin} /> },
    ...(isAdmin
      ? [
          { key: 'mails', label: t('Sent mails'), children: <MailsTab /> },
          { key: 'failed-events', label: t('Failed events'), children: <DeadLettersTab /> },
          { key: 'shop', label: t('State of the shop'), children: <PartsTab /> },
        ]
      : []),
  ];
  const open = tabs.some(({ key }) => key === tab) ? tab : FIRST;
  const show = (key: string) =>
    void navigate(`/seller-dashboard/notifications${key === FIRST ? '' : `/${key}`}`);
  return (
    <>
      <PageHead title={t('Notifications')} />
      <SectionTabs activeKey={open} items={tabs} onChange={show} />
    </>
  );
}
