import { Link } from 'react-router-dom';
import type { CategorySlug } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { categoryPath, searchPath } from '../../lib/search-terms';
import styles from './searched-for.module.css';

/** What is searched in a category, with the ways to all of it and to the same search everywhere. */
export function SearchedFor({ term, slug }: { term: string; slug: CategorySlug }) {
  const { t } = useI18n();
  return (
    <p className={styles.searched}>
      <strong>{t('Results for “{term}”', { term })}</strong>
      <Link to={categoryPath(slug)}>{t('Clear search')}</Link>
      <Link to={searchPath(term)}>{t('Search all categories')}</Link>
    </p>
  );
}
