import type { Product, ProductPage } from './types';

/** A page of the dashboard's list as it was loaded, and which products were changed in the list after it was. */
export interface ListedPage extends ProductPage {
  edited?: number[];
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
