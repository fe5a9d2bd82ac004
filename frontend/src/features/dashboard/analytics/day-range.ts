import type { DayRange } from '../../../api/analytics-api';
import type { StaffText } from '../i18n/staff-i18n';

const DAY_MS = 86_400_000;
/** The shop's day is Phnom Penh's, UTC+7. */
const SHOP_OFFSET_MS = 7 * 3_600_000;
const LONGEST = 366;

/** Ranges that end today, by how many days they have. */
export const PRESETS: { key: string; label: StaffText; days: number }[] = [
  { key: 'today', label: 'Today', days: 1 },
  { key: '7d', label: '7 days', days: 7 },
  { key: '30d', label: '30 days', days: 30 },
  { key: '90d', label: '90 days', days: 90 },
  { key: '12m', label: '12 months', days: 365 },
];
const USUAL = PRESETS[2];

export interface ChosenRange extends DayRange {
  /** The preset's key; null for days of one's own. */
  preset: string | null;
}

/** The day that it is in the shop, or was some days ago. */
export function shopDay(daysAgo = 0, now = Date.now()): string {
  return new Date(now + SHOP_OFFSET_MS - daysAgo * DAY_MS).toISOString().slice(0, 10);
}

/** What is wrong with a range, in words; null for a good one. */
export function faultOf({ from, to }: DayRange): StaffText | null {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (Number.isNaN(days)) return 'Please choose both days.';
  if (days < 1) return 'The last day must not be before the first.';
  return days > LONGEST ? 'At most 366 days can be shown.' : null;
}

/** The range that an address asks for; 30 days when it asks for none, or for one that is not possible. */
export function rangeIn(params: URLSearchParams): ChosenRange {
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  if (faultOf(own) === null) return { ...own, preset: null };
  const { key, days } = PRESETS.find((preset) => preset.key === params.get('range')) ?? USUAL;
  return { from: shopDay(days - 1), to: shopDay(), preset: key };
}
