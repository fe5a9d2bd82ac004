import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { SectionTabs } from '../kit/section-tabs';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { AuditTab } from './audit-tab';
import { ChangePasswordForm } from './change-password-form';
import { LoginsTab } from './logins-tab';
import { SessionsTab } from './sessions-tab';
import { TwoStepTab } from './two-step-tab';

const FIRST = 'password';

/** Called by a tab with whether leaving it would lose something. */
type OnUnsaved = (isUnsaved: boolean) => void;

interface SecurityTab {
  key: string;
  label: StaffText;
  show: (onUnsaved: OnUnsaved) => ReactNode;
}

const OWN_TABS: SecurityTab[] = [
  { key: FIRST, label: 'Password', show: (onUnsaved) => <ChangePasswordForm onUnsaved={onUnsaved} /> },
  { key: 'sessions', label: 'Active Sessions', show: () => <SessionsTab /> },
  { key: 'logins', label: 'Login Activity', show: () => <LoginsTab /> },
  { key: 'two-step', label: 'Two-Step Login', show: (onUnsaved) => <TwoStepTab onUnsaved={onUnsaved} /> },
];
const ADMIN_TABS: SecurityTab[] = [{ key: 'audit-log', label: 'Audit Log', show: () => <AuditTab /> }];

/** The security of the user's account and, for admins, the audit log. The address holds the open tab. */
export default function SecurityPage({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useStaffI18n();
  const { tab = FIRST } = useParams();
  const navigate = useNavigate();
  const [isUnsaved, setUnsaved] = useState(false);
  const mayLeave = useUnsavedWarning(isUnsaved);
  const tabs = isAdmin ? [...OWN_TABS, ...ADMIN_TABS] : OWN_TABS;
  const open = tabs.some(({ key }) => key === tab) ? tab : FIRST;
  const [shown, setShown] = useState(open);

  // Leaving a tab discards what was typed in it.
  if (shown !== open) {
    setShown(open);
    setUnsaved(false);
  }

  const show = async (key: string) => {
    if (!(await mayLeave())) return;
    void navigate(`/seller-dashboard/security${key === FIRST ? '' : `/${key}`}`);
  };

  return (
    <>
      <PageHead title={t('Security')} />
      <SectionTabs
        activeKey={open}
        items={tabs.map((one) => ({ key: one.key, label: t(one.label), children: one.show(setUnsaved) }))}
        onChange={(key) => void show(key)}
      />
    </>
  );
}
