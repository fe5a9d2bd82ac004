import { payCurrencies } from '@mekong/contracts';
import { text } from '@mekong/service-defaults';
import { z } from 'zod';
import { orderIdParam } from '../payments/payments.http.js';

/** The specification has `amount`, but the QR always names the server's own figure. */
export const qrQuery = z.object({ orderId: orderIdParam, amount: text(20).optional() });
export type QrQuery = z.infer<typeof qrQuery>;
/** `amount_khr` is about what it costs in riel. `deeplink` opens a banking app, where the shop knows one. */
export const qrAnswer = z.object({
  qrImage: z.string(),
  amount_khr: z.int(),
  deeplink: z.string().nullable(),
  payload: z.string().describe('The text of the code'),
  md5: z.string().describe('Of that text, by which the bank knows it'),
  currency: z.enum(payCurrencies),
  amount_minor: z.int().describe('Cents, or whole riel'),
});

/** Only checked for its form: the server's clock and the payment's row decide. */
export const markPaidBody = z
  .object({ paymentStatus: z.literal('completed').optional(), paidAt: text(40).optional() })
  .optional();

/** `sells_with_demo`: in production shoppers pay with the demo, and so with no money. */
export const providerAnswer = z.object({ provider: z.string(), sells_with_demo: z.boolean() });

const payment = z.object({
  status: z.string(),
  transaction_id: z.string().nullable(),
  paid_at: z.string().nullable(),
});
export const paymentAnswer = z.object({ message: z.string(), payment });
