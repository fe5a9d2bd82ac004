import { fault, priceStyles } from '@mekong/contracts';
import { phoneOrNone, text, seenVersionText } from '@mekong/service-defaults';
import { z } from 'zod';
import { shownLook } from './shop-look.dto.js';

const link = /^(?:https?:\/\/)?(?:www\.)?t(?:elegram)?\.me\//i;

/** A name on Telegram, which people also type with its @ or as a link; '' for none. */
const telegram = text(100)
  .overwrite((typed) => typed.replace(link, '').replace(/^@/, '').replace(/\/$/, ''))
  .refine(
    (name) => /^([a-z]\w{4,31})?$/i.test(name),
    fault('WRONG_FORMAT', 'must be a name on Telegram, such as @mekong_gear', { format: 'telegram' }),
  );

const messengerLink =
  /^(?:https?:\/\/)?(?:(?:www|web|m)\.)?(?:m\.me|messenger\.com\/t|facebook\.com|fb\.com)\//i;
/** Where the link to a page without a name has its number, by which Messenger finds it as well. */
const numberOfPage = /^(?:profile\.php\?(?:.*&)?id=|(?:people|pages)\/[^/]+\/|p\/[^/]*-)(\d{5,})(?!\d)/i;
/** What begins a link of Facebook and is no name. */
const noNames = /^(?:share|groups|people|pages|watch|reel|events|stories|[a-z]+\.php)$/i;

function messengerName(typed: string): string {
  const path = typed.replace(messengerLink, '').replace(/^@/, '');
  return numberOfPage.exec(path)?.[1] ?? path.replace(/[/?].*$/, '');
}

/** A name on Messenger, which people also type as a link, to a page of Facebook too; '' for none. */
const messenger = text(100)
  .overwrite(messengerName)
  .refine(
    (name) => /^([a-z\d][a-z\d.]{3,49})?$/i.test(name) && !noNames.test(name),
    fault('WRONG_FORMAT', 'must be a name on Messenger, such as mekong.gear', { format: 'messenger' }),
  );

const facts = {
  address: text(200),
  address_km: text(200),
  hours: text(100),
  hours_km: text(100),
  phone: phoneOrNone,
  telegram,
};

export const factsChange = z.object({
  ...facts,
  messenger: messenger.optional().describe('Without it, it stays as it is'),
  version: seenVersionText,
});
export type FactsChange = z.infer<typeof factsChange>;

const shopFacts = z
  .object({
    address: z.string(),
    address_km: z.string(),
    hours: z.string(),
    hours_km: z.string(),
    phone: z.string(),
    telegram: z.string().describe('A name on Telegram, without the @'),
    messenger: z.string().describe('A name on Messenger, as in m.me/name'),
  })
  .meta({ id: 'ShopFacts' });
const editedFacts = shopFacts.extend({ version: z.int() }).meta({ id: 'EditedShopFacts' });

const shownFacts = shopFacts
  .extend({
    riel_rate: z.number().describe('Riel for a dollar'),
    prices: z.enum(priceStyles),
    look: shownLook,
  })
  .meta({ id: 'Shop' });

export const factsAnswer = z.object({ shop: shownFacts });
export const editedFactsAnswer = z.object({ shop: editedFacts });
export const changedFactsAnswer = z.object({ message: z.string(), shop: editedFacts });
