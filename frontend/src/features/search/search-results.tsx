import type { ProductSummary } from '../../api/types';
import { CategoryIcon, SearchIcon } from '../../components/icons';
import { Note } from '../../components/notices';
import { findCategory } from '../../lib/categories';
import { useI18n } from '../../lib/i18n/i18n';
import { categoryOfTerm, categoryPath, searchPath } from '../../lib/search-terms';
import { Match, ResultLink, ResultList } from './result-list';

interface SearchResultsProps {
  term: string;
  matches: ProductSummary[];
  onNavigate: () => void;
}

/** The matches of a term, in a list of limited height, with the way to all of them. */
export function SearchResults({ term, matches, onNavigate }: SearchResultsProps) {
  const { t } = useI18n();
  const meant = categoryOfTerm(term);
  const category = findCategory(meant?.slug);
  if (matches.length === 0 && !category) return <Note>{t('Product not found')}</Note>;
  return (
    <>
      <p className="visually-hidden" role="status">
        {matches.length === 1 ? t('1 product') : t('{count} products', { count: matches.length })}
      </p>
      <ResultList>
        {category && (
          <li>
            <ResultLink to={categoryPath(category.slug, meant?.rest)} onNavigate={onNavigate}>
              <CategoryIcon slug={category.slug} />
              {t(category.all)}
            </ResultLink>
          </li>
        )}
        {matches.map((product) => (
          <li key={product.id}>
            <Match product={product} onNavigate={onNavigate} />
          </li>
        ))}
        {matches.length > 0 && (
          <li>
            <ResultLink to={searchPath(term)} onNavigate={onNavigate}>
              <SearchIcon />
              {t('Show all results')}
            </ResultLink>
          </li>
        )}
      </ResultList>
    </>
  );
}
