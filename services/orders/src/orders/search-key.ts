import { textKey, typedOrderNumber } from '@mekong/contracts';

/** The digits of a phone number without the country code 855 or the leading 0: the same for +855 12 345 and 012 345. */
function phoneKey(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^(855|0)/, '');
}

interface Searched {
  id: string;
  orderNumber: string;
  customerName: string;
  phoneNumber: string;
}

/** The text in which a search for an order looks, besides the names of its products. */
export function orderKey({ id, orderNumber, customerName, phoneNumber }: Searched): string {
  const numbers = [orderNumber, orderNumber.replaceAll('-', '')];
  return [id, ...numbers, customerName, phoneNumber].map(textKey).concat(phoneKey(phoneNumber)).join('\n');
}

/**
 * The forms of a searched text to look for in a key: as typed and, if it may be a phone number, its digits. Only the
 * number itself, if it is the number of an order.
 */
export function wantedKeys(text: string): string[] {
  const orderNumber = typedOrderNumber(text);
  if (orderNumber) return [textKey(orderNumber)];
  const typed = textKey(text);
  const digits = /^\+?[\d\s().-]+$/.test(typed) ? phoneKey(typed) : '';
  return digits.length > 2 && digits !== typed ? [typed, digits] : [typed];
}
