import { text } from '@mekong/service-defaults';
import { z } from 'zod';

export const orderIdParam = z.string().min(1).max(64);

/** `amount` is the specification's; the server's own figure is what the QR names. */
export const qrQuery = z.object({ orderId: orderIdParam, amount: text(20).optional() });
export type QrQuery = z.infer<typeof qrQuery>;
export const qrAnswer = z.object({ qrImage: z.string() });

/** The server's clock and the payment row decide; what the client says is only checked for its form. */
export const markPaidBody = z
  .object({ paymentStatus: z.literal('completed').optional(), paidAt: text(40).optional() })
  .optional();

const payment = z.object({
  status: z.string(),
  transaction_id: z.string().nullable(),
  paid_at: z.string().nullable(),
});
export const paymentAnswer = z.object({ message: z.string(), payment });
