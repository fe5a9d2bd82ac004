import { fault } from '@mekong/contracts';
import { pageFields, pageQuery, requiredText, text } from '@mekong/service-defaults';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { z } from 'zod';
import { money } from '../orders/orders.http.js';
import { handOvers } from './return.js';
import { returnStates } from './return-states.js';

export const maxPhotos = 4;

function parsed(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

const namedOnce = fault('NAMED_TWICE', 'must name each line once');
const isOnce = (lines: { id: number }[]) => new Set(lines.map(({ id }) => id)).size === lines.length;

/** A form, whose lines come as JSON. */
export const returnForm = z.object({
  lines: z.preprocess(
    parsed,
    z
      .array(z.object({ id: z.int(), quantity: z.int().min(1).max(1_000) }), { error: 'is required' })
      .min(1)
      .max(1_000)
      .refine(isOnce, namedOnce),
  ),
  reason: requiredText(500),
  details: text(2_000).optional(),
});
export type ReturnForm = z.infer<typeof returnForm>;

/** The same for the document of the API, with its files. */
export const returnFormBody: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['lines', 'reason'],
    properties: {
      lines: {
        type: 'string',
        description: 'JSON: [{ "id": 1, "quantity": 1 }], by the ids of the order’s lines',
      },
      reason: {
        type: 'string',
        description:
          'damaged, wrong item, not as described, changed my mind, warranty (a claim, also after the time of returns), or the customer’s own words',
      },
      details: { type: 'string' },
      photos: { type: 'array', maxItems: maxPhotos, items: { type: 'string', format: 'binary' } },
    },
  },
};

export const withdrawalBody = z.object({ state: z.literal('withdrawn') });

const message = requiredText(1_000).describe('For the customer');

export const stepBody = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('accepted'),
    message: text(1_000).optional().describe('For the customer'),
    hand_over: z.enum(handOvers).describe('With a label of the shop, or picked up'),
    label: text(500).optional().describe('The number or the link of the label'),
  }),
  z.object({ state: z.literal('refused'), message }),
  z.object({
    state: z.literal('arrived'),
    lines: z
      .array(
        z.object({
          id: z.int(),
          restock: z.int().min(0).describe('Pieces that can be sold again; the others are damaged'),
        }),
      )
      .min(1)
      .max(1_000)
      .refine(isOnce, namedOnce),
  }),
  z.object({
    state: z.literal('refunded'),
    amount_cents: z
      .int()
      .min(1)
      .optional()
      .describe('In US cents, instead of what was paid for the lines; only admins give money back'),
  }),
  z.object({ state: z.literal('closed'), message }),
]);
export type StepBody = z.infer<typeof stepBody>;

export const returnsQuery = pageQuery({ default: 50, max: 100 }).extend({
  state: z.enum(returnStates).optional(),
  q: text(200)
    .optional()
    .describe("Part of the order's number, the customer's name or phone, or a product's name"),
});
export type ReturnsQuery = z.infer<typeof returnsQuery>;

const line = z.object({
  id: z.int().describe("Of the order's line"),
  quantity: z.int(),
  restocked: z.int().nullable().describe('Pieces that are on sale again; null until they have arrived'),
  product: z.object({
    id: z.int(),
    name: z.string(),
    name_km: z.string().optional(),
    image_url: z.string(),
  }),
});

const ofCustomer = z
  .object({
    id: z.int(),
    order_id: z.string(),
    order_number: z.string(),
    state: z.enum(returnStates),
    reason: z.string(),
    details: z.string().nullable(),
    message: z.string().nullable().describe('What the shop said last'),
    hand_over: z.enum(handOvers).nullable(),
    label: z.string().nullable(),
    refunded: money.nullable().describe('What was given back for it'),
    lines: z.array(line),
    photos: z.array(z.string()).describe('Their addresses, for its customer and staff only'),
    created_at: z.string(),
    changed_at: z.string(),
  })
  .meta({ id: 'Return' });

const managed = ofCustomer
  .extend({
    customer_name: z.string(),
    paid: money.nullable().describe('What was paid for its pieces; null once it has ended, and for sellers'),
  })
  .meta({ id: 'ManagedReturn' });

export const returnAnswer = z.object({ return: ofCustomer });
const returnsAnswer = z.object({ returns: z.array(ofCustomer) });
export const ownReturnsAnswer = returnsAnswer.extend({
  returnable: z.array(z.string()).describe('The ids of your orders of which something can be returned now'),
});
export const orderReturnsAnswer = z.object({
  returns: z.array(ofCustomer),
  returnable: z
    .object({
      until: z.string(),
      lines: z.array(
        z.object({
          id: z.int(),
          left: z.int(),
          warranty_until: z.string().nullable().describe('The last day of its warranty, as YYYY-MM-DD'),
          claimable: z.boolean().describe('Whether it can be returned with the reason `warranty`'),
        }),
      ),
    })
    .nullable()
    .describe('Until when what can be returned; null while the order is not delivered'),
});
export const managedReturnAnswer = z.object({ return: managed });
export const managedReturnsAnswer = z.object({ returns: z.array(managed), ...pageFields });
