import { Link } from 'react-router-dom';
import { useI18n } from '../lib/i18n/i18n';
import { searchPath } from '../lib/search-terms';
import { wordsToTry } from '../lib/ways-on';
import styles from './category-links.module.css';
import { SearchIcon } from './icons';

/** The ways to each word alone of a term that found nothing. */
export function WordSearches({ term, onNavigate }: { term: string; onNavigate?: () => void }) {
  const { t } = useI18n();
  const words = wordsToTry(term);
  if (words.length === 0) return null;
  return (
    <ul className={styles.links}>
      {words.map((word) => (
        <li key={word}>
          <Link to={searchPath(word)} className={styles.link} onClick={onNavigate}>
            <SearchIcon />
            {t('Search for “{term}”', { term: word })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
