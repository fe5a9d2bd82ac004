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

  confirm(token: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const confirmed = await this.waits.confirm(tx, hashOf(token));
      if (confirmed.length === 0) throw notFound('Page');
      const open = confirmed.filter(({ isOpen }) => isOpen);
      await this.waits.note(
        tx,
        open.map(({ productId }) => productId),
      );
    });
  }

  end(token: string): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      if (!(await this.waits.end(tx, hashOf(token)))) throw notFound('Page');
    });
  }
}
