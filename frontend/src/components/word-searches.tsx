import { useI18n } from '../lib/i18n/i18n';
import { searchPath } from '../lib/search-terms';
import { wordsToTry } from '../lib/ways-on';
import { IconLinks } from './icon-links';
import { SearchIcon } from './icons';

/** The ways to each word alone of a term that found nothing. */
export function WordSearches({ term, onNavigate }: { term: string; onNavigate?: () => void }) {
  const { t } = useI18n();
  const words = wordsToTry(term);
  if (words.length === 0) return null;
  return (
    <IconLinks
      links={words.map((word) => ({
        to: searchPath(word),
        icon: <SearchIcon />,
        text: t('Search for “{term}”', { term: word }),
      }))}
      onNavigate={onNavigate}
    />
  );
}
