import { z } from 'zod';
import { categorySchema } from '@mekong/contracts';
import { brandAnswer } from './brand-answer.dto.js';
import { detailSchemas } from './details.js';
import { variantAnswer } from './variants.js';

const lean = z.object({
  id: z.int(),
  name: z.string(),
  name_km: z.string().nullable(),
  price: z.number(),
  compare_at_price: z.number().nullable().describe('What it cost before; null unless that is more'),
  category: categorySchema,
  image_url: z.string(),
  stock: z.int(),
  sold: z.int(),
  brand: brandAnswer,
});

/** Of the fields that an admin has added a model has those with a value, by their names, which begin with `x_`. */
const added = z.union([z.string(), z.number(), z.boolean()]);

/** The sale that a product is in, of which its price is. */
const saleAnswer = z.object({
  name: z.string().nullable(),
  name_km: z.string().nullable(),
  price: z.number().describe('What shoppers pay in it'),
  ends_at: z.iso.datetime(),
});

/** Exactly one of the five models is there: that of the category. */
export const productAnswer = lean
  .extend({
    sale: saleAnswer.nullable().describe('The sale that it is in; staff see its own price beside it'),
    images: z
      .array(z.object({ url: z.string(), alt: z.string().nullable(), alt_km: z.string().nullable() }))
      .describe('All images in order; `image_url` is the first'),
    restock_at: z.int().describe('With so many or fewer left it needs restock'),
    sku: z.string().nullable(),
    barcode: z.string().nullable(),
    warranty_months: z.int().nullable().describe('For how many months there is a warranty; null for none'),
    description: z.string(),
    description_km: z.string().nullable(),
    rating: z.object({ average: z.number().nullable(), count: z.int() }),
    seller_id: z.uuid(),
    version: z.int(),
    variants: z.array(variantAnswer).optional().describe('What it also comes as, itself included'),
    MouseModel: detailSchemas.mouse.catchall(added).meta({ id: 'MouseModel' }).optional(),
    KeyboardModel: detailSchemas.keyboard.catchall(added).meta({ id: 'KeyboardModel' }).optional(),
    HeadphoneModel: detailSchemas.headphone.catchall(added).meta({ id: 'HeadphoneModel' }).optional(),
    MonitorModel: detailSchemas.monitor
      .extend({
        monitor_weight_text: z.string().nullable().optional().describe('The weight as typed, with its unit'),
      })
      .catchall(added)
      .meta({ id: 'MonitorModel' })
      .optional(),
    MousepadModel: detailSchemas.mousepad.catchall(added).meta({ id: 'MousepadModel' }).optional(),
  })
  .meta({ id: 'Product' });
export const leanProductsAnswer = z.object({
  products: z.array(lean.meta({ id: 'LeanProduct' })),
  left_out: z
    .array(z.string())
    .optional()
    .describe('Words of `q` that were left out, as nothing has them with the others'),
});
