import { z } from 'zod';

/** More than anybody looks through. */
const mostWished = 200;

const productId = z.int().min(1).max(2_147_483_647);

export const wishlistBody = z.object({
  products: z
    .array(productId)
    .max(mostWished)
    .transform((ids) => [...new Set(ids)])
    .describe('The ids of all of them, the latest first'),
});
export type WishlistBody = z.infer<typeof wishlistBody>;

export const wishlistAnswer = z.object({
  products: z.array(z.int()).describe('The latest first; deleted ones may be among them'),
});
