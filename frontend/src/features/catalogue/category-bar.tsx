import { NavLink } from 'react-router-dom';
import { CategoryIcon } from '../../components/icons';
import { CATEGORIES } from '../../lib/categories';
import styles from './category-bar.module.css';

/** The five categories with their icons; the one that is open stands out. */
export function CategoryBar() {
  return (
    <nav className={styles.bar} aria-label="Categories">
      {CATEGORIES.map(({ slug, label }) => (
        <NavLink
          key={slug}
          to={`/category/${slug}`}
          className={({ isActive }) => (isActive ? `${styles.link} ${styles.active}` : styles.link)}
        >
          <CategoryIcon slug={slug} size={28} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
