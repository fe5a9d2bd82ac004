import type { Language, PaymentMethod } from '@mekong/contracts';

/** How an order is paid, as files say it; the same as in the dashboard. */
export const paymentWords: Record<Language, Record<PaymentMethod, string>> = {
  en: { demo: 'Demo payment', khqr: 'KHQR', cod: 'Cash on delivery' },
  km: { demo: 'ការទូទាត់សាកល្បង', khqr: 'KHQR', cod: 'បង់ប្រាក់ពេលទទួលទំនិញ' },
};
