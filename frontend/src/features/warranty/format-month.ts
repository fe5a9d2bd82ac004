import { formatDay } from '../../lib/dates';

/** A month such as 2026-11, in words. */
export function formatMonth(month: string, language: 'en' | 'km'): string {
  const first = `${month}-01`;
  // Its day stands before it; many browsers have no Khmer month names.
  if (language === 'km') return formatDay(first, language).replace(/^\S+ /, '');
  return new Date(first).toLocaleString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });
}
