import { fault, textKey } from '@mekong/contracts';
import { idParam, requiredText } from '@mekong/service-defaults';
import { z } from 'zod';

/** As many as the shop shows beside each other. */
const most = 24;

const isOnce = (all: unknown[]) => new Set(all).size === all.length;

const member = z.object({
  id: idParam,
  label: requiredText(60).describe('What tells it from the others, such as its colour'),
});

export const variantsBody = z.object({
  variants: z
    .array(member)
    .max(most)
    .refine((all) => isOnce(all.map(({ id }) => id)), fault('NAMED_TWICE', 'must name each product once'))
    .refine(
      (all) => isOnce(all.map(({ label }) => textKey(label))),
      fault('NAMED_TWICE', 'must have each label once'),
    )
    .describe('All that are joined, the product itself among them; none where it is to stand alone'),
  seen: z
    .array(z.object({ id: idParam, label: z.string() }))
    .optional()
    .describe('Those that the editor has read: refused where they are others by now'),
});
export type VariantsBody = z.infer<typeof variantsBody>;

export const variantsAnswer = z.object({
  variants: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      image_url: z.string(),
      stock: z.int(),
      hidden: z.boolean(),
      label: z.string(),
    }),
  ),
});
