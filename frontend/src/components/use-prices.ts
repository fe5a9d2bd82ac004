import { useSelector } from 'react-redux';
import { pagesApi } from '../api/pages-api';
import { formatMoney } from '../lib/money';
import { formatRiel, inRiel } from '../lib/riel';

const selectShop = pagesApi.endpoints.getShop.select();

interface WrittenPrice {
  /** What stands first, or alone. */
  first: string;
  /** The same in the other currency, if the shop shows it. */
  beside?: string;
}

/** In which currencies the shop writes its prices; in dollars alone until it is known. */
export function usePriceStyle(): { rate?: number; isRielFirst: boolean; isDollarsOnly: boolean } {
  const shop = useSelector((state: Parameters<typeof selectShop>[0]) => selectShop(state).data);
  const rate = shop && shop.prices !== 'dollars-only' ? shop.riel_rate : undefined;
  const isRielFirst = rate !== undefined && shop?.prices === 'riel-first';
  return { rate, isRielFirst, isDollarsOnly: shop?.prices === 'dollars-only' };
}

/** Writes dollars as the shop's prices are written, at today's rate unless another is given. */
export function usePrices(): (dollars: number, rate?: number) => WrittenPrice {
  const { rate: today, isRielFirst } = usePriceStyle();
  return (dollars, rate = today) => {
    const written = formatMoney(dollars);
    if (today === undefined || rate === undefined) return { first: written };
    const riel = formatRiel(inRiel(dollars, rate));
    return isRielFirst ? { first: riel, beside: written } : { first: written, beside: riel };
  };
}
