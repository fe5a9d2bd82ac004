import { fault, homeShelves } from '@mekong/contracts';
import { seenVersion, text } from '@mekong/service-defaults';
import { z } from 'zod';

/** A line; blanks within it count as one. */
const line = (max: number) => text(max).overwrite((typed) => typed.replaceAll(/\s+/g, ' '));

const colour = z
  .string()
  .overwrite((typed) => typed.trim().toLowerCase())
  .refine(
    (typed) => /^#[0-9a-f]{6}$/.test(typed),
    fault('WRONG_FORMAT', 'must be a colour, such as #0e4a54', { format: 'colour' }),
  )
  .nullable();

const image = z
  .string()
  .refine(
    (address) => /^\/images\/[0-9a-f]{32}\.webp$/.test(address),
    fault('NOT_IN_LIBRARY', 'must be one of your library'),
  )
  .nullable();

const shelves = z
  .array(z.enum(homeShelves))
  .refine((all) => new Set(all).size === all.length, fault('NAMED_TWICE', 'must name each part once'));

const edited = {
  name: line(60).describe("'' for the usual one"),
  logo: image,
  brand_color: colour,
  accent_color: colour,
  hero_title: line(80),
  hero_title_km: line(80),
  hero_text: text(300),
  hero_text_km: text(300),
  hero_image: image,
  shelves,
  mail_footer: text(300),
  mail_footer_km: text(300),
};

export const lookChange = z
  .object(edited)
  .partial()
  .extend({ version: seenVersion.unwrap() })
  .describe('What is not named stays as it is');
export type LookChange = z.infer<typeof lookChange>;

const shown = {
  logo: z.string().nullable(),
  brand_color: z.string().nullable(),
  accent_color: z.string().nullable(),
  hero_title: z
    .string()
    .describe("'' for the usual one, as for the text; pictures of products without a picture"),
  hero_title_km: z.string(),
  hero_text: z.string(),
  hero_text_km: z.string(),
  hero_image: z.string().nullable(),
  shelves: z.array(z.enum(homeShelves)).describe('What the landing page shows below its top, in this order'),
};

export const shownLook = z.object({ name: z.string(), ...shown }).meta({ id: 'ShopLook' });

const editedLook = z
  .object({
    name: z.string(),
    ...shown,
    mail_footer: z.string(),
    mail_footer_km: z.string(),
    version: z.int(),
    environment: z
      .object({ name: z.string().nullable() })
      .describe('What the environment sets, which stands above what admins set'),
  })
  .meta({ id: 'EditedShopLook' });

export const lookAnswer = z.object({ look: editedLook });
export const changedLookAnswer = z.object({ message: z.string(), look: editedLook });
