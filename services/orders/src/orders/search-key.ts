import { textKey } from '@mekong/contracts';
import { phoneKey } from '@mekong/service-defaults';

interface Searched {
  id: string;
  customerName: string;
  phoneNumber: string;
}

/** The text in which a search for an order looks (`wantedKeys`), besides the names of its products. */
export function orderKey({ id, customerName, phoneNumber }: Searched): string {
  return [id, customerName, phoneNumber].map(textKey).concat(phoneKey(phoneNumber)).join('\n');
}
