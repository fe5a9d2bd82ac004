import { forgetUser, formerCustomer } from '@mekong/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { forgetAsker, forgetCommitter, forgetMappings } from './bulk/index.js';
import { forgetUploader } from './images/index.js';
import { PriceListsRepository } from './price-lists/index.js';
import { forgetBuyer } from './products/index.js';
import { QuestionsRepository } from './questions/index.js';
import { ReviewsRepository } from './reviews/index.js';

/**
 * Removes a deleted user's name from their reviews, which are kept and still count, and from their questions, and from the images and uploads of one who
 * was staff; deletes who bought their orders.
 */
@Injectable()
export class ForgetCustomer {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly questions: QuestionsRepository,
    private readonly priceLists: PriceListsRepository,
  ) {}

  async forget(tx: EntityManager, userId: string): Promise<void> {
    await forgetUser(tx, userId);
    const theirs = await this.reviews.findToLock(tx, userId);
    for (const { id, productId } of theirs) {
      // Staff who moderate it at this moment would write the name back.
      await this.reviews.lockRatings(tx, productId);
      const review = await this.reviews.get(tx, id);
      await this.reviews.rename(tx, review, formerCustomer);
    }
    await this.questions.rename(tx, userId, formerCustomer);
    await forgetBuyer(tx, userId);
    await forgetUploader(tx, userId);
    await forgetCommitter(tx, userId);
    await forgetMappings(tx, userId);
    await forgetAsker(tx, userId);
    await this.priceLists.forget(tx, userId);
  }
}
