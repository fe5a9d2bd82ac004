import type { Fault, FaultCode, Params, PayCurrency } from '@mekong/contracts';

const fault = (code: FaultCode, message: string, params: Params = {}): Fault => ({ code, params, message });

const examples: Record<PayCurrency, string> = { USD: '24.00', KHR: '98400' };

/** Why a line of a statement cannot be read, and what to do. */
export const lineFault = {
  date: (value: string) =>
    fault('DATE_UNCLEAR', `“${value}” is no day that has been. Please write it as 2026-01-31 10:15`, {
      value,
    }),
  amount: (value: string, currency: PayCurrency) =>
    fault('AMOUNT_UNCLEAR', `“${value}” is no clear amount. Please write it as ${examples[currency]}`, {
      value,
      example: examples[currency],
    }),
  currency: () =>
    fault('CURRENCY_UNCLEAR', 'It does not say in which money it is. Please choose dollars or riel'),
  alert: (value: string) =>
    fault('ALERT_UNCLEAR', `“${value}” is no alert of a payment. Please paste whole messages of the bank`, {
      value,
    }),
};
