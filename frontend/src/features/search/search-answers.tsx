import type { ProductSummary } from '../../api/types';
import { SearchIdeas } from './search-ideas';
import { SearchResults } from './search-results';

export interface SearchAnswersProps {
  term: string;
  /** Undefined while they load. */
  matches: ProductSummary[] | undefined;
  onNavigate: () => void;
}

/** What a term has found, and ways on while nothing is typed or found. */
export function SearchAnswers({ term, matches, onNavigate }: SearchAnswersProps) {
  const hasTerm = term.trim() !== '';
  return (
    <>
      {hasTerm && matches && <SearchResults term={term} matches={matches} onNavigate={onNavigate} />}
      {(!hasTerm || matches?.length === 0) && <SearchIdeas onNavigate={onNavigate} />}
    </>
  );
}
