/** The subject of an entry about who sells. */
export const aboutInvoiceSeller = { type: 'setting', id: 'invoice-seller', name: 'seller on invoices' };

/** The subject of an entry about the rate of a day. */
export const aboutExchangeRate = (day: string) => ({ type: 'exchange rate', id: day, name: day });
