import { notFound } from '@mekong/contracts';
import { Outbox } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReviewsRepository } from './reviews.repository.js';
import { decidedReview } from './waiting-review.js';

/** Deletes a customer's own review of a product. Publishes review.decided, as nobody need look at it any more. */
@Injectable()
export class DeleteReview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: ReviewsRepository,
    private readonly outbox: Outbox,
  ) {}

  delete(userId: string, productId: number): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await this.reviews.lockRatings(tx, productId);
      const review = await this.reviews.findOwn(productId, userId, tx);
      if (!review || !(await this.reviews.remove(tx, productId, userId))) throw notFound('Review');
      await this.reviews.sumUp(tx, productId);
      await this.outbox.record(tx, decidedReview(review, 'deleted'));
    });
  }
}
