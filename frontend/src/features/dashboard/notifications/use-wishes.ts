import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** What the address says by these names, along with the page, and a way to say something else. */
export function useWishes<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  type Wishes = Record<Name, string> & { page: number };
  const words = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const wishes = { ...words, page } as Wishes;

  const show = (wanted: Partial<Wishes>, options?: NavigateOptions) => {
    const all: [string, unknown][] = Object.entries({ ...wishes, page: 1, ...wanted });
    const told = all.filter(([name, value]) => value !== '' && !(name === 'page' && value === 1));
    setParams(Object.fromEntries(told.map(([name, value]) => [name, String(value)])), options);
  };
  return { wishes, show };
}
