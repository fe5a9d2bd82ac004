import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { PageHead } from '../shell/page-head';
import { AuditTab } from './audit-tab';
import { LoginsTab } from './logins-tab';
import { PasswordTab } from './password-tab';
import { SessionsTab } from './sessions-tab';
import styles from './security.module.css';
import { TwoStepTab } from './two-step-tab';

const FIRST = 'password';

interface SecurityTab {
  key: string;
  label: StaffText;
  children: ReactNode;
}

const OWN_TABS: SecurityTab[] = [
  { key: FIRST, label: 'Password', children: <PasswordTab /> },
  { key: 'sessions', label: 'Active sessions', children: <SessionsTab /> },
  { key: 'logins', label: 'Login history', children: <LoginsTab /> },
  { key: 'two-step', label: 'Two-step login', children: <TwoStepTab /> },
];
const ADMIN_TABS: SecurityTab[] = [{ key: 'audit-log', label: 'Audit log', children: <AuditTab /> }];

/** The safety of one's own account and, for admins, what staff did; the address says which tab is open. */
export default function SecurityPage({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useStaffI18n();
  const { tab = FIRST } = useParams();
  const navigate = useNavigate();
  const tabs = isAdmin ? [...OWN_TABS, ...ADMIN_TABS] : OWN_TABS;
  const open = tabs.some(({ key }) => key === tab) ? tab : FIRST;

  const show = (key: string) => void navigate(`/seller-dashboard/security${key === FIRST ? '' : `/${key}`}`);

  return (
    <>
      <PageHead title={t('Security')} />
      <Tabs
        type="card"
        className={styles.tabs}
        activeKey={open}
        items={tabs.map((one) => ({ ...one, label: t(one.label) }))}
        onChange={show}
        destroyOnHidden
      />
    </>
  );
}
