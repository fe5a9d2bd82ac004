import { payCurrencies, paymentMethods } from '@mekong/contracts';
import { pageFields, pageQuery, requiredText } from '@mekong/service-defaults';
import { z } from 'zod';
import { givingAccounts } from './proposal.js';

export const giveBacksQuery = pageQuery({ default: 50, max: 100 });
export type GiveBacksQuery = z.infer<typeof giveBacksQuery>;

export const sentBody = z.object({
  reference: requiredText(200).describe(
    "The bank's own id of the transfer, or the number of the receipt for cash",
  ),
  from: z.enum(givingAccounts).default('khqr').describe('From where it was given back'),
});
export type SentBody = z.infer<typeof sentBody>;

const giveBack = z
  .object({
    id: z.string(),
    order_id: z.string().nullable(),
    order_number: z.string().nullable(),
    method: z.enum(paymentMethods).nullable().describe('How the order was paid'),
    currency: z.enum(payCurrencies),
    minor: z.int().describe('Cents, or whole riel'),
    opened_at: z.string().describe('When it was promised'),
    proposed: z
      .object({
        reference: z.string(),
        from: z.string(),
        by: z.string().describe('The id of whoever proposed it, who cannot confirm it'),
        name: z.string(),
        at: z.string(),
      })
      .nullable()
      .describe('What another admin has to confirm, as it is much money'),
    by_provider: z.boolean().describe('Whether its payment provider can be asked to give it back'),
    refused: z.string().nullable().describe('Why the provider has refused'),
    status: z.enum(['open', 'proposed', 'sending', 'sent']).describe('`sending`: the provider was asked'),
  })
  .meta({ id: 'GiveBack' });

export const giveBacksAnswer = z.object({ give_backs: z.array(giveBack), ...pageFields });
export const giveBackAnswer = z.object({ give_back: giveBack });
