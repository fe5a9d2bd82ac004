import { textKey, typedOrderNumber } from '@mekong/contracts';
import { phoneKey, wantedKeys } from '@mekong/service-defaults';

interface Searched {
  id: string;
  orderNumber: string;
  customerName: string;
  phoneNumber: string;
}

/** The text in which a search for an order looks (`wantedOrderKeys`), besides the names of its products. */
export function orderKey({ id, orderNumber, customerName, phoneNumber }: Searched): string {
  const numbers = [orderNumber, orderNumber.replaceAll('-', '')];
  return [id, ...numbers, customerName, phoneNumber].map(textKey).concat(phoneKey(phoneNumber)).join('\n');
}

/** The forms of a searched text to look for in a key: only the number itself, if it is the number of an order. */
export function wantedOrderKeys(text: string): string[] {
  const orderNumber = typedOrderNumber(text);
  return orderNumber ? [textKey(orderNumber)] : wantedKeys(text);
}
