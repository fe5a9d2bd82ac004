import { type Category, categorySchema } from '@mekong/contracts';
import { requiredText, seenSettingVersion, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { specKinds } from '../products/index.js';

/** A line; blanks within it count as one, and '' is nothing. */
const line = (max: number) =>
  text(max)
    .overwrite((typed) => typed.replaceAll(/\s+/g, ' '))
    .transform((typed) => typed || null)
    .nullish();

const wantedField = z.object({
  name: z.string().max(60).optional().describe('Of a field that is there; a new one gets its name here'),
  label: requiredText(60)
    .overwrite((typed) => typed.replaceAll(/\s+/g, ' '))
    .nullish()
    .describe('What an added one is called; own ones have their words in the storefront'),
  label_km: line(60),
  kind: z.enum(specKinds).optional().describe('Of a new one; it never changes'),
  unit: line(20).describe('What an added number counts'),
  unit_km: line(20),
  hidden: z.boolean().optional(),
});

export const specFieldsChange = z.object({
  version: seenSettingVersion,
  fields: z
    .array(wantedField)
    .max(100)
    .describe('All fields in their order: every own one, and those added ones that stay or are new'),
});
export type SpecFieldsChange = z.infer<typeof specFieldsChange>;

const field = z
  .object({
    name: z.string(),
    label: z.string().nullable().describe('Null for own fields, whose words the storefront has'),
    label_km: z.string().nullable(),
    kind: z.enum(specKinds),
    unit: z.string().nullable(),
    unit_km: z.string().nullable(),
    hidden: z.boolean().describe('Whether shoppers neither see it nor filter or search by it'),
    added: z.boolean().describe('Whether an admin has added it'),
  })
  .meta({ id: 'SpecField' });

const ofCategory = z.object({ version: z.int(), fields: z.array(field) });

export const specFieldsAnswer = z.object({
  spec_fields: z.object(
    Object.fromEntries(categorySchema.options.map((category) => [category, ofCategory])) as Record<
      Category,
      typeof ofCategory
    >,
  ),
});
export const categoryFieldsAnswer = ofCategory.extend({ category: categorySchema });
