import { textKey, typedOrderNumber } from '@mekong/contracts';
import { searchKey, wantedWords } from '@mekong/service-defaults';

interface Searched {
  id: string;
  orderNumber: string;
  customerName: string;
  phoneNumber: string;
  shippingAddress: string;
  province?: string | null;
  district?: string | null;
  trackingNumber?: string | null;
}

/** The text in which a search for an order looks (`wantedOrderWords`), besides the names of its products. */
export function orderKey(order: Searched): string {
  const { id, orderNumber, customerName, phoneNumber, shippingAddress, province, district, trackingNumber } =
    order;
  const numbers = [orderNumber, trackingNumber ?? ''].flatMap((number) => [
    number,
    number.replaceAll('-', ''),
  ]);
  const texts = [id, ...numbers, customerName, phoneNumber, shippingAddress, province ?? '', district ?? ''];
  return searchKey(texts, [phoneNumber]);
}

/** The text in which a search of admins looks too: the names of all products, of whichever seller, and the account's email. */
export function adminKey(nameKeys: string[], accountEmail: string): string {
  return [...nameKeys, textKey(accountEmail)].join('\n');
}

/** The words to look for in a key, each in its forms: only the number itself, if the searched text has the number of an order. */
export function wantedOrderWords(text: string): string[][] {
  const orderNumber = typedOrderNumber(text);
  return orderNumber ? [[textKey(orderNumber)]] : wantedWords(text, { phones: true });
}
