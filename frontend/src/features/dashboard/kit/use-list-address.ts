import { useState } from 'react';
import {
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';

/** Whether a filter accepts a value of the address; others are ignored. */
type Accepts = (word: string) => boolean;
type Filters = Record<string, Accepts>;

/** As long as the server searches for. */
const MAX_TEXT = 200;
export const anyText: Accepts = (word) => word.length <= MAX_TEXT;
export const oneOf =
  (words: readonly string[]): Accepts =>
  (word) =>
    words.includes(word);

/** A day as 2026-01-31. */
export const aDay: Accepts = (word) => /^\d{4}-\d\d-\d\d$/.test(word) && !Number.isNaN(Date.parse(word));

/** The page and the values of the filters; an empty value means no filter. */
type Search<Name extends string> = { page: number } & Record<Name, string>;
type Show<Name extends string> = (wanted: Partial<Search<Name>>, options?: NavigateOptions) => void;

/** The props with which a field of the filter bar shows and sets a filter. */
const fieldsOf =
  <Name extends string>(search: Search<Name>, show: Show<Name>) =>
  (name: Name) => ({
    value: search[name] as string,
    onChange: (word: string) => show({ [name]: word } as Partial<Search<Name>>),
  });

interface AddressOptions<Name> {
  /** The name of the page's parameter, if another list uses `page`. */
  pageName?: string;
  /** Keeps the scroll position and the page's way back, for a list that is only a part of the page. */
  staysInPlace?: boolean;
  /** A filter that is in the path, and the path above it. */
  inPath?: { name: Name; below: string };
}

/** The filters and the page of a list, held in the address. Every change but one of the page returns to the first page. */
export function useListAddress<F extends Filters>(
  filters: F,
  { pageName = 'page', staysInPlace = false, inPath }: AddressOptions<keyof F & string> = {},
) {
  type Name = keyof F & string;
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as Location<unknown>;
  const path = useParams();
  const [params] = useSearchParams();
  const words = Object.entries(filters).map(([name, takes]) => {
    const word = (name === inPath?.name ? path[name] : params.get(name)) ?? '';
    return [name, takes(word) ? word : ''];
  });
  const page = Math.max(1, Math.trunc(Number(params.get(pageName))) || 1);
  const search = { page, ...Object.fromEntries(words) } as Search<Name>;

  /** Parameters of the address that are not this list's stay. */
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
    void navigate(addressOf(wanted), {
      ...(staysInPlace && { preventScrollReset: true, state }),
      ...options,
    });

  return {
    search,
    show,
    field: fieldsOf(search, show),
    isFiltered: words.some(([, word]) => word !== ''),
    clear: () => show(Object.fromEntries(words.map(([name]) => [name, ''])) as Partial<Search<Name>>),
  };
}

/** As `useListAddress`, for a list in a dialog, which has no address of its own. */
export function useListState<Name extends string = never>(...names: Name[]) {
  const nothing = Object.fromEntries(names.map((name) => [name, '']));
  const [search, setSearch] = useState({ page: 1, ...nothing } as Search<Name>);
  const show: Show<Name> = (wanted) => setSearch({ ...search, page: 1, ...wanted });
  return { search, show, field: fieldsOf(search, show) };
}
