import { formatRiel } from '../../../lib/riel';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';

/** The ways to pay an order by their names in the API. */
export const PAY_WORDS = {
  demo: 'Demo payment',
  khqr: 'KHQR',
  cod: 'Cash on delivery',
} as const satisfies Record<string, StaffText>;

export type PayMethod = keyof typeof PAY_WORDS;

/** Returns a function that names a way to pay, and the money where it is riel. */
export function useWayName(): (way: { method: string; currency: string }) => string {
  const { t } = useStaffI18n();
  return ({ method, currency }) => {
    const name = method in PAY_WORDS ? t(PAY_WORDS[method as PayMethod]) : method;
    return currency === 'KHR' ? `${name} ${t('in riel')}` : name;
  };
}

/** Riel that may be below nothing, as change is. */
export const signedRiel = (riel: number): string => (riel < 0 ? `-${formatRiel(-riel)}` : formatRiel(riel));
