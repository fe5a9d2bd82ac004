import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Review } from './review.entity.js';
import { DeleteReview } from './delete-review.js';
import { ModerateReview } from './moderate-review.js';
import { ReviewsController } from './reviews.controller.js';
import { ReviewsRepository } from './reviews.repository.js';
import { WriteReview } from './write-review.js';

@Module({
  imports: [TypeOrmModule.forFeature([Review])],
  controllers: [ReviewsController],
  providers: [DeleteReview, ModerateReview, ReviewsRepository, WriteReview],
  exports: [ReviewsRepository],
})
export class ReviewsModule {}
