import { useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams, type NavigateOptions } from 'react-router-dom';

/** Which words a filter can be set to; another word of an address sets none. */
type Takes = (word: string) => boolean;
type Filters = Record<string, Takes>;

export const anyText: Takes = () => true;
export const oneOf =
  (words: readonly string[]): Takes =>
  (word) =>
    words.includes(word);

/** What is searched for: the page, and what each filter is set to, empty for nothing. */
type Search<Name extends string> = { page: number } & Record<Name, string>;
type Show<Name extends string> = (wanted: Partial<Search<Name>>, options?: NavigateOptions) => void;

/** What a field of the filter bar needs to show a filter and to set it. */
const fieldsOf =
  <Name extends string>(search: Search<Name>, show: Show<Name>) =>
  (name: Name) => ({
    value: search[name] as string,
    onChange: (word: string) => show({ [name]: word } as Partial<Search<Name>>),
  });

interface AddressOptions<Name> {
  /** What the address calls the page, where it holds that of another list as well. */
  pageName?: string;
  /** The list is one of several things on the page, so the page stays where it is. */
  staysInPlace?: boolean;
  /** A filter that stands in the path, and below what. */
  inPath?: { name: Name; below: string };
}

/** What the address searches a list for, and the ways to change it; whatever changes starts at the first page. */
export function useListAddress<F extends Filters>(
  filters: F,
  { pageName = 'page', staysInPlace = false, inPath }: AddressOptions<keyof F & string> = {},
) {
  type Name = keyof F & string;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const path = useParams();
  const [params] = useSearchParams();
  const words = Object.entries(filters).map(([name, takes]) => {
    const word = (name === inPath?.name ? path[name] : params.get(name)) ?? '';
    return [name, takes(word) ? word : ''];
  });
  const page = Math.max(1, Math.trunc(Number(params.get(pageName))) || 1);
  const search = { page, ...Object.fromEntries(words) } as Search<Name>;

  /** Words of the address that belong to others stay. */
  const addressOf = (wanted: Partial<Search<Name>>) => {
    const { page: shown, ...set }: Search<string> = { ...search, page: 1, ...wanted };
    const after = new URLSearchParams(params);
    for (const [name, word] of Object.entries({ ...set, [pageName]: shown > 1 ? String(shown) : '' }))
      if (word && name !== inPath?.name) after.set(name, word);
      else after.delete(name);
    const below = inPath && [inPath.below, set[inPath.name]].filter(Boolean).join('/');
    return { pathname: below ?? pathname, search: after.toString() };
  };
  const show: Show<Name> = (wanted, options) =>
    void navigate(addressOf(wanted), { preventScrollReset: staysInPlace, ...options });

  return {
    search,
    show,
    field: fieldsOf(search, show),
    isNarrowed: words.some(([, word]) => word !== ''),
    clear: () => show(Object.fromEntries(words.map(([name]) => [name, ''])) as Partial<Search<Name>>),
  };
}

/** As `useListAddress`, for a list in a dialog: the address is that of the page below. */
export function useListState<Name extends string = never>(...names: Name[]) {
  const nothing = Object.fromEntries(names.map((name) => [name, '']));
  const [search, setSearch] = useState({ page: 1, ...nothing } as Search<Name>);
  const show: Show<Name> = (wanted) => setSearch({ ...search, page: 1, ...wanted });
  return { search, show, field: fieldsOf(search, show) };
}
