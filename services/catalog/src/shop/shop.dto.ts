import { fault } from '@mekong/contracts';
import { phoneOrNone, text, seenVersionText } from '@mekong/service-defaults';
import { z } from 'zod';

const link = /^(?:https?:\/\/)?(?:www\.)?t(?:elegram)?\.me\//i;

/** A name on Telegram, which people also type with its @ or as a link; '' for none. */
const telegram = text(100)
  .overwrite((typed) => typed.replace(link, '').replace(/^@/, '').replace(/\/$/, ''))
  .refine(
    (name) => /^([a-z]\w{4,31})?$/i.test(name),
    fault('WRONG_FORMAT', 'must be a name on Telegram, such as @mekong_gear', { format: 'telegram' }),
  );

const facts = {
  address: text(200),
  address_km: text(200),
  hours: text(100),
  hours_km: text(100),
  phone: phoneOrNone,
  telegram,
};

export const factsChange = z.object({ ...facts, version: seenVersionText });
export type FactsChange = z.infer<typeof factsChange>;

const shopFacts = z
  .object({
    address: z.string(),
    address_km: z.string(),
    hours: z.string(),
    hours_km: z.string(),
    phone: z.string(),
    telegram: z.string().describe('A name on Telegram, without the @'),
  })
  .meta({ id: 'ShopFacts' });
const editedFacts = shopFacts.extend({ version: z.int() }).meta({ id: 'EditedShopFacts' });

export const factsAnswer = z.object({ shop: shopFacts });
export const editedFactsAnswer = z.object({ shop: editedFacts });
export const changedFactsAnswer = z.object({ message: z.string(), shop: editedFacts });
