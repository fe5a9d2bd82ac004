import type { Fault, FaultCode, Params } from '@mekong/contracts';

/** A row that is not taken, and why. */
export interface FailedRow {
  row: number;
  fault: Fault;
}

const fault = (code: FaultCode, message: string, params: Params = {}): Fault => ({ code, params, message });

/** Why a row cannot be stored, and what to do. */
export const rowFault = {
  noNumber: () => fault('HISTORY_NO_NUMBER', 'The row has no number of an order'),
  noContact: () => fault('HISTORY_NO_CONTACT', 'The customer has neither an email nor a phone number'),
  incomplete: () =>
    fault('HISTORY_INCOMPLETE', 'None of the rows of this order has its total. Please export it again'),
  twice: (row: number) => fault('HISTORY_TWICE', `Row ${row} has the same already`, { row }),
  tooManyItems: (most: number) =>
    fault('HISTORY_TOO_MANY_ITEMS', `The order has more than ${most} lines`, { most }),
  date: (value: string) =>
    fault('DATE_UNCLEAR', `“${value}” is no day that has been. Please write it as 2026-01-31 10:15`, {
      value,
    }),
  amount: (value: string) => number(value, '1234.50'),
  count: (value: string) => number(value, '2'),
  currency: (value: string) => fault('UNKNOWN_CURRENCY', `“${value}” is no currency, such as USD`, { value }),
};

const number = (value: string, example: string) =>
  fault('AMOUNT_UNCLEAR', `“${value}” is no clear amount. Please write it as ${example}`, { value, example });
