import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MenuIcon } from '../../../components/later-icons';
import { LanguageSwitch } from '../../../components/language-switch';
import { Logo } from '../../../components/logo';
import { ThemeSwitch } from '../../../components/theme-switch';
import { useI18n } from '../../../lib/i18n/i18n';
import { Commands } from '../commands/commands';
import { useStaffI18n } from '../i18n/staff-i18n';
import { focusTitle } from '../kit/focus-title';
import { useMay } from '../kit/may';
import { useStaff } from '../kit/staff';
import { Bell } from './bell';
import styles from './dashboard-layout.module.css';
import { DemoPaymentBanner } from './demo-payment-banner';
import { RowsSwitch } from './rows-switch';
import { SideMenu } from './side-menu';
import { useLostFocus } from './use-lost-focus';
import { useSideMenu } from './use-side-menu';

/** Header and page, for staff who must set up their account before they get menu and alerts. */
export function SetUpLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.dashboard}>
      <header className={styles.header}>
        <HeaderLinks />
      </header>
      <main className={styles.page}>{children}</main>
    </div>
  );
}

/** Header, side menu and page. On narrow screens the menu covers the page while it is open. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  const { isOpen, isOver, button, menu, toggle, close } = useSideMenu();
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const sells = useMay()('sell');
  useLostFocus();
  return (
    <div className={styles.dashboard}>
      <button type="button" className="skip-link" onClick={focusTitle}>
        {shop('Skip to content')}
      </button>
      <header className={styles.header}>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-label={t('Menu')}
          aria-expanded={isOpen}
          aria-controls="dashboard-menu"
          onClick={toggle}
        >
          <MenuIcon />
        </button>
        <HeaderLinks>
          <Commands />
          <WhoIsThis />
          {sells && <Bell />}
          <RowsSwitch />
        </HeaderLinks>
      </header>
      {sells && <DemoPaymentBanner />}
      <div className={styles.body}>
        {isOver && <div className={styles.beside} data-testid="beside-menu" onClick={close} />}
        <nav
          ref={menu}
          id="dashboard-menu"
          className={styles.menu}
          aria-label={t('Dashboard')}
          hidden={!isOpen}
        >
          <SideMenu onNavigate={() => isOver && close()} />
        </nav>
        <main className={styles.page} inert={isOver}>
          {children}
        </main>
      </div>
    </div>
  );
}

/** The logged-in user with their role, where there is room for it. */
function WhoIsThis() {
  const { t } = useStaffI18n();
  const staff = useStaff();
  return (
    staff && (
      <span className={styles.who}>
        {staff.name} <span className={styles.role}>{t(staff.role)}</span>
      </span>
    )
  );
}

function HeaderLinks({ children }: { children?: ReactNode }) {
  const { t } = useStaffI18n();
  return (
    <>
      <Link to="/" className={styles.home}>
        <Logo />
      </Link>
      {children}
      <ThemeSwitch />
      <LanguageSwitch />
      <Link to="/logout">{t('Logout')}</Link>
    </>
  );
}
