import { categorySchema, faultSchema } from '@mekong/contracts';
import { pageFields, pageQuery, text } from '@mekong/service-defaults';
import { z } from 'zod';

export const imagesPage = pageQuery({ default: 24, max: 100 }).extend({
  q: text(200).optional().describe("Words that are each in a file's, product's or brand's name"),
  used: z.enum(['used', 'unused']).optional(),
});
export type ImagesPage = z.infer<typeof imagesPage>;

export const hashParam = z.string().regex(/^[0-9a-f]{32}$/);
export const hashesBody = z.object({ hashes: z.array(hashParam).min(1).max(100) });
export type HashesBody = z.infer<typeof hashesBody>;

const image = z
  .object({
    hash: z.string(),
    url: z.string(),
    file_name: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    bytes: z.int(),
    uploaded_by: z.string().nullable(),
    uploaded_at: z.iso.datetime(),
    uses: z
      .object({
        products: z.array(
          z.object({ id: z.int(), name: z.string(), category: categorySchema, is_own: z.boolean() }),
        ),
        brands: z.array(z.object({ id: z.int(), name: z.string() })),
        total: z.int().describe('At most 50 of the products are named'),
      })
      .describe('What shows it; `is_own`: the caller may change it'),
  })
  .meta({ id: 'LibraryImage' });

/** Why one of many was refused. */
const refusal = {
  error: z.string().nullable(),
  faults: z.array(faultSchema).describe('What `error` says, one by one'),
};

export const imagesAnswer = z.object({
  images: z.array(image),
  ...pageFields,
});
export const uploadedAnswer = z.object({
  uploaded: z.int(),
  failed: z.int(),
  results: z.array(z.object({ file: z.string(), image: image.nullable(), ...refusal })),
});
export const replacedAnswer = z.object({ message: z.string(), image, changed: z.int() });
export const deletedAnswer = z.object({
  deleted: z.int(),
  failed: z.int(),
  results: z.array(z.object({ hash: z.string(), ok: z.boolean(), ...refusal })),
});
