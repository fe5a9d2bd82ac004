import { fault, faultSchema } from '@mekong/contracts';
import { requiredText } from '@mekong/service-defaults';
import { z } from 'zod';
import { mostRemitted } from '../cash/index.js';
import { orderIdParam } from '../payments/payments.http.js';

const most = 2_000_000_000;
const amount = z.int().min(-most).max(most);

export const cashAnswer = z.object({
  couriers: z.array(
    z
      .object({
        courier: z.string(),
        usd_cents: z.int().describe('Below 0 where the shop owes it fees'),
        khr: z.int(),
        orders: z.array(
          z.object({
            id: z.string(),
            number: z.string(),
            collected_at: z.string(),
            usd_cents: z.int(),
            khr: z.int().describe('Below 0: change that was given in riel'),
            fee_cents: z.int().describe('As far as it is known'),
            refused: z.boolean().describe('Nothing was collected, and only the fee is open'),
          }),
        ),
        oldest_at: z.string().describe('Since when something of it is open'),
      })
      .meta({ id: 'CourierCash' }),
  ),
});

export const remittanceBody = z.object({
  courier: requiredText(100),
  orders: z
    .array(
      z.object({
        id: orderIdParam,
        usd_cents: amount.describe(
          'What came in for it; of a refused order less than 0, as its fee is kept back',
        ),
        khr: amount,
        fee_cents: z.int().min(0).max(most).describe('What the courier has kept'),
      }),
    )
    .min(1)
    .max(mostRemitted)
    .refine(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      fault('NAMED_TWICE', 'must name each order once'),
    ),
  reference: requiredText(200).describe("By which it is found, such as the bank's id of the transfer"),
  to: z.enum(['bank', 'cash-box']).default('bank'),
});
export type RemittanceBody = z.infer<typeof remittanceBody>;

export const remittanceAnswer = z.object({
  remittance: z
    .object({
      id: z.string(),
      courier: z.string(),
      reference: z.string(),
      to: z.enum(['bank', 'cash-box']),
      usd_cents: z.int(),
      khr: z.int(),
      fee_cents: z.int(),
      orders: z.array(z.object({ id: z.string(), number: z.string() })),
    })
    .meta({ id: 'Remittance' }),
});

export const rehearsalAnswer = z.object({
  courier: z.string().nullable().describe('Whose cash it is for; null where no line tells'),
  orders: z.array(
    z
      .object({
        line: z.int().describe('As a text editor counts them, from 1'),
        order: z.string().describe('As the file names it'),
        id: z.string().nullable().describe('Null where no courier has collected cash for such an order'),
        number: z.string().nullable(),
        usd_cents: z.int().nullable().describe('Null where it cannot be read'),
        khr: z.int().nullable(),
        fee_cents: z.int().nullable(),
        faults: z.array(faultSchema).describe('Why it would be refused; none where it would not'),
      })
      .meta({ id: 'RehearsedRemittanceRow' }),
  ),
});
