import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import type { ImageSearch } from '../../../api/media-api';

/** What the address narrows the library to, and the way to change it; whatever changes starts at the first page. */
export function useImageSearch() {
  const [params, setParams] = useSearchParams();
  const search: ImageSearch = {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    q: params.get('q') ?? '',
    used: ['used', 'unused'].find((word) => word === params.get('used')) ?? '',
  };
  const show = (wanted: Partial<ImageSearch>, options?: NavigateOptions) => {
    const all = Object.entries({ ...search, page: 1, ...wanted });
    const told = all.filter(([name, value]) => value !== '' && !(name === 'page' && value === 1));
    setParams(Object.fromEntries(told.map(([name, value]) => [name, String(value)])), options);
  };
  return { search, show };
}
