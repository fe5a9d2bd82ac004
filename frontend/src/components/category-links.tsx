import { Link } from 'react-router-dom';
import { CATEGORIES } from '../lib/categories';
import { useI18n } from '../lib/i18n/i18n';
import styles from './category-links.module.css';
import { CategoryIcon } from './icons';

/** The ways to all products, for who has typed nothing or found nothing. */
export function CategoryLinks({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useI18n();
  return (
    <ul className={styles.links} aria-label={t('Categories')}>
      {CATEGORIES.map(({ slug, all }) => (
        <li key={slug}>
          <Link to={`/category/${slug}`} className={styles.link} onClick={onNavigate}>
            <CategoryIcon slug={slug} />
            {t(all)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
