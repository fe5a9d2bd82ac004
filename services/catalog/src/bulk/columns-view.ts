import type { MatchColumns } from './match-columns.js';

type Matched = Awaited<ReturnType<MatchColumns['match']>>;

export const columnsView = ({ mapping, ...matched }: Matched) => ({
  profile: matched.profile,
  rows: matched.rows,
  sheets: matched.sheets,
  columns: matched.columns,
  values: { category: {}, brand: {}, stock: {}, currency: {}, price: {}, ...mapping.values },
  unknown_brands: matched.unknownBrands,
  unknown_categories: matched.unknownCategories,
  unknown_stocks: matched.unknownStocks,
  unknown_currencies: matched.unknownCurrencies,
});
