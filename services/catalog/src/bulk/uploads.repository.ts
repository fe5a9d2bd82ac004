import { Injectable } from '@nestjs/common';
import { textKey } from '@mekong/contracts';
import { type Identity, onceByKey, planned, prepared, removeInBatches } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { editedVersion } from '../products/index.js';
import {
  exportKey,
  type Upload,
  type CountedUpload,
  type Counts,
  type ExportedRow,
  type GoodRow,
  type RehearsedRow,
  type RowFilter,
  type RowResult,
} from './upload.js';
import { WaitingImagesRepository } from './waiting-images.repository.js';

const columns = `id, seller_id AS "sellerId", file_name AS "fileName", header, unread_columns AS "unreadColumns",
  unused_images AS "unusedImages", state, committed_by AS "committedBy", created_at AS "createdAt", finished_at AS "finishedAt"`;

const rowColumns = `line, name, verdict, faults, cells, like_brands AS "likeBrands", product, differences,
  image_url AS "imageUrl", outcome, product_id AS "productId", seen_version AS "seenVersion"`;

const filters = {
  create: `verdict = 'create'`,
  change: `verdict = 'change'`,
  same: `verdict = 'same'`,
  error: `verdict = 'error'`,
  'near-brand': `like_brands <> '[]'`,
  uploaded: `outcome = 'done'`,
  failed: `(verdict = 'error' OR outcome = 'failed')`,
} as const satisfies Record<RowFilter, string>;

/** How many rows a filter lets through. */
const countOf = <Filter extends RowFilter>(filter: Filter) =>
  `count(*) FILTER (WHERE ${filters[filter]})::int` as const;

/** How long an upload can be looked at, and undone. */
const doneKeptFor = '90 days';
/** How many uncommitted rehearsals of a seller are kept; older ones are removed. */
const maxRehearsals = 5;

/** How many unknown brands are listed. */
const maxBrands = 100;

type Database = DataSource | EntityManager;

/** What becomes of images: those that no row has named, and those that are to be fetched from the web, with the lines of their rows. */
interface NamedImages {
  unused: string[];
  addresses: Map<string, number[]>;
}

const none: Counts = {
  total: 0,
  create: 0,
  change: 0,
  same: 0,
  error: 0,
  nearBrands: 0,
  uploaded: 0,
  failed: 0,
};

export type StoredRow = RehearsedRow & { outcome: 'done' | 'failed' | null };

const add = prepared`
  INSERT INTO bulk_batches (id, seller_id, file_name, header, unread_columns, unused_images, state)
  VALUES ($1, $2, $3, $4, $5, '[]', 'reading')`;

const markRehearsed = prepared`
  UPDATE bulk_batches SET state = 'rehearsed', unused_images = $2 WHERE id = $1`;

const removeOldRehearsals = prepared`
  DELETE FROM bulk_batches WHERE id IN (
    SELECT id FROM bulk_batches WHERE seller_id = $1 AND state = 'rehearsed'
    ORDER BY created_at DESC OFFSET ${maxRehearsals} FOR UPDATE SKIP LOCKED)`;

const remove = prepared`DELETE FROM bulk_batches WHERE id = $1`;

const find = prepared<Upload>`
  SELECT ${columns} FROM bulk_batches
  WHERE id = $1 AND state <> 'reading' AND ($2::uuid IS NULL OR seller_id = $2)`;

const findOf = prepared<Upload>`
  SELECT ${columns} FROM bulk_batches WHERE seller_id = $1 AND state <> 'reading'
  ORDER BY created_at DESC LIMIT $2`;

const countRows = prepared<Counts & { id: string }>`
  SELECT batch_id AS id, count(*)::int AS total, ${countOf('create')} AS create, ${countOf('change')} AS change,
    ${countOf('same')} AS same, ${countOf('error')} AS error, ${countOf('near-brand')} AS "nearBrands",
    ${countOf('uploaded')} AS uploaded, ${countOf('failed')} AS failed
  FROM bulk_rows WHERE batch_id = ANY ($1::uuid[]) GROUP BY batch_id`;

const unknownBrands = prepared<{ name: string; rows: number }>`
  SELECT fault.params->>'name' AS name, count(*)::int AS rows FROM bulk_rows
  CROSS JOIN jsonb_to_recordset(faults) AS fault (code text, params jsonb)
  WHERE batch_id = $1 AND verdict = 'error' AND fault.code = 'UNKNOWN_BRAND'
  GROUP BY 1 ORDER BY min(line)`;

const begin = prepared`
  UPDATE bulk_batches SET state = 'running', committed_by = $2 WHERE id = $1 AND state = 'rehearsed'
    AND NOT EXISTS (SELECT FROM bulk_web_images WHERE batch_id = $1 AND state = 'waiting') RETURNING id`;

const takeRunning = prepared<Upload>`
  SELECT ${columns} FROM bulk_batches WHERE state = 'running'
  ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED`;

const waitingRows = prepared<GoodRow>`
  SELECT line, cells, product, product_id AS "productId", seen_version AS "seenVersion" FROM bulk_rows
  WHERE batch_id = $1 AND verdict IN ('create', 'change') AND outcome IS NULL AND product IS NOT NULL
  ORDER BY line LIMIT $2`;

const settle = prepared`
  UPDATE bulk_rows b SET outcome = r.outcome,
    -- What was noted of a row that is written now stays.
    faults = CASE WHEN r.outcome = 'done' THEN b.faults ELSE r.faults END, product_id = r."productId", was = r.was,
    version_then = r.version
  FROM jsonb_to_recordset($2::jsonb) AS r (line int, outcome text, faults jsonb, "productId" int, was jsonb,
    version int)
  WHERE b.batch_id = $1 AND b.line = r.line`;

const markDone = prepared`
  UPDATE bulk_batches SET state = 'done', finished_at = now() WHERE id = $1`;

const countWritten = prepared<{ created: number; changed: number; failed: number }>`
  SELECT count(*) FILTER (WHERE ${filters.uploaded} AND verdict = 'create')::int AS created,
    count(*) FILTER (WHERE ${filters.uploaded} AND verdict = 'change')::int AS changed, ${countOf('failed')} AS failed
  FROM bulk_rows WHERE batch_id = $1`;

const stockChangesOf = prepared<ExportedRow & { change: number }>`
  SELECT w."productId", w."exportId",
    sum((r.product->'change'->>'stockChange')::int)::int AS change
  FROM jsonb_to_recordset($1::jsonb) AS w ("productId" int, "exportId" text)
  JOIN bulk_rows r ON r.product_id = w."productId" AND r.cells->>'export_id' = w."exportId"
  JOIN bulk_batches b ON b.id = r.batch_id AND b.state IN ('running', 'done')
  WHERE r.outcome = 'done' AND r.cells ? 'export_id'
  GROUP BY 1, 2`;

const insertRows = prepared`
  INSERT INTO bulk_rows (batch_id, line, name, verdict, faults, cells, like_brands, product, differences,
    image_url, product_id, seen_version)
  SELECT $1, r.line, r.name, r.verdict, r.faults, r.cells, r."likeBrands", r.product, r.differences,
    r."imageUrl", r."productId", r."seenVersion"
  FROM jsonb_to_recordset($2::jsonb) AS r (line int, name text, verdict text, faults jsonb, cells jsonb,
    "likeBrands" jsonb, product jsonb, differences jsonb, "imageUrl" text, "productId" int, "seenVersion" int)`;

/** Bulk uploads with their rows. */
@Injectable()
export class UploadsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly waitingImages: WaitingImagesRepository,
  ) {}

  /** Adds a rehearsal, which is not shown until the whole file is read. */
  async add(
    upload: Pick<Upload, 'id' | 'sellerId' | 'fileName' | 'header' | 'unreadColumns'>,
  ): Promise<void> {
    const { id, sellerId, fileName, header, unreadColumns } = upload;
    await add(this.dataSource, [
      id,
      sellerId,
      fileName,
      JSON.stringify(header),
      JSON.stringify(unreadColumns),
    ]);
  }

  async addRows(id: string, rows: RehearsedRow[]): Promise<void> {
    await insertRows(this.dataSource, [id, JSON.stringify(rows)]);
  }

  /** Marks a rehearsal as completely read, and removes the seller's oldest ones. Answers the rehearsal. */
  endReading(id: string, by: Identity, named: NamedImages): Promise<CountedUpload> {
    const { unused, addresses } = named;
    return onceByKey(this.dataSource, async (tx) => {
      await this.waitingImages.add(tx, id, { by, addresses });
      await markRehearsed(tx, [id, JSON.stringify(unused)]);
      await removeOldRehearsals(tx, [by.userId]);
      const rehearsal = (await this.find(id, by.userId, tx))!;
      return (await this.countEach([rehearsal], tx))[0]!;
    });
  }

  async remove(id: string): Promise<void> {
    await remove(this.dataSource, [id]);
  }

  /** Finds an upload; with `sellerId`, only one of that seller's. */
  async find(id: string, sellerId?: string, db: Database = this.dataSource): Promise<Upload | undefined> {
    const [upload] = await find(db, [id, sellerId ?? null]);
    return upload;
  }

  /** The newest uploads of a seller, newest first. */
  findOf(sellerId: string, most: number): Promise<Upload[]> {
    return findOf(this.dataSource, [sellerId, most]);
  }

  /** These uploads with the counts of their rows. */
  async countEach(uploads: Upload[], db: Database = this.dataSource): Promise<CountedUpload[]> {
    const ids = uploads.map(({ id }) => id);
    // Before the rows: where no image waits any more, each row is counted as what it has become.
    const images = await this.waitingImages.countEach(ids, db);
    const rows = await countRows(db, [ids]);
    const counts = new Map(rows.map(({ id, ...counted }) => [id, counted]));
    return uploads.map((upload) => ({
      upload,
      counts: counts.get(upload.id) ?? none,
      images: images.get(upload.id) ?? { images: 0, waiting: 0 },
    }));
  }

  /** One page of an upload's rows with this filter, in the file's order, and how many there are. */
  async findRows(
    id: string,
    { filter, page, limit }: { filter?: RowFilter; page: number; limit: number },
  ): Promise<{ rows: StoredRow[]; total: number }> {
    const wanted = filter ? filters[filter] : 'true';
    const countWanted = planned<{ total: number }>`
      SELECT count(*)::int AS total FROM bulk_rows WHERE batch_id = $1 AND ${wanted}`;
    const findWanted = planned<StoredRow>`
      SELECT ${rowColumns} FROM bulk_rows WHERE batch_id = $1 AND ${wanted} ORDER BY line LIMIT $2 OFFSET $3`;
    const [counted] = await countWanted(this.dataSource, [id]);
    const rows = await findWanted(this.dataSource, [id, limit, (page - 1) * limit]);
    return { rows, total: counted!.total };
  }

  /** The brands that rows name and the shop does not have, most named first: each as its first row writes it. */
  async unknownBrands(id: string): Promise<{ name: string; rows: number }[]> {
    const named = await unknownBrands(this.dataSource, [id]);
    const brands = new Map<string, { name: string; rows: number }>();
    for (const { name, rows } of named) {
      const known = brands.get(textKey(name));
      if (known) known.rows += rows;
      else brands.set(textKey(name), { name, rows });
    }
    return [...brands.values()].sort((a, b) => b.rows - a.rows).slice(0, maxBrands);
  }

  /** Marks a rehearsal to be committed; false when the upload is not a rehearsal (any more), or waits for images. */
  async begin(id: string, by: Identity): Promise<boolean> {
    const begun = await begin(this.dataSource, [id, JSON.stringify(by)]);
    return begun.length > 0;
  }

  /** The oldest upload to be committed, locked; skips uploads that another replica has locked. */
  async takeRunning(tx: EntityManager): Promise<Upload | undefined> {
    const [upload] = await takeRunning(tx, []);
    return upload;
  }

  waitingRows(tx: EntityManager, id: string, most: number): Promise<GoodRow[]> {
    return waitingRows(tx, [id, most]);
  }

  /** Writes the results of rows, with their products. */
  async settle(tx: EntityManager, id: string, results: RowResult[]): Promise<void> {
    const rows = results.map(({ product, ...result }) => ({
      ...result,
      version: product ? editedVersion(product) : null,
    }));
    await settle(tx, [id, JSON.stringify(rows)]);
  }

  /** Marks the upload as done; answers how many products were created and changed, and how many rows failed. */
  async finish(tx: EntityManager, id: string): Promise<{ created: number; changed: number; failed: number }> {
    await markDone(tx, [id]);
    const [counts] = await countWritten(tx, [id]);
    return counts!;
  }

  /** Removes rehearsals that were not committed within a day, those that a crash interrupted, and uploads long done. */
  async removeOld(): Promise<void> {
    const uncommitted = `state IN ('reading', 'rehearsed') AND created_at < now() - interval '1 day'`;
    const done = `state IN ('done', 'undone') AND finished_at < now() - interval '${doneKeptFor}'`;
    const where = `(${uncommitted} OR ${done})`;
    await removeInBatches(this.dataSource, { table: 'bulk_batches', where, batch: 10 });
  }

  /** By how much uploads that are not undone have changed the stock of products for rows of an export, by `exportKey`. */
  async stockChangesOf(rows: ExportedRow[]): Promise<Map<string, number>> {
    if (rows.length === 0) return new Map();
    const found = await stockChangesOf(this.dataSource, [JSON.stringify(rows)]);
    return new Map(found.map((one) => [exportKey(one), one.change]));
  }
}
