import { withLatinDigits } from './digits.js';
import { shopDay } from './shop-time.js';

/** The number by which people name an order: its month by the shop's clock and a serial number, such as `MG-2611-0042`. */
export function orderNumber(serial: number, moment = new Date()): string {
  const [year, month] = shopDay(moment).split('-');
  return `MG-${year!.slice(2)}${month!}-${String(serial).padStart(4, '0')}`;
}

/** The order number that a text is, in whatever letter case, with or without dashes; undefined when it is none. */
export function typedOrderNumber(text: string): string | undefined {
  const typed = withLatinDigits(text)
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '');
  const [, month, serial] = /^mg(\d{4})(\d{4,})$/i.exec(typed) ?? [];
  return month && serial && `MG-${month}-${serial}`;
}
