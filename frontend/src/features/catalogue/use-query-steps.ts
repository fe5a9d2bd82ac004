import { useSearchParams } from 'react-router-dom';

/**
 * The address's query, and what changes it to what the shopper chooses. Each choice is a step that Back undoes; one that
 * changes nothing is none, as with a link.
 */
export function useQuerySteps() {
  const [query, setQuery] = useSearchParams();
  const step = (next: URLSearchParams) => setQuery(next, { replace: next.toString() === query.toString() });
  return [query, step] as const;
}
