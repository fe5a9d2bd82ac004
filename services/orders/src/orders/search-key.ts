import { textKey, typedOrderNumber } from '@mekong/contracts';
import { phoneKey, wantedKeys } from '@mekong/service-defaults';

interface Searched {
  id: string;
  orderNumber: string;
  customerName: string;
  phoneNumber: string;
  shippingAddress: string;
  trackingNumber?: string | null;
}

/** The text in which a search for an order looks (`wantedOrderKeys`), besides the names of its products. */
export function orderKey(order: Searched): string {
  const { id, orderNumber, customerName, phoneNumber, shippingAddress, trackingNumber } = order;
  const numbers = [orderNumber, orderNumber.replaceAll('-', '')];
  const texts = [id, ...numbers, customerName, phoneNumber, trackingNumber ?? '', shippingAddress];
  return texts.map(textKey).concat(phoneKey(phoneNumber)).join('\n');
}

/** The text in which a search of admins looks too: the names of all products, of whichever seller, and the account's email. */
export function adminKey(nameKeys: string[], accountEmail: string): string {
  return [...nameKeys, textKey(accountEmail)].join('\n');
}

/** The forms of a searched text to look for in a key: only the number itself, if it is the number of an order. */
export function wantedOrderKeys(text: string): string[] {
  const orderNumber = typedOrderNumber(text);
  return orderNumber ? [textKey(orderNumber)] : wantedKeys(text);
}
