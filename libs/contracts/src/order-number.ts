import { withLatinDigits } from './digits.js';
import { shopDay } from './shop-time.js';

/** The number by which people name an order: its month by the shop's clock and a serial number, such as `MG-2611-0042`. */
export function orderNumber(serial: number, moment = new Date()): string {
  const [year, month] = shopDay(moment).split('-');
  return `MG-${year!.slice(2)}${month!}-${String(serial).padStart(4, '0')}`;
}

const separator = '[\\s\\p{Pd}\\p{Cf}]*';
const typedNumber = new RegExp(
  `(?<![\\p{L}\\p{N}])mg${separator}(\\d{4})${separator}(\\d{4,})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** The order number in a text, in whatever letter case, with or without dashes, as in `Order #MG-2611-0042`; undefined without one. */
export function typedOrderNumber(text: string): string | undefined {
  const [, month, serial] =
    typedNumber.exec(withLatinDigits(text.replaceAll('№', '#')).normalize('NFKC')) ?? [];
  return month && serial && `MG-${month}-${serial}`;
}
