import type { PaymentMethod } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';

/** Longer than reading ever takes: only of a replica that was killed is it taken over. */
const lease = '5 minutes';

const add = prepared`INSERT INTO provider_statements (method) VALUES ($1) ON CONFLICT DO NOTHING`;

const take = prepared<{ readUntil: Date }>`
  UPDATE provider_statements SET taken_until = now() + interval '${lease}'
  WHERE method = $1 AND next_at <= now() AND (taken_until IS NULL OR taken_until <= now())
  RETURNING read_until AS "readUntil"`;

const note = prepared`
  UPDATE provider_statements SET read_until = coalesce($2::timestamptz, read_until), next_at = now() + make_interval(secs => $3),
    taken_until = NULL WHERE method = $1`;

/** Until when the statement of each provider is read, and when it is read next. */
@Injectable()
export class ProviderStatementsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Until when it is read, where it is time to read on; nobody else does so meanwhile. */
  async take(method: PaymentMethod): Promise<Date | undefined> {
    await add(this.dataSource, [method]);
    return (await take(this.dataSource, [method]))[0]?.readUntil;
  }

  /** It is read on after so many seconds; without a time from where it was. */
  async note(method: PaymentMethod, readUntil: Date | null, seconds: number): Promise<void> {
    await note(this.dataSource, [method, readUntil, seconds]);
  }
}
