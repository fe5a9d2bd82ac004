import { NavLink } from 'react-router-dom';
import { CategoryIcon } from '../../components/icons';
import { CATEGORIES } from '../../lib/categories';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './category-bar.module.css';

/** Links to the five categories; the open one is highlighted. */
export function CategoryBar() {
  const { t } = useI18n();
  return (
    <nav className={styles.bar} aria-label={t('Categories')}>
      {CATEGORIES.map(({ slug, label }) => (
        <NavLink
          key={slug}
          to={`/category/${slug}`}
          className={({ isActive }) => (isActive ? `${styles.link} ${styles.active}` : styles.link)}
        >
          <CategoryIcon slug={slug} size={28} />
          <span className={styles.label}>{t(label)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
