import { notFound } from '@mekong/contracts';
import { forgottenAmong, formerCustomer, Outbox } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import { type Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { ReviewsRepository } from './reviews.repository.js';
import { NotBought, OwnProduct } from './errors.js';
import { findProduct } from '../products/index.js';
import { Review } from './review.entity.js';
import { reviewKey } from './review-key.js';
import { waitingReview } from './waiting-review.js';

/**
 * Writes a customer's only review of a product that they bought, or changes it. A new text has to be approved by staff
 * before it is shown, and loses the shop's answer to the earlier one; the same review again changes nothing. Publishes
 * review.waiting. Throws NotBought or OwnProduct.
 */
@Injectable()
export class WriteReview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: ReviewsRepository,
    private readonly outbox: Outbox,
  ) {}

  async write(
    { userId, name }: Identity,
    productId: number,
    { rating, text }: Pick<Review, 'rating' | 'text'>,
  ): Promise<Review> {
    if (await this.reviews.isSeller(productId, userId)) throw new OwnProduct();
    if (!(await this.reviews.hasBought(productId, userId))) throw new NotBought();
    return this.dataSource.transaction(async (tx) => {
      // A session may outlive its account by a moment.
      const author = (await forgottenAmong(tx, [userId])).has(userId) ? formerCustomer : name;
      if (!(await this.reviews.lockRatings(tx, productId))) throw notFound('Product');
      const before = await this.reviews.findOwn(productId, userId, tx);
      if (before && before.rating === rating && before.text === text) return before;
      const review = Object.assign(before ?? new Review(), { productId, userId, author, rating, text });
      review.searchKey = reviewKey(review);
      Object.assign(review, { status: 'pending', answer: null, answeredAt: null, flaggedAt: null });
      review.version = (before?.version ?? 0) + 1;
      review.updatedAt = new Date();
      await this.reviews.save(tx, review);
      await this.reviews.sumUp(tx, productId);
      const product = await findProduct(tx, productId);
      await this.outbox.record(tx, waitingReview(review, product, 'written'));
      return review;
    });
  }
}
