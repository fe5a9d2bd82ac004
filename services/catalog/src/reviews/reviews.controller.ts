import { notFound } from '@mekong/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Put, Query } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  knownId,
  pageOf,
  sellerScope,
  showStale,
  messageAnswer,
  NeedsFreshPassword,
} from '@mekong/service-defaults';
import { ReviewsRepository } from './reviews.repository.js';
import { DeleteReview } from './delete-review.js';
import { ModerateReview } from './moderate-review.js';
import { WriteReview } from './write-review.js';
import { averageOf } from '../products/products.http.js';
import { ownReviewView, shownReviewView, staffReviewView } from './views.js';
import * as dto from './reviews.dto.js';

@ApiTags('reviews')
@Controller('api')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly writeReview: WriteReview,
    private readonly deleteReview: DeleteReview,
    private readonly moderateReview: ModerateReview,
  ) {}

  @Get('reviews')
  @Access('public')
  @Answers('The approved reviews of a product, newest first', 200, dto.shownAnswer, 400)
  async shown(@Query({ schema: dto.shownPage }) { product_id, page, limit }: dto.ShownPage) {
    const { reviews, stars } = await this.reviews.findShown(product_id, page, limit);
    const total = stars.reduce((sum, count) => sum + count, 0);
    const sum = stars.reduce((points, count, index) => points + count * (index + 1), 0);
    return {
      reviews: reviews.map(shownReviewView),
      average: averageOf(sum, total),
      stars,
      ...pageOf({ page, limit }, total),
    };
  }

  @Get('reviews/mine')
  @Access('verified')
  @Answers('Your review of a product, and whether you may write one', 200, dto.ownAnswer, 400, 401, 403)
  async mine(
    @Caller() { userId }: Identity,
    @Query({ schema: dto.ofProduct }) { product_id: productId }: dto.OfProduct,
  ) {
    const [review, hasBought, isSeller] = await Promise.all([
      this.reviews.findOwn(productId, userId),
      this.reviews.hasBought(productId, userId),
      this.reviews.isSeller(productId, userId),
    ]);
    return { may_review: hasBought && !isSeller, review: review && ownReviewView(review) };
  }

  @Put('reviews/mine')
  @Access('verified')
  @Answers(
    'Writes or changes your review of a product that you bought',
    200,
    dto.savedAnswer,
    400,
    401,
    403,
    404,
  )
  async write(
    @Caller() caller: Identity,
    @Body({ schema: dto.reviewBody }) { product_id, rating, text }: dto.ReviewBody,
  ) {
    const review = await this.writeReview.write(caller, product_id, { rating, text });
    return {
      message:
        review.status === 'pending'
          ? 'Thank you! Your review will be shown once it is approved.'
          : 'Your review stays as it is.',
      review: ownReviewView(review),
    };
  }

  @Delete('reviews/mine')
  @Access('verified')
  @Answers('Takes your review of a product back', 200, messageAnswer, 400, 401, 403, 404)
  async remove(
    @Caller() { userId }: Identity,
    @Query({ schema: dto.ofProduct }) { product_id: productId }: dto.OfProduct,
  ) {
    await this.deleteReview.delete(userId, productId);
    return { message: 'Review deleted' };
  }

  @Get('admin/reviews')
  @Access(['admin', 'seller'])
  @Answers(
    'All reviews, a seller: those of their products, newest first',
    200,
    dto.staffsAnswer,
    400,
    401,
    403,
  )
  async page(@Caller() caller: Identity, @Query({ schema: dto.staffPage }) wanted: dto.StaffPage) {
    const { reviews, total } = await this.reviews.findPage(sellerScope(caller), wanted);
    return { reviews: reviews.map(staffReviewView), ...pageOf(wanted, total) };
  }

  @Get('admin/users/:userId/reviews')
  @Access(['admin'])
  @NeedsFreshPassword()
  @Answers("All reviews of one user, for a copy of the person's data", 200, dto.exportedAnswer, 401, 403, 404)
  async ofUser(@Param('userId') userId: string) {
    if (!dto.userIdParam.safeParse(userId).success) throw notFound('User');
    return { reviews: (await this.reviews.findAllOf(userId)).map(staffReviewView) };
  }

  @Patch('admin/reviews/:id')
  @Access(['admin', 'seller'])
  @Answers('Approves, hides, flags or answers a review', 200, dto.moderatedAnswer, 400, 401, 403, 404, 409)
  async moderate(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.moderationBody }) moderation: dto.ModerationBody,
  ) {
    const review = await this.moderateReview
      .moderate(caller, knownId(id, 'Review'), moderation)
      .catch(showStale(staffReviewView));
    return { message: 'Review updated', review: staffReviewView(review) };
  }
}
