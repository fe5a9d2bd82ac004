/** How an order can be paid: without money, by a bank's QR code, or in cash at the door. */
export const paymentMethods = ['demo', 'khqr', 'cod'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** In which money it is paid; the shop's prices are dollars. */
export const payCurrencies = ['USD', 'KHR'] as const;
export type PayCurrency = (typeof payCurrencies)[number];
