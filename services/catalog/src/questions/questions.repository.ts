import { containing, prepared, wantedWords } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { isInShop, Product } from '../products/index.js';
import { Question, type QuestionStatus } from './question.entity.js';
import { questionKey } from './question-key.js';

export interface PageOfQuestions {
  page: number;
  limit: number;
  status?: QuestionStatus;
  /** Words to find in the text, the author or the product's name. */
  q?: string;
}

/** More of their own nobody is shown at once. */
const mostOwn = 20;

/** What was taken back counts for a day. */
const forgetTakenBack = prepared`
  DELETE FROM questions WHERE user_id = $1 AND taken_back_at IS NOT NULL AND ($2::boolean OR created_at < now() - interval '1 day')`;

const countOfDay = prepared<{ count: number }>`
  SELECT count(*)::int AS count FROM questions WHERE user_id = $1 AND created_at > now() - interval '1 day'`;

const lockAsker = prepared`SELECT pg_advisory_xact_lock(hashtextextended('questions of ' || $1, 0))`;

@Injectable()
export class QuestionsRepository {
  constructor(@InjectRepository(Question) private readonly questions: Repository<Question>) {}

  /** A page of the answered questions about a product, newest first; none of a product that is not in the shop. */
  async findShown(productId: number, { page, limit }: PageOfQuestions) {
    if (!(await isInShop(this.questions.manager, productId))) return { questions: [], total: 0 };
    const [questions, total] = await this.questions.findAndCount({
      where: { productId, status: 'answered', takenBackAt: IsNull() },
      order: { id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { questions, total };
  }

  /** What somebody has asked about a product, newest first. */
  findOwn(productId: number, userId: string): Promise<Question[]> {
    return this.questions.find({
      where: { productId, userId, takenBackAt: IsNull() },
      order: { id: 'DESC' },
      take: mostOwn,
    });
  }

  /** All of somebody's questions with their products, newest first. */
  findAllOf(userId: string): Promise<Question[]> {
    return this.questions.find({
      where: { userId, takenBackAt: IsNull() },
      relations: { product: true },
      order: { id: 'DESC' },
    });
  }

  /** One after the other, so that nobody asks more at once than may wait. */
  async lockAsker(tx: EntityManager, userId: string): Promise<void> {
    await lockAsker(tx, [userId]);
  }

  findWaiting(tx: EntityManager, userId: string): Promise<Question[]> {
    return tx.findBy(Question, { userId, status: 'waiting', takenBackAt: IsNull() });
  }

  /** How many somebody has asked within a day, with those that they took back. */
  async countOfDay(tx: EntityManager, userId: string): Promise<number> {
    await forgetTakenBack(tx, [userId, false]);
    const [row] = await countOfDay(tx, [userId]);
    return row!.count;
  }

  lock(tx: EntityManager, id: number): Promise<Question | null> {
    return tx.findOne(Question, {
      where: { id, takenBackAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }

  findProduct(tx: EntityManager, id: number): Promise<Product | null> {
    return tx.findOneBy(Product, { id });
  }

  /** Writes a new question, setting its id, or a changed one. */
  async save(tx: EntityManager, question: Question): Promise<void> {
    await tx.save(question);
  }

  /** Leaves nothing of a question but that there was one. */
  async takeBack(tx: EntityManager, id: number): Promise<void> {
    const nothing = { author: '', text: '', searchKey: '', email: null, answer: null };
    await tx.update(Question, { id }, { ...nothing, status: 'hidden', takenBackAt: new Date() });
  }

  /** Gives all questions of a user another author, without an address. */
  async rename(tx: EntityManager, userId: string, author: string): Promise<void> {
    await forgetTakenBack(tx, [userId, true]);
    const theirs = await tx.find(Question, {
      where: { userId },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const { id, text, version } of theirs) {
      const searchKey = questionKey({ author, text });
      await tx.update(Question, { id }, { author, email: null, searchKey, version: version + 1 });
    }
  }

  /** Questions with their products, newest first: all, or those about one seller's products. */
  async findPage(sellerId: string | undefined, { page, limit, status, q }: PageOfQuestions) {
    const found = this.questions.createQueryBuilder('q').innerJoinAndSelect('q.product', 'p');
    found.where('q.takenBackAt IS NULL');
    if (sellerId) found.andWhere('p.sellerId = :sellerId', { sellerId });
    if (status) found.andWhere('q.status = :status', { status });
    const words = q ? wantedWords(q) : [];
    words.forEach((forms, index) =>
      found.andWhere(
        `(q.searchKey LIKE ANY(:word${index}) OR p.name_key LIKE ANY(:word${index}) OR p.name_km_key LIKE ANY(:word${index}))`,
        { [`word${index}`]: forms.map(containing) },
      ),
    );
    const total = await found.getCount();
    const questions = await found
      .orderBy('q.id', 'DESC')
      .offset((page - 1) * limit)
      .limit(limit)
      .getMany();
    return { questions, total };
  }
}
