import { Link } from 'react-router-dom';
import type { CategorySlug } from '../api/types';
import { CATEGORIES } from '../lib/categories';
import { useI18n } from '../lib/i18n/i18n';
import styles from './category-links.module.css';
import { CategoryIcon } from './icons';

interface CategoryLinksProps {
  /** The category that is likely meant, if any. */
  first?: CategorySlug;
  onNavigate?: () => void;
}

/** The ways to all products, for whoever has typed nothing or found nothing. */
export function CategoryLinks({ first, onNavigate }: CategoryLinksProps) {
  const { t } = useI18n();
  const ordered = [...CATEGORIES].sort(
    (one, other) => Number(other.slug === first) - Number(one.slug === first),
  );
  return (
    <ul className={styles.links} aria-label={t('Categories')}>
      {ordered.map(({ slug, all }) => (
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
