import type { EventData, Language } from '@mekong/contracts';
import { words } from './words/index.js';

type Paid = Pick<EventData<'order.refunded.v1'>, 'method' | 'pay_currency' | 'riel_rate'>;

/** That money goes back: what a bank or a courier has brought, staff have yet to send by hand, and in the money in which it came. */
export function moneyGoesBack(
  { method = 'demo', pay_currency, riel_rate }: Paid,
  total: string,
  language: Language,
): string[] {
  const { refunded } = words[language];
  if (method === 'demo') return [refunded.text(total)];
  const isRiel = pay_currency === 'KHR' && riel_rate !== undefined;
  return [
    refunded.promised(total),
    ...(isRiel ? [refunded.inRiel(riel_rate.toLocaleString('en-US'))] : []),
    refunded.byHand,
  ];
}
