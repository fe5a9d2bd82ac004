import { notFound } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hashOf } from './tokens.js';
import { WaitsRepository } from './waits.repository.js';

/** What the links in mails do. Repeatable; both throw a 404 for a link that is unknown or too old. */
@Injectable()
export class AnswerLink {
  constructor(
    private readonly dataSource: DataSource,
    private readonly waits: WaitsRepository,
  ) {}

  /** What is asked for with the link while it is pressed is confirmed when it is pressed again. */
  confirm(token: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const hash = hashOf(token);
      const products = await this.waits.lockProducts(tx, hash);
      await this.waits.note(tx, products);
      if (!(await this.waits.confirm(tx, hash, products))) throw notFound('Page');
    });
  }

  end(token: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      if (!(await this.waits.end(tx, hashOf(token)))) throw notFound('Page');
    });
  }
}
