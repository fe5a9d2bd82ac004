import type { AskedCash } from '../api/types';
import { useI18n } from './i18n/i18n';
import { formatRiel } from './riel';

/** What the courier asks for, in words: `$24.00 or 98,400៛`. */
export function useAskedWords(): (asked: AskedCash) => string {
  const { t, money } = useI18n();
  return ({ usd_cents, khr }) =>
    t('{dollars} or {riel}', { dollars: money(usd_cents / 100), riel: formatRiel(khr) });
}
