import type { Order, PaymentQr } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { formatRiel } from '../../lib/riel';

/** What a code asks for, and about what that is in the other currency; empty until it is known. */
export interface AskedAmount {
  main: string;
  other: string;
}

/** Only the code of an order that is paid by KHQR knows in which currency it is. */
export function useAskedAmount(
  { payment_method, total_khr }: Order,
  amount: number,
  qr: PaymentQr | undefined,
): AskedAmount {
  const { t, money } = useI18n();
  const dollars = money(amount);
  if (payment_method === 'khqr' && !qr) return { main: '', other: '' };
  if (qr?.currency === 'KHR') return { main: formatRiel(qr.amount_minor), other: dollars };
  const riel = total_khr ?? qr?.amount_khr;
  return { main: dollars, other: riel === undefined ? '' : t('about {riel}', { riel: formatRiel(riel) }) };
}
