import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Spinner } from '../../components/spinner';
import { selectAuth } from '../../features/auth/auth-slice';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './secondary-bar.module.css';
import { ThemeSwitch } from '../../components/theme-switch';

/** The user's name and the links of the account; a spinner while the session is being checked. */
export function SecondaryBar() {
  const { isAuthenticated, isCheckingAuth, user } = useSelector(selectAuth);
  const { t } = useI18n();
  return (
    <nav className={styles.bar} aria-label={t('Account')}>
      <div className={styles.inner}>
        <ThemeSwitch />
        <span className={styles.name}>{isAuthenticated && user?.name}</span>
        {isCheckingAuth && <Spinner label={t('Loading...')} />}
        {!isCheckingAuth && !isAuthenticated && <VisitorLinks />}
        {!isCheckingAuth && isAuthenticated && user && <AccountLinks isStaff={user.role !== 'customer'} />}
      </div>
    </nav>
  );
}

function VisitorLinks() {
  const { t } = useI18n();
  return (
    <>
      <Link to="/login">{t('Login')}</Link>
      <Link to="/signup">{t('Sign up')}</Link>
    </>
  );
}

function AccountLinks({ isStaff }: { isStaff: boolean }) {
  const { t } = useI18n();
  return (
    <>
      {isStaff && <Link to="/seller-dashboard">{t('Dashboard')}</Link>}
      <Link to="/account">{t('Account')}</Link>
      <Link to="/user-profile">{t('My Orders')}</Link>
      <Link to="/logout">{t('Logout')}</Link>
    </>
  );
}
