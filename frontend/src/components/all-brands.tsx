import { Link } from 'react-router-dom';
import { ALL_BRANDS } from '../lib/all-brands';
import { useI18n } from '../lib/i18n/i18n';
import styles from './all-brands.module.css';

/** Links to what all brands have of each category. */
export function AllBrands({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useI18n();
  return (
    <nav className={styles.links} aria-label={t('All brands')}>
      <strong>{t('All brands')}:</strong>
      {ALL_BRANDS.map(({ to, label }) => (
        <Link key={to} to={to} onClick={onNavigate}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
