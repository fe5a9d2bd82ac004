import type { DayRange } from '../../../api/analytics-api';
import { shopDay } from '../../../api/shop-time';
import type { StaffText } from '../i18n/staff-i18n';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;

interface Preset {
  key: string;
  label: StaffText;
  days: number;
}

const DEFAULT_PRESET: Preset = { key: '30d', label: '30 days', days: 30 };

/** Ranges that end today. */
export const PRESETS: Preset[] = [
  { key: 'today', label: 'Today', days: 1 },
  { key: '7d', label: '7 days', days: 7 },
  DEFAULT_PRESET,
  { key: '90d', label: '90 days', days: 90 },
  { key: '12m', label: '12 months', days: 365 },
];

export interface ChosenRange extends DayRange {
  /** The preset's key; null for days that the user has typed. */
  preset: string | null;
}

/** The day in the shop's time zone so many days ago. */
export const shopDayAgo = (days: number): string => shopDay(new Date(Date.now() - days * DAY_MS));

/** The error of a range; null for a valid one. */
export function faultOf({ from, to }: DayRange): StaffText | null {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (Number.isNaN(days)) return 'Please choose both days.';
  if (days < 1) return 'The last day must not be before the first.';
  return days > MAX_DAYS ? 'At most 366 days can be shown.' : null;
}

/** The range in an address; the last 30 days when it has none or an invalid one. */
export function rangeIn(params: URLSearchParams): ChosenRange {
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  if (faultOf(own) === null) return { ...own, preset: null };
  const { key, days } = PRESETS.find((preset) => preset.key === params.get('range')) ?? DEFAULT_PRESET;
  return { from: shopDayAgo(days - 1), to: shopDay(), preset: key };
}
