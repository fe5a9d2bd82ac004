import type { Product, ProductPage } from './types';

/** A page of the dashboard's list as it was loaded, and which products were changed in the list after it was. */
export interface ListedPage extends ProductPage {
  edited?: number[];
  /** Products of the pages before that have left the list by the time this one was loaded. */
  gone?: number[];
  /** When it was loaded, in milliseconds. */
  at?: number;
}

/** Pages that follow each other sooner are taken for one reading of the list. */
const SAME_READING_MS = 5_000;

/** Whether somebody else may have changed the list between the pages before and this one. */
function mayHaveShifted(before: readonly ListedPage[], next: ListedPage): boolean {
  const last = before.at(-1)!;
  return next.total !== last.total || (next.at ?? 0) - (last.at ?? 0) > SAME_READING_MS;
}

/**
 * The page that follows the shown ones in the list as it is by now: what is not shown yet, also where rows before it were deleted,
 * which are `gone`. `first` are the first rows of the list, as many as are shown with the next page.
 */
function followingPage(before: readonly ListedPage[], next: ListedPage, first: Product[]): ListedPage {
  const edited = editedIn(before);
  const shown = [...new Set(productsOf(before).map(({ id }) => id))].filter((id) => !edited.has(id));
  const places = new Map(first.map(({ id }, place) => [id, place]));
  const lastFound = shown.findLastIndex((id) => places.has(id));
  // Others may have been pushed behind these rows by new ones.
  const isLonger = next.total - before.at(-1)!.total > next.products.length;
  const gone = shown.filter((id, place) => !places.has(id) && (!isLonger || place < lastFound));
  const known = new Set(productsOf(before).map(({ id }) => id));
  return { ...next, products: first.filter(({ id }) => !known.has(id)), gone };
}

/** The page that was loaded after others, corrected by the list's first products where somebody else may have changed it meanwhile. */
export async function afterLoaded(
  before: readonly ListedPage[],
  next: ListedPage,
  loadFirst: (count: number) => Promise<Product[]>,
): Promise<ListedPage> {
  const brought = new Set(next.products.map(({ id }) => id));
  const asBefore = { ...next, gone: before.at(-1)!.gone?.filter((id) => !brought.has(id)) };
  if (!mayHaveShifted(before, next)) return asBefore;
  const pages = [...before, next];
  const wanted = Math.min(productsOf(pages).length, next.total);
  const first = await loadFirst(wanted);
  // A list that could not be read whole says nothing.
  return first.length < wanted ? asBefore : followingPage(before, next, first);
}

/** The products that are shown: each once, without those that have left the list. */
export function shownIn(pages: readonly ListedPage[]): Product[] {
  const left = new Set(pages.at(-1)?.gone ?? []);
  // Pages overlap when something is added while they are read.
  return productsOf(pages).filter(({ id }) => !left.has(id) && left.add(id));
}

const productsOf = (pages: readonly ListedPage[]) => pages.flatMap(({ products }) => products);
const editedIn = (pages: readonly ListedPage[]) => new Set(pages.flatMap(({ edited = [] }) => edited));

/**
 * The page to be loaded next; undefined after an empty one. A product that was changed may have left the filter or its place
 * in the order, and those after it have moved up: then the page follows on those that were not changed.
 */
export function pageAfter(pages: readonly ListedPage[], last: number, size: number): number | undefined {
  const page = pages.at(-1)!;
  if (page.products.length === 0) return undefined;
  if (!page.edited) return last + 1;
  const edited = editedIn(pages);
  const ids = productsOf(pages).map(({ id }) => id);
  const untouched = new Set(ids.filter((id) => !edited.has(id)));
  return Math.floor(untouched.size / size) + 1;
}

/** Whether the last page has only products that were there already, because changed ones have moved. */
export function bringsNothing(pages: readonly ListedPage[]): boolean {
  if (editedIn(pages).size === 0) return false;
  const before = new Set(productsOf(pages.slice(0, -1)).map(({ id }) => id));
  const last = pages.at(-1)?.products ?? [];
  return last.length > 0 && last.every(({ id }) => before.has(id));
}

/** Puts a changed product where it was. */
export function replaceListed(pages: ListedPage[], saved: Product): void {
  for (const { products } of pages) {
    const place = products.findIndex(({ id }) => id === saved.id);
    if (place < 0) continue;
    products[place] = saved;
    const last = pages.at(-1)!;
    last.edited = [...(last.edited ?? []), saved.id];
    return;
  }
}

const FITS: Record<string, (product: Product) => boolean> = {
  out: ({ stock }) => stock === 0,
  low: ({ stock }) => stock >= 1 && stock <= 5,
  in: ({ stock }) => stock > 0,
  restock: ({ stock, restock_at }) => stock <= restock_at,
};

/** How many products there are in the list, with those that are still shown though their stock no longer fits the filter. */
export function totalListed(pages: readonly ListedPage[], stockFilter: string): number {
  const last = pages.at(-1);
  const earlier = editedIn(pages.slice(0, -1));
  const left = new Map(productsOf(pages).map((product) => [product.id, product]));
  const gone = [...left.values()].filter(
    (product) => earlier.has(product.id) && !(FITS[stockFilter]?.(product) ?? true),
  );
  return (last?.total ?? 0) + gone.length;
}
