import { startOfShopDay } from '../../../api/shop-time';

/** Times are those of the shop for everybody, as everywhere in the dashboard: its clock is ahead of UTC by this much. */
const aheadOfUtcMs = -startOfShopDay('1970-01-01').getTime();

/** A time as `MomentField` has it: without a zone. */
export function momentText(iso: string | null | undefined): string {
  if (!iso) return '';
  return new Date(Date.parse(iso) + aheadOfUtcMs).toISOString().slice(0, 16);
}

/** The moment that such a text means, as requests have it. */
export const momentOf = (text: string): string => `${text}:00+0${aheadOfUtcMs / 3_600_000}:00`;
