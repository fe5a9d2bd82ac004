export { ReviewsModule } from './reviews.module.js';
export { Review } from './review.entity.js';
export { ReviewsRepository } from './reviews.repository.js';
