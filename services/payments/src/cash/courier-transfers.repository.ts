import type { PayCurrency } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import type { EntityManager } from 'typeorm';

/** What couriers have sent to the bank by one transfer, in each money. */
export interface CourierTransfer {
  /** In small letters. */
  reference: string;
  usdCents: number;
  khr: number;
  /** When it was handed in, the first part and the last. */
  from: Date;
  to: Date;
}

const find = prepared<CourierTransfer>`
  SELECT lower(reference) AS reference, sum(usd_cents)::float8 AS "usdCents", sum(khr)::float8 AS khr, min(at) AS "from", max(at) AS "to"
  FROM remittances WHERE account = 'bank' AND lower(reference) = ANY ($1::text[]) GROUP BY lower(reference)`;

/** Money of statements under this id about which nobody has decided; where several moneys have it, each has what tells them apart behind a #. */
const lockUndecided = prepared<{ id: string; currency: PayCurrency; minor: number; at: Date }>`
  SELECT e.id::text AS id, e.currency, e.minor::float8 AS minor, e.at FROM unmatched u JOIN evidence e ON e.id = u.evidence_id
  WHERE u.closed_at IS NULL AND e.provider = 'statement' AND e.kind = 'payment'
    AND split_part(lower(e.transaction_id), '#', 1) = lower($1) ORDER BY e.id FOR UPDATE OF u`;

/** Transfers by which couriers hand in what they hold. */
@Injectable()
export class CourierTransfersRepository {
  /** Those of these references. */
  find(tx: EntityManager, references: string[]): Promise<CourierTransfer[]> {
    return find(tx, [references.map((reference) => reference.toLowerCase())]);
  }

  /** Nobody else decides about it until the transaction ends. */
  lockUndecided(tx: EntityManager, reference: string) {
    return lockUndecided(tx, [reference]);
  }
}
