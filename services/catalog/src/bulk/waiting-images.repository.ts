import { Injectable } from '@nestjs/common';
import { type Identity, prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { SettledRow } from './pending-image.js';

/** An image on the web that rows of an upload name. */
export interface WaitingImage {
  batchId: string;
  address: string;
  /** How often it was begun, this time included. */
  tries: number;
  /** Null once it is settled. */
  askedBy: Asker | null;
  /** Those of the rows that name it. */
  lines: number[];
}

/** Whose library the image comes into. */
export type Asker = Pick<Identity, 'userId' | 'name' | 'role'>;

/** How many of an upload's are to be fetched in all, and how many of them still are. */
export interface ImageCounts {
  images: number;
  waiting: number;
}

/** At once, of all uploads and replicas. */
export const fetchedAtOnce = 4;
/** Longer than fetching and storing one takes, so that only a process that has died loses it to another. */
const takenFor = '2 minutes';
/** Until one is tried again that could not be read for want of memory. */
const restFor = '5 seconds';

const addAll = prepared`
  INSERT INTO bulk_web_images (batch_id, address, seller_id, asked_by, place, lines)
  SELECT $1::uuid, n.address, $2::uuid, $3::jsonb, n.place, n.lines
  FROM jsonb_to_recordset($4::jsonb) AS n (address text, place int, lines int[])`;

/** Asked twice a second by each replica: more than this one look is done only where something waits. */
const isAnyWaiting = prepared<{ found: boolean }>`
  SELECT EXISTS (SELECT FROM bulk_web_images WHERE state = 'waiting') AS found`;

/** Only so many are taken at once in all, which nobody else counts at the same time. */
const lockTurns = prepared`SELECT pg_advisory_xact_lock(hashtextextended('fetched images', 0))`;

/** Of the seller of whom the fewest are under way, the one of the oldest upload. */
const takeNext = prepared<WaitingImage>`
  WITH under_way AS (
    SELECT seller_id, count(*) AS images FROM bulk_web_images
    WHERE state = 'waiting' AND taken_until >= now() GROUP BY seller_id
  ), next AS (
    SELECT w.batch_id, w.address FROM bulk_web_images w
    JOIN bulk_batches b ON b.id = w.batch_id AND b.state = 'rehearsed'
    LEFT JOIN under_way u ON u.seller_id = w.seller_id
    WHERE w.state = 'waiting' AND (w.taken_until IS NULL OR w.taken_until < now())
      AND (SELECT coalesce(sum(images), 0) FROM under_way) < ${fetchedAtOnce}
    ORDER BY coalesce(u.images, 0), b.created_at, w.place LIMIT 1 FOR UPDATE OF w SKIP LOCKED
  )
  UPDATE bulk_web_images w SET taken_until = now() + interval '${takenFor}', tries = tries + 1
  FROM next WHERE w.batch_id = next.batch_id AND w.address = next.address
  RETURNING w.batch_id AS "batchId", w.address, w.tries, w.asked_by AS "askedBy", w.lines`;

const putBack = prepared`
  UPDATE bulk_web_images SET taken_until = now() + interval '${restFor}'
  WHERE batch_id = $1 AND address = $2 AND state = 'waiting'`;

const markSettled = prepared<{ address: string }>`
  UPDATE bulk_web_images SET state = $3, asked_by = NULL, taken_until = NULL
  WHERE batch_id = $1 AND address = $2 AND state = 'waiting' RETURNING address`;

/** Locked in their order, as a row may have several images that are stored at the same time. */
const lockRows = prepared<SettledRow>`
  SELECT line, verdict, faults, product, differences, image_url AS "imageUrl", product_id AS "productId",
    seen_version AS "seenVersion"
  FROM bulk_rows WHERE batch_id = $1 AND line = ANY ($2::int[]) AND verdict <> 'error' ORDER BY line FOR UPDATE`;

const updateRows = prepared`
  UPDATE bulk_rows b SET verdict = r.verdict, faults = r.faults, product = r.product, differences = r.differences,
    image_url = r."imageUrl", product_id = r."productId", seen_version = r."seenVersion"
  FROM jsonb_to_recordset($2::jsonb) AS r (line int, verdict text, faults jsonb, product jsonb, differences jsonb,
    "imageUrl" text, "productId" int, "seenVersion" int)
  WHERE b.batch_id = $1 AND b.line = r.line`;

const countEach = prepared<ImageCounts & { id: string }>`
  SELECT batch_id AS id, count(*)::int AS images, count(*) FILTER (WHERE state = 'waiting')::int AS waiting
  FROM bulk_web_images WHERE batch_id = ANY ($1::uuid[]) GROUP BY batch_id`;

const foreignHosts = prepared<{ host: string; rows: number }>`
  SELECT fault.params->>'host' AS host, count(*)::int AS rows FROM bulk_rows
  CROSS JOIN jsonb_to_recordset(faults) AS fault (code text, params jsonb)
  WHERE batch_id = $1 AND fault.code = 'WEB_HOST_NOT_ALLOWED'
  GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`;

/** Images that files name by web addresses, until they are fetched. */
@Injectable()
export class WaitingImagesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(
    tx: EntityManager,
    batchId: string,
    { by: { userId, name, role }, addresses }: { by: Asker; addresses: Map<string, number[]> },
  ): Promise<void> {
    if (addresses.size === 0) return;
    const named = [...addresses].map(([address, lines], place) => ({ address, place, lines }));
    await addAll(tx, [batchId, userId, JSON.stringify({ userId, name, role }), JSON.stringify(named)]);
  }

  async isAnyWaiting(): Promise<boolean> {
    const [row] = await isAnyWaiting(this.dataSource, []);
    return row!.found;
  }

  /** The next to be fetched, kept from all others meanwhile; undefined while none waits, or as many as may be are under way. */
  async take(tx: EntityManager): Promise<WaitingImage | undefined> {
    await lockTurns(tx, []);
    return (await takeNext(tx, []))[0];
  }

  async putBack({ batchId, address }: WaitingImage): Promise<void> {
    await putBack(this.dataSource, [batchId, address]);
  }

  /** False where another process has settled it, or its upload is gone. */
  async settle(
    tx: EntityManager,
    { batchId, address }: WaitingImage,
    state: 'done' | 'failed',
  ): Promise<boolean> {
    return (await markSettled(tx, [batchId, address, state])).length > 0;
  }

  rowsOf(tx: EntityManager, { batchId, lines }: WaitingImage): Promise<SettledRow[]> {
    return lockRows(tx, [batchId, lines]);
  }

  async updateRows(tx: EntityManager, batchId: string, rows: SettledRow[]): Promise<void> {
    await updateRows(tx, [batchId, JSON.stringify(rows)]);
  }

  async countEach(ids: string[], db: DataSource | EntityManager): Promise<Map<string, ImageCounts>> {
    const found = await countEach(db, [ids]);
    return new Map(found.map(({ id, ...counts }) => [id, counts]));
  }

  /** How many of an upload's are still to be fetched. */
  async countOf(id: string): Promise<number> {
    return (await this.countEach([id], this.dataSource)).get(id)?.waiting ?? 0;
  }

  /** The hosts from which rows want images and no admin has allowed it, most named first. */
  foreignHosts(id: string): Promise<{ host: string; rows: number }[]> {
    return foreignHosts(this.dataSource, [id]);
  }
}
