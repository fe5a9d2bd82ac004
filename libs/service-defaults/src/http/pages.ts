import { z } from 'zod';
import { decimal } from './validation.js';

/** `?page=` and `?limit=`; a page beyond the last is empty, not an error. */
export const pageQuery = (limit: { default: number; max: number }) =>
  z.object({
    page: decimal.pipe(z.int().min(1).max(1_000_000)).default(1),
    limit: decimal.pipe(z.int().min(1).max(limit.max)).default(limit.default),
  });

/** The fields of every answer with one page of a list, besides the list. */
export const pageFields = { page: z.int(), totalPages: z.int(), total: z.int() };

/** The values of `pageFields`; `total` is how many the whole list has. */
export const pageOf = ({ page, limit }: { page: number; limit: number }, total: number) => ({
  page,
  totalPages: Math.ceil(total / limit),
  total,
});
