import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import type { OrderSearch } from '../../../api/orders-api';

/** What the address narrows the list to, and the way to change it; whatever changes starts at the first page. */
export function useOrderSearch() {
  const [params, setParams] = useSearchParams();
  const word = (name: string) => params.get(name) ?? '';
  const search: OrderSearch = {
    page: Math.max(1, Math.trunc(Number(word('page'))) || 1),
    q: word('q'),
    status: word('status'),
    from: word('from'),
    to: word('to'),
  };
  const show = (wanted: Partial<OrderSearch>, options?: NavigateOptions) => {
    const all = Object.entries({ ...search, page: 1, ...wanted });
    const told = all.filter(([name, value]) => value !== '' && !(name === 'page' && value === 1));
    setParams(Object.fromEntries(told.map(([name, value]) => [name, String(value)])), options);
  };
  return { search, show, isNarrowed: ['q', 'status', 'from', 'to'].some((name) => word(name) !== '') };
}
