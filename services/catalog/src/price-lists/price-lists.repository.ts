import { prepared } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ListMapping } from './columns.js';

type Database = DataSource | EntityManager;

/** A product that a code may mean. */
export interface Found {
  /** The key of the code by which it was found. */
  key: string;
  /** The lower, the surer. */
  rank: number;
  id: number;
  name: string;
  sku: string | null;
  priceCents: number;
  costCents: number | null;
  stock: number;
}

/** Of each person. */
const mostSuppliers = 200;

const columns = `p.id, p.name, p.sku, p.price_cents AS "priceCents", p.cost_cents AS "costCents", p.stock`;

const find = prepared<Found>`
  SELECT c.code AS key, 0 AS rank, ${columns} FROM supplier_codes c
    JOIN products p ON p.id = c.product_id AND p.deleted_at IS NULL AND ($1::uuid IS NULL OR p.seller_id = $1)
    WHERE c.owner_id = $2 AND c.supplier = $3 AND c.code = ANY ($4::text[])
  UNION ALL SELECT p.sku_key, 1, ${columns} FROM products p
    WHERE p.sku_key = ANY ($4::text[]) AND p.deleted_at IS NULL AND ($1::uuid IS NULL OR p.seller_id = $1)
  UNION ALL SELECT p.barcode_key, 2, ${columns} FROM products p
    WHERE p.barcode_key = ANY ($4::text[]) AND p.deleted_at IS NULL AND ($1::uuid IS NULL OR p.seller_id = $1)`;

const mappingOf = prepared<{ header: string; mapping: ListMapping }>`
  SELECT header, mapping FROM suppliers WHERE owner_id = $1 AND supplier = $2`;

const suppliersOf = prepared<{ name: string }>`
  SELECT name FROM suppliers WHERE owner_id = $1 ORDER BY used_at DESC LIMIT ${mostSuppliers}`;

const remember = prepared`
  INSERT INTO suppliers (owner_id, supplier, name, header, mapping) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (owner_id, supplier) DO UPDATE SET name = excluded.name, header = excluded.header,
    mapping = excluded.mapping, used_at = now()`;

const dropOld = prepared`
  DELETE FROM suppliers WHERE owner_id = $1 AND supplier NOT IN (
    SELECT supplier FROM suppliers WHERE owner_id = $1 ORDER BY used_at DESC LIMIT ${mostSuppliers})`;

const rememberCodes = prepared`
  INSERT INTO supplier_codes (owner_id, supplier, code, product_id)
  SELECT $1, $2, c.code, c."productId" FROM jsonb_to_recordset($3::jsonb) AS c (code text, "productId" int)
  ON CONFLICT (owner_id, supplier, code) DO UPDATE SET product_id = excluded.product_id`;

const takenAt = prepared<{ takenAt: Date }>`
  SELECT taken_at AS "takenAt" FROM price_lists WHERE owner_id = $1 AND supplier = $2 AND digest = $3`;

/** Of which so many pieces came from the supplier in these days, and when the last did. */
const findReceived = prepared<{ products: number; at: Date | null }>`
  SELECT count(DISTINCT g.id)::int AS products, max(r.at) AS at
  FROM jsonb_to_recordset($1::jsonb) AS g (id int, pieces int)
  JOIN cost_receipts r ON r.product_id = g.id AND r.pieces = g.pieces AND lower(r.supplier) = lower($2)
    AND r.at > now() - interval '3 days'`;

const markTaken = prepared<{ isFirst: boolean }>`
  INSERT INTO price_lists (owner_id, supplier, digest) VALUES ($1, $2, $3)
  ON CONFLICT (owner_id, supplier, digest) DO UPDATE SET taken_at = now() RETURNING xmax = 0 AS "isFirst"`;

const write = prepared`
  UPDATE products p SET cost_cents = r."costCents", stock = r.stock, version = r.version
  FROM jsonb_to_recordset($1::jsonb) AS r (id int, "costCents" int, stock int, version int) WHERE p.id = r.id`;

const forget = prepared`
  WITH codes AS (DELETE FROM supplier_codes WHERE owner_id = $1), lists AS (DELETE FROM price_lists WHERE owner_id = $1)
  DELETE FROM suppliers WHERE owner_id = $1`;

/** Whose list it is, and by whom it was written. */
export interface OfSupplier {
  ownerId: string;
  supplier: string;
}

/** Suppliers, their codes, and the costs of products. */
@Injectable()
export class PriceListsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The products of a seller, or of all, that these keys may mean. */
  products(
    db: Database,
    { ownerId, supplier }: OfSupplier,
    sellerId: string | undefined,
    keys: string[],
  ): Promise<Found[]> {
    return keys.length === 0 ? Promise.resolve([]) : find(db, [sellerId ?? null, ownerId, supplier, keys]);
  }

  async mappingOf(
    db: Database,
    { ownerId, supplier }: OfSupplier,
    header: string,
  ): Promise<ListMapping | undefined> {
    const [row] = await mappingOf(db, [ownerId, supplier]);
    return row?.header === header ? row.mapping : undefined;
  }

  async suppliersOf(ownerId: string): Promise<string[]> {
    return (await suppliersOf(this.dataSource, [ownerId])).map(({ name }) => name);
  }

  async remember(
    tx: EntityManager,
    { ownerId, supplier }: OfSupplier,
    {
      name,
      header,
      mapping,
      codes,
    }: { name: string; header: string; mapping: ListMapping; codes: { code: string; productId: number }[] },
  ): Promise<void> {
    await remember(tx, [ownerId, supplier, name, header, JSON.stringify(mapping)]);
    await dropOld(tx, [ownerId]);
    if (codes.length > 0) await rememberCodes(tx, [ownerId, supplier, JSON.stringify(codes)]);
  }

  async takenAt(db: Database, { ownerId, supplier }: OfSupplier, digest: string): Promise<Date | undefined> {
    return (await takenAt(db, [ownerId, supplier, digest]))[0]?.takenAt;
  }

  /** Of how many of these products just so many pieces came from a supplier lately, and when the last of them. */
  async received(
    db: Database,
    supplier: string,
    products: { id: number; pieces: number }[],
  ): Promise<{ products: number; at: Date | null }> {
    if (products.length === 0) return { products: 0, at: null };
    return (await findReceived(db, [JSON.stringify(products), supplier]))[0]!;
  }

  /** Whether the list was never taken before; whoever takes it at the same time waits. */
  async markTaken(tx: EntityManager, { ownerId, supplier }: OfSupplier, digest: string): Promise<boolean> {
    return (await markTaken(tx, [ownerId, supplier, digest]))[0]!.isFirst;
  }

  async write(
    tx: EntityManager,
    products: { id: number; costCents: number | null; stock: number; version: number }[],
  ): Promise<void> {
    await write(tx, [
      JSON.stringify(
        products.map(({ id, costCents, stock, version }) => ({ id, costCents, stock, version })),
      ),
    ]);
  }

  /** Forgets the suppliers of somebody. */
  async forget(tx: EntityManager, ownerId: string): Promise<void> {
    await forget(tx, [ownerId]);
  }
}
