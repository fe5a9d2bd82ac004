import { textKey } from '@mekong/contracts';

/** A phone number's digits alone, without the country's 855 or the leading 0: +855 12 345 and 012 345 are the same. */
function phoneKey(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^(855|0)/, '');
}

interface Searched {
  id: string;
  customerName: string;
  phoneNumber: string;
}

/** What a search for an order looks through, besides the names of its products. */
export function orderKey({ id, customerName, phoneNumber }: Searched): string {
  return [id, customerName, phoneNumber].map(textKey).concat(phoneKey(phoneNumber)).join('\n');
}

/** The forms in which a searched text may stand in a key: as typed and, if it may be a phone number, as its digits. */
export function wantedKeys(text: string): string[] {
  const typed = textKey(text);
  const digits = /^\+?[\d\s().-]+$/.test(typed) ? phoneKey(typed) : '';
  return digits.length > 2 && digits !== typed ? [typed, digits] : [typed];
}
