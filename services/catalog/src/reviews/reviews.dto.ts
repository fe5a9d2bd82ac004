import { categorySchema } from '@mekong/contracts';
import { decimal, idParam, pageFields, pageQuery, seenVersionText, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { reviewStatuses } from './review.entity.js';

const rating = z.int().min(1).max(5);

export const ofProduct = z.object({ product_id: idParam });
export type OfProduct = z.infer<typeof ofProduct>;
export const shownPage = pageQuery({ default: 5, max: 50 }).extend(ofProduct.shape);
export type ShownPage = z.infer<typeof shownPage>;

export const reviewBody = z.object({ product_id: idParam, rating, text: text(2_000) });
export type ReviewBody = z.infer<typeof reviewBody>;

export const staffPage = pageQuery({ default: 20, max: 100 }).extend({
  status: z.enum(reviewStatuses).optional(),
  rating: decimal.pipe(rating).optional(),
  q: text(200).optional().describe("Words that are in the review, its author or the product's name"),
});
export type StaffPage = z.infer<typeof staffPage>;

export const moderationBody = z.object({
  status: z.enum(['approved', 'hidden']).optional().describe('Only admins hide'),
  flagged: z.literal(true).optional().describe('Asks the admins to look at it'),
  answer: text(2_000).optional().describe('Shown below the review; empty takes it back'),
  version: seenVersionText,
});
export type ModerationBody = z.infer<typeof moderationBody>;

const time = z.iso.datetime();
const review = z.object({
  id: z.int(),
  author: z.string(),
  is_former_customer: z.boolean().optional().describe("Set where the author's account was deleted"),
  rating: z.int(),
  text: z.string(),
  created_at: time,
  updated_at: time,
  answer: z.string().nullable(),
  answered_at: time.nullable(),
});
const shown = review.meta({ id: 'Review' });
const own = review.extend({ status: z.enum(reviewStatuses) }).meta({ id: 'OwnReview' });
const staffs = own
  .extend({
    version: z.int(),
    flagged_at: time.nullable().describe('When the seller asked the admins to look at it'),
    product: z.object({ id: z.int(), name: z.string(), category: categorySchema, image_url: z.string() }),
  })
  .meta({ id: 'StaffReview' });

export const shownAnswer = z.object({
  reviews: z.array(shown),
  average: z.number().nullable(),
  stars: z.array(z.int()).length(5).describe('How many gave 1, 2, 3, 4 and 5 stars'),
  ...pageFields,
});
export const ownAnswer = z.object({ may_review: z.boolean(), review: own.nullable() });
export const savedAnswer = z.object({ message: z.string(), review: own });
export const staffsAnswer = z.object({
  reviews: z.array(staffs),
  ...pageFields,
});
export const userIdParam = z.uuid();
export const exportedAnswer = z.object({ reviews: z.array(staffs) });
export const moderatedAnswer = z.object({ message: z.string(), review: staffs });
