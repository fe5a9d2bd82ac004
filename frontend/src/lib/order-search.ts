import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'q';

/** What the shopper looks for among their orders, which is a part of the address; '' for nothing. */
export function useOrderSearch(): { q: string; search: (term: string) => void } {
  const [params, setParams] = useSearchParams();
  const search = (term: string) => {
    const q = term.trim();
    setParams(q ? { [PARAMETER]: q } : {}, { replace: true, preventScrollReset: true });
  };
  return { q: params.get(PARAMETER)?.trim() ?? '', search };
}
