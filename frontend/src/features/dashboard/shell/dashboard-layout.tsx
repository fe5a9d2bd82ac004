import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MenuIcon } from '../../../components/icons';
import { LanguageSwitch } from '../../../components/language-switch';
import { Logo } from '../../../components/logo';
import { ThemeSwitch } from '../../../components/theme-switch';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Bell } from './bell';
import styles from './dashboard-layout.module.css';
import { SideMenu } from './side-menu';

const WIDE = '(min-width: 56rem)';

/** Header, foldable side menu and the page. On narrow screens the menu lies over the page until it is used. */
export function DashboardLayout({ isAdmin, children }: { isAdmin: boolean; children: ReactNode }) {
  const [isMenuOpen, setMenuOpen] = useState(() => window.matchMedia(WIDE).matches);
  const { t } = useStaffI18n();
  const closeOnNarrow = () => setMenuOpen(window.matchMedia(WIDE).matches);
  return (
    <div className={styles.dashboard}>
      <header className={styles.header}>
        <button
          type="button"
          className={styles.toggle}
          aria-label={t('Menu')}
          aria-expanded={isMenuOpen}
          aria-controls="dashboard-menu"
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          <MenuIcon />
        </button>
        <Link to="/" className={styles.home}>
          <Logo />
        </Link>
        <Bell />
        <ThemeSwitch />
        <LanguageSwitch />
        <Link to="/logout">{t('Logout')}</Link>
      </header>
      <div className={styles.body}>
        <nav id="dashboard-menu" className={styles.menu} aria-label={t('Dashboard')} hidden={!isMenuOpen}>
          <SideMenu isAdmin={isAdmin} onNavigate={closeOnNarrow} />
        </nav>
        <main className={styles.page}>{children}</main>
      </div>
    </div>
  );
}
