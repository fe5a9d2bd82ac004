// Written out here, since many browsers come without Khmer dates.
const KHMER_MONTHS = [
  'មករា',
  'កុម្ភៈ',
  'មីនា',
  'មេសា',
  'ឧសភា',
  'មិថុនា',
  'កក្កដា',
  'សីហា',
  'កញ្ញា',
  'តុលា',
  'វិច្ឆិកា',
  'ធ្នូ',
];

function inKhmer(time: Date): string {
  const clock = time.toLocaleTimeString('en-GB', { timeStyle: 'short' });
  return `${time.getDate()} ${KHMER_MONTHS[time.getMonth()]} ${time.getFullYear()} ម៉ោង ${clock}`;
}

/** An ISO time as the shopper's local date and time; '-' when there is none. */
export function formatMoment(iso: string | null | undefined, language: 'en' | 'km' = 'en'): string {
  const time = iso ? new Date(iso) : null;
  if (!time || Number.isNaN(time.getTime())) return '-';
  if (language === 'km') return inKhmer(time);
  return time.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

/** Whole seconds as minutes and seconds, e.g. 75 → '1:15'. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
