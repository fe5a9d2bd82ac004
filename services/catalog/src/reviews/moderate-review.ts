import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { differences, Outbox, staffActed } from '@mekong/messaging';
import { type Identity, mayManage, refuseStale } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { ReviewsRepository } from './reviews.repository.js';
import { OnlyAdminsHide, OwnReview } from './errors.js';
import type { Review, ReviewStatus } from './review.entity.js';
import { aboutReview, factsOfReview } from './audit.js';
import { decidedReview, waitingReview } from './waiting-review.js';

export interface Moderation {
  status?: ReviewStatus;
  /** Asks the admins to look at it. */
  flagged?: true;
  /** An empty text removes the answer. */
  answer?: string;
  /** The version that the caller has seen; without one the change is never stale. */
  version?: number;
}

/**
 * Approves, hides, flags or answers (which approves it too) a review of one of the caller's products (any for an admin), but not a
 * review that the caller wrote; only admins hide, which settles a flag as approving does. Publishes review.waiting for one that is flagged, and
 * review.decided where nothing is left to decide.
 * Throws StaleEdit, OwnReview or OnlyAdminsHide.
 */
@Injectable()
export class ModerateReview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: ReviewsRepository,
    private readonly outbox: Outbox,
  ) {}

  moderate(caller: Identity, id: number, moderation: Moderation): Promise<Review> {
    return this.dataSource.transaction(async (tx) => {
      const { review, product } = await this.lock(tx, caller, id, moderation);
      const was = factsOfReview(review);
      moderate(review, moderation, caller);
      const edited = differences(was, factsOfReview(review));
      if (!edited) return review;
      if (review.userId === caller.userId) throw new OwnReview();
      if ('answer' in edited.after) review.answeredAt = review.answer ? new Date() : null;
      review.version += 1;
      await this.reviews.save(tx, review);
      await this.reviews.sumUp(tx, review.productId);
      await this.outbox.record(
        tx,
        staffActed(caller, 'review.moderated', aboutReview(review), edited),
        ...(edited.after['flagged'] === true ? [waitingReview(review, product, 'flagged')] : []),
        ...(isDecided(review, edited.after) ? [decidedReview(review, review.status)] : []),
      );
      return review;
    });
  }

  private async lock(tx: EntityManager, caller: Identity, id: number, { status, version }: Moderation) {
    const seen = await this.reviews.findWithProduct(tx, id);
    const product = seen?.product;
    if (!product || !mayManage(caller, product)) throw notFound('Review');
    if (status === 'hidden' && caller.role !== 'admin') throw new OnlyAdminsHide();
    await this.reviews.lockRatings(tx, seen.productId);
    const review = await this.reviews.find(tx, id);
    if (!review) throw notFound('Review');
    review.product = product;
    refuseStale('review', review, version, ['status', 'answer']);
    return { review, product };
  }
}

/** Whether nobody waits for a decision any more: it is shown or hidden, and no flag is left. */
const isDecided = (review: Review, after: object): review is Review & { status: 'approved' | 'hidden' } =>
  review.status !== 'pending' && !review.flaggedAt && ('status' in after || 'flagged' in after);

/**
 * Writes what is asked into the review; an admin's decision settles a flag, and an answer approves what waits, as it is shown below it.
 */
function moderate(review: Review, { status, flagged, answer }: Moderation, { role }: Identity): void {
  review.status = status ?? (answer && review.status === 'pending' ? 'approved' : review.status);
  if (status && role === 'admin') review.flaggedAt = null;
  if (flagged) review.flaggedAt ??= new Date();
  if (answer !== undefined) review.answer = answer || null;
}
