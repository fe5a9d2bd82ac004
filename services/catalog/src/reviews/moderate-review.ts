import { notFound, StaleEdit } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, mayManage } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { ReviewsRepository } from './reviews.repository.js';
import { OwnReview } from '../errors.js';
import { Review, type ReviewStatus } from './review.entity.js';
import { aboutReview } from '../audit.js';

export interface Moderation {
  status?: ReviewStatus;
  /** An empty text removes the answer. */
  answer?: string;
  /** The version that the caller has seen; without one the change is never stale. */
  version?: number;
}

/**
 * Approves, hides or answers a review of one of the caller's products (any for an admin), but not a review that the caller
 * wrote. Throws StaleEdit or OwnReview.
 */
@Injectable()
export class ModerateReview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: ReviewsRepository,
    private readonly outbox: Outbox,
  ) {}

  run(caller: Identity, id: number, { status, answer, version }: Moderation): Promise<Review> {
    return this.dataSource.transaction(async (tx) => {
      const seen = await tx.findOne(Review, { where: { id }, relations: { product: true } });
      if (!seen?.product || !mayManage(caller, seen.product)) throw notFound('Review');
      await this.reviews.lockRatings(tx, seen.productId);
      const review = await tx.findOneBy(Review, { id });
      if (!review) throw notFound('Review');
      review.product = seen.product;
      const was = { status: review.status, answer: review.answer };
      if (version !== undefined && version !== review.version)
        throw new StaleEdit('review', review, ['status', 'answer']);
      review.status = status ?? review.status;
      if (answer !== undefined) review.answer = answer || null;
      const edited = differences(was, { status: review.status, answer: review.answer });
      if (!edited) return review;
      if (review.userId === caller.userId) throw new OwnReview();
      if ('answer' in edited.after) review.answeredAt = review.answer ? new Date() : null;
      review.version += 1;
      await tx.save(review);
      await this.reviews.sumUp(tx, review.productId);
      await this.outbox.record(tx, staffActed(caller, 'review.moderated', aboutReview(review), edited));
      return review;
    });
  }
}
