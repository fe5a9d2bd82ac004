import { useSearchParams } from 'react-router-dom';
import type { ProductSearch } from '../../../api/staff-products-api';
import { CATEGORIES } from '../../../lib/categories';
import { useStaff } from '../kit/staff';

/** More pages than this are not opened at once, whatever the address says. */
const MOST_PAGES = 100;

/** What is searched for, as the address holds it: the filters, the order, and how many pages are open. */
export type ProductWishes = Omit<ProductSearch, 'seller'> & { page: number };

const STOCKS = ['out', 'low', 'in'];
const SORTS = ['best-selling', 'name', 'price', 'stock'];

/** What the list can be asked for; other words of an address are none. */
const known = {
  category: (word: string) => CATEGORIES.some(({ slug }) => slug === word),
  stock: (word: string) => STOCKS.includes(word),
  sort: (word: string) => SORTS.includes(word.replace(/-(asc|desc)$/, '')),
};

/** The filters that narrow the list; the order does not. */
export const isNarrowed = ({ q, category, brand, stock }: ProductWishes) =>
  [q, category, brand, stock].some((value) => value !== '');

/** The search that the address holds, what to ask the server for it, and a way to change it. */
export function useProductSearch() {
  const [params, setParams] = useSearchParams();
  const staff = useStaff();
  const word = (name: string) => params.get(name) ?? '';
  const page = Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(word('page'))) || 1));
  const oneOf = (name: keyof typeof known) => (known[name](word(name)) ? word(name) : '');
  const [q, brand] = [word('q'), word('brand')];
  const [category, stock, sort] = [oneOf('category'), oneOf('stock'), oneOf('sort')];
  const wishes: ProductWishes = { page, q, category, brand, stock, sort };
  // Sellers see their own, admins everybody's.
  const search = { q, category, brand, stock, sort, seller: staff?.role === 'seller' ? staff.id : '' };

  const show = (wanted: Partial<ProductWishes>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: 1, ...wanted })) {
          if (value === '' || (name === 'page' && value === 1)) after.delete(name);
          else after.set(name, String(value));
        }
        return after;
      },
      { preventScrollReset: true },
    );
  return { wishes, search, show };
}
