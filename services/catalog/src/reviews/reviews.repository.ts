import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { containing, wantedWords, prepared } from '@mekong/service-defaults';
import { isInShop } from '../products/index.js';
import { Review, type ReviewStatus } from './review.entity.js';
import { reviewKey } from './review-key.js';

export interface PageOfReviews {
  page: number;
  limit: number;
  status?: ReviewStatus;
  rating?: number;
  /** Words to find in the text, the author or the product's name. */
  q?: string;
}

const countStars = prepared<{ rating: number; count: number }>`
  SELECT rating, count(*)::int AS count FROM reviews
  WHERE product_id = $1 AND status = 'approved' GROUP BY rating`;

const hasBought = prepared`
  SELECT FROM sales WHERE user_id = $1 AND NOT refunded AND lines @> $2 LIMIT 1`;

const isSeller = prepared`SELECT FROM products WHERE id = $1 AND seller_id = $2`;

const lockRatings = prepared`
  SELECT FROM products WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`;

const sumUp = prepared`
  UPDATE products SET (rating_sum, rating_count) =
    (SELECT coalesce(sum(rating), 0), count(*) FROM reviews WHERE product_id = $1 AND status = 'approved')
  WHERE id = $1`;

@Injectable()
export class ReviewsRepository {
  constructor(@InjectRepository(Review) private readonly reviews: Repository<Review>) {}

  /**
   * A page of the approved reviews of a product, newest first, and how many there are for each number of stars; none of a
   * product that is not in the shop.
   */
  async findShown(productId: number, page: number, limit: number) {
    const [inShop, reviews, counts] = await Promise.all([
      isInShop(this.reviews.manager, productId),
      this.reviews.find({
        where: { productId, status: 'approved' },
        order: { id: 'DESC' },
        skip: (page - 1) * limit,
        take: limit,
      }),
      countStars(this.reviews.manager, [productId]),
    ]);
    if (!inShop) return { reviews: [], stars: [0, 0, 0, 0, 0] };
    const stars = [1, 2, 3, 4, 5].map((rating) => counts.find((one) => one.rating === rating)?.count ?? 0);
    return { reviews, stars };
  }

  findOwn(productId: number, userId: string, tx = this.reviews.manager): Promise<Review | null> {
    return tx.findOneBy(Review, { productId, userId });
  }

  find(tx: EntityManager, id: number): Promise<Review | null> {
    return tx.findOneBy(Review, { id });
  }

  /** The same, which must be there. */
  get(tx: EntityManager, id: number): Promise<Review> {
    return tx.findOneByOrFail(Review, { id });
  }

  findWithProduct(tx: EntityManager, id: number): Promise<Review | null> {
    return tx.findOne(Review, { where: { id }, relations: { product: true } });
  }

  /** Those of a user in the order of their products, in which they can be locked without a deadlock. */
  findToLock(tx: EntityManager, userId: string): Promise<Review[]> {
    return tx.find(Review, { where: { userId }, order: { productId: 'ASC' } });
  }

  /** All reviews of a user with their products, newest first. */
  findAllOf(userId: string): Promise<Review[]> {
    return this.reviews.find({ where: { userId }, relations: { product: true }, order: { id: 'DESC' } });
  }

  /** Whether an order of the user with this product was paid and not refunded. */
  async hasBought(productId: number, userId: string): Promise<boolean> {
    const found = await hasBought(this.reviews.manager, [
      userId,
      JSON.stringify([{ product_id: productId }]),
    ]);
    return found.length > 0;
  }

  /** Whether the user is the seller of the product. */
  async isSeller(productId: number, userId: string): Promise<boolean> {
    const found = await isSeller(this.reviews.manager, [productId, userId]);
    return found.length > 0;
  }

  /** Reviews with their products, newest first: all, or those of one seller's products. */
  async findPage(sellerId: string | undefined, { page, limit, status, rating, q }: PageOfReviews) {
    const found = this.reviews.createQueryBuilder('r').innerJoinAndSelect('r.product', 'p');
    if (sellerId) found.andWhere('p.sellerId = :sellerId', { sellerId });
    if (status) found.andWhere('r.status = :status', { status });
    if (rating) found.andWhere('r.rating = :rating', { rating });
    const words = q ? wantedWords(q) : [];
    words.forEach((forms, index) =>
      // Not by the product's search key, which is empty once it is deleted.
      found.andWhere(
        `(r.searchKey LIKE ANY(:word${index}) OR p.name_key LIKE ANY(:word${index}) OR p.name_km_key LIKE ANY(:word${index})
          OR EXISTS (SELECT FROM product_words w WHERE w.product_id = p.id AND w.spellings LIKE ANY(:word${index})))`,
        { [`word${index}`]: forms.map(containing) },
      ),
    );
    const total = await found.getCount();
    const reviews = await found
      .orderBy('r.id', 'DESC')
      .offset((page - 1) * limit)
      .limit(limit)
      .getMany();
    return { reviews, total };
  }

  /** Writes a new review, setting its id, or a changed one. */
  async save(tx: EntityManager, review: Review): Promise<void> {
    await tx.save(review);
  }

  /** Gives a review another author and writes its next version. */
  async rename(tx: EntityManager, { id, text, version }: Review, author: string): Promise<void> {
    const searchKey = reviewKey({ author, text });
    await tx.update(Review, { id }, { author, searchKey, version: version + 1 });
  }

  /** Whether there was a review of this product by the user. */
  async remove(tx: EntityManager, productId: number, userId: string): Promise<boolean> {
    const { affected } = await tx.delete(Review, { productId, userId });
    return Boolean(affected);
  }

  /** Locks the rating of a product until the transaction ends; false when there is no such product. */
  async lockRatings(tx: EntityManager, productId: number): Promise<boolean> {
    const found = await lockRatings(tx, [productId]);
    return found.length > 0;
  }

  /** Recalculates the rating of a locked product from its approved reviews. */
  async sumUp(tx: EntityManager, productId: number): Promise<void> {
    await sumUp(tx, [productId]);
  }
}
