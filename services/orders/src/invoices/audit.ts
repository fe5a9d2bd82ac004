/** The subject of an entry about who sells. */
export const aboutInvoiceSeller = { type: 'setting', id: 'invoice-seller', name: 'seller on invoices' };

/** The subject of an entry about the invoices of a month. */
export const aboutMonth = (month: string) => ({ type: 'invoices', id: month, name: month });

/** The subject of an entry about the rate of a day. */
export const aboutExchangeRate = (day: string) => ({ type: 'exchange rate', id: day, name: day });
