import { fault, faultSchema } from '@mekong/contracts';
import { z } from 'zod';
import { requiredText, text } from '@mekong/service-defaults';
import { orderIdParam } from '../orders/orders.http.js';

/** Of orders in one call. */
const maxAtOnce = 100;

const eachOnce = <T>(idOf: (one: T) => string) =>
  [
    (all: T[]) => new Set(all.map(idOf)).size === all.length,
    fault('NAMED_TWICE', 'must name each order once'),
  ] as const;

export const shipBody = z.object({
  courier: requiredText(100),
  orders: z
    .array(
      z.object({
        id: orderIdParam,
        version: z.int().min(1).optional().describe('What was read; refused when it is no longer so'),
        tracking_number: text(100)
          .transform((value) => value || null)
          .nullish(),
      }),
    )
    .min(1)
    .max(maxAtOnce)
    .refine(...eachOnce(({ id }: { id: string }) => id)),
});
export type ShipBody = z.infer<typeof shipBody>;

export const takeBackBody = z.object({
  orders: z
    .array(orderIdParam)
    .min(1)
    .max(maxAtOnce)
    .refine(...eachOnce((id: string) => id)),
});
export type TakeBackBody = z.infer<typeof takeBackBody>;

export const deliverBody = z.object({
  ids: z
    .array(orderIdParam)
    .min(1)
    .max(maxAtOnce)
    .refine(...eachOnce((id: string) => id)),
});
export type DeliverBody = z.infer<typeof deliverBody>;

export const cameBackBody = z.object({
  reason: requiredText(500).describe('Why, for staff'),
  restock: z.boolean().describe('Whether its pieces are on sale again until it is sent again'),
});
export type CameBackBody = z.infer<typeof cameBackBody>;

const results = z.array(
  z
    .object({
      id: z.string(),
      order_number: z.string().nullable(),
      ok: z.boolean(),
      error: z.string().nullable(),
      faults: z.array(faultSchema).describe('What `error` says, one by one'),
    })
    .meta({ id: 'OrderResult' }),
);
export const shipAnswer = z.object({
  results,
  take_back_seconds: z.int().describe('For so long the shipments can be taken back, and nobody is told'),
});
export const takeBackAnswer = z.object({ results });
