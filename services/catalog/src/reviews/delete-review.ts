import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReviewsRepository } from './reviews.repository.js';

/** Deletes a customer's own review of a product. */
@Injectable()
export class DeleteReview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: ReviewsRepository,
  ) {}

  run(userId: string, productId: number): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await this.reviews.lockRatings(tx, productId);
      if (!(await this.reviews.remove(tx, productId, userId))) throw notFound('Review');
      await this.reviews.sumUp(tx, productId);
    });
  }
}
