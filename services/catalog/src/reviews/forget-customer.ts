import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReviewsRepository } from './reviews.repository.js';
import { formerCustomer, Review, reviewKey } from './review.entity.js';

/** Removes a deleted customer's name from their reviews, which are kept and still count. */
@Injectable()
export class ForgetCustomer {
  constructor(private readonly reviews: ReviewsRepository) {}

  async run(tx: EntityManager, userId: string): Promise<void> {
    const theirs = await tx.find(Review, { where: { userId }, order: { productId: 'ASC' } });
    for (const { id, productId } of theirs) {
      // Staff who moderate it at this moment would write the name back.
      await this.reviews.lockRatings(tx, productId);
      const { text, version } = await tx.findOneByOrFail(Review, { id });
      const author = formerCustomer;
      await tx.update(
        Review,
        { id },
        { author, searchKey: reviewKey({ author, text }), version: version + 1 },
      );
    }
  }
}
