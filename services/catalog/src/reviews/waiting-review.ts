import type { EventData } from '@mekong/contracts';
import { newEvent } from '@mekong/messaging';
import type { Product } from '../products/index.js';
import type { Review } from './review.entity.js';

/** The event that nobody need look at a review any more. */
export const decidedReview = (
  { id }: Pick<Review, 'id'>,
  decision: EventData<'review.decided.v1'>['decision'],
) => newEvent('review.decided.v1', id, { review_id: id, decision });

/** The event that a review waits for the shop to look at it. */
export const waitingReview = (
  { id, rating }: Review,
  { id: productId, name, sellerId }: Product,
  cause: 'written' | 'flagged',
) =>
  newEvent('review.waiting.v1', id, {
    review_id: id,
    product_id: productId,
    product_name: name,
    seller_id: sellerId,
    rating,
    cause,
  });
