import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { Sending } from './sending.js';

const columns =
  'mail_from AS "mailFrom", sealed_token AS "sealedToken", token_tag AS "tokenTag", version' as const;
const find = prepared<Sending>`SELECT ${columns} FROM sending_settings`;
const lock = prepared<Sending>`SELECT ${columns} FROM sending_settings FOR UPDATE`;
const change = prepared`
  UPDATE sending_settings SET mail_from = $1, sealed_token = $2, token_tag = $3, version = version + 1`;

@Injectable()
export class SendingRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(db: DataSource | EntityManager = this.dataSource): Promise<Sending> {
    const [row] = await find(db, []);
    return row!;
  }

  /** The same, after which nobody else changes it until the transaction ends. */
  async lock(tx: EntityManager): Promise<Sending> {
    const [row] = await lock(tx, []);
    return row!;
  }

  async change(tx: EntityManager, { mailFrom, sealedToken, tokenTag }: Sending): Promise<void> {
    await change(tx, [mailFrom, sealedToken, tokenTag]);
  }
}
