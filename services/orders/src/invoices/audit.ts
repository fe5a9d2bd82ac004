import type { EditedKind } from '@mekong/messaging';
import type { EnteredSeller } from './invoice-seller.js';

export const editedSeller: EditedKind<EnteredSeller> = {
  thing: 'setting',
  action: 'invoice-seller.changed',
  about: () => ({ type: 'setting', id: 'invoice-seller', name: 'seller on invoices' }),
  factsOf: ({ seller }) => ({ ...seller }),
};

/** The subject of an entry about the invoices of a month. */
export const aboutMonth = (month: string) => ({ type: 'invoices', id: month, name: month });

/** The subject of an entry about the rate of a day. */
export const aboutExchangeRate = (day: string) => ({ type: 'exchange rate', id: day, name: day });
