import { Link } from 'react-router-dom';
import { CATEGORIES } from '../lib/categories';
import { useI18n } from '../lib/i18n/i18n';
import styles from './all-brands.module.css';

/** Links to what all brands have of each category. */
export default function AllBrands({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useI18n();
  return (
    <nav className={styles.links} aria-label={t('All brands')}>
      <strong>{t('All brands')}:</strong>
      {CATEGORIES.map(({ slug, label }) => (
        <Link key={slug} to={`/category/${slug}?all=1`} onClick={onNavigate}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
