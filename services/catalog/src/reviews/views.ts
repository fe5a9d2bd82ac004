import { formerCustomer } from '@mekong/messaging';
import type { Review } from './review.entity.js';

/** A review as shown in the shop. */
export const shownReviewView = (review: Review) => ({
  id: review.id,
  author: review.author,
  ...(review.author === formerCustomer && { is_former_customer: true }),
  rating: review.rating,
  text: review.text,
  created_at: review.createdAt.toISOString(),
  updated_at: review.updatedAt.toISOString(),
  answer: review.answer,
  answered_at: review.answeredAt?.toISOString() ?? null,
});

export const ownReviewView = (review: Review) => ({ ...shownReviewView(review), status: review.status });

export function staffReviewView(review: Review) {
  const { id, name, category, imageUrl } = review.product!;
  return {
    ...ownReviewView(review),
    version: review.version,
    flagged_at: review.flaggedAt?.toISOString() ?? null,
    product: { id, name, category, image_url: imageUrl },
  };
}
