import type { Subject } from '@mekong/messaging';
import type { Review } from './review.entity.js';

/** Without the author, whose name must not outlive their account. */
export const aboutReview = ({ id, product }: Review): Subject => ({
  type: 'review',
  id,
  name: product!.name,
});

/** What staff decide of a review. */
export const factsOfReview = ({ status, answer, flaggedAt }: Review) => ({
  status,
  answer,
  flagged: flaggedAt !== null,
});
