import { textKey } from '@mekong/contracts';
import { prepared, removeInBatches } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Wait, WaitedProduct } from '../mails/index.js';

/** A product with what an alert may wait for; null where no event has told it yet. */
export interface AskedProduct extends WaitedProduct {
  available: number | null;
  priceCents: number | null;
}

/** Waits for an event about the product to be handled, whose doer then sees who waits: nothing is missed between the two. */
const findProduct = prepared<AskedProduct>`
  SELECT product_id, name, name_km, category, available, price_cents AS "priceCents" FROM known_products
  WHERE product_id = $1 AND name IS NOT NULL AND NOT is_hidden FOR SHARE`;

const lockAddress = prepared`SELECT pg_advisory_xact_lock(hashtextextended('wait ' || $1, 0))`;

const countOpen = prepared<{ count: number }>`
  SELECT count(*)::int AS count FROM product_waits
  WHERE email_key = $1 AND ended_at IS NULL AND user_id IS NOT DISTINCT FROM $2::uuid`;

/** One that is confirmed stays as it is, whoever asks again; an account takes over what a stranger has asked for. */
const add = prepared`
  INSERT INTO product_waits AS w (id, product_id, kind, below_cents, email, email_key, user_id, language, network_hash,
    token_hash, confirm_until, confirmed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, CASE WHEN $7::uuid IS NOT NULL THEN now() END)
  ON CONFLICT (email_key, product_id, kind) WHERE ended_at IS NULL
  DO UPDATE SET below_cents = excluded.below_cents, user_id = excluded.user_id, language = excluded.language,
    network_hash = excluded.network_hash, token_hash = excluded.token_hash, confirm_until = excluded.confirm_until,
    confirmed_at = excluded.confirmed_at, asked_at = now()
  WHERE w.confirmed_at IS NULL OR excluded.user_id IS NOT NULL`;

const findAsked = prepared<{ tokenHash: string; until: Date }>`
  SELECT token_hash AS "tokenHash", confirm_until AS until FROM product_waits
  WHERE email_key = $1 AND network_hash = $2 AND confirmed_at IS NULL AND ended_at IS NULL AND token_hash IS NOT NULL
    AND confirm_until IS NOT NULL AND confirm_until > now()
  ORDER BY confirm_until DESC LIMIT 1`;

const lockProducts = prepared<{ productId: number }>`
  SELECT product_id AS "productId" FROM known_products
  WHERE product_id IN (SELECT product_id FROM product_waits WHERE token_hash = $1)
  ORDER BY product_id FOR SHARE`;

const confirm = prepared<{ id: string }>`
  WITH meant AS (
    SELECT id FROM product_waits WHERE token_hash = $1 AND product_id = ANY ($2::int[])
      AND ended_at IS NULL AND (confirmed_at IS NOT NULL OR confirm_until > now())
    ORDER BY id FOR UPDATE
  )
  UPDATE product_waits w SET confirmed_at = coalesce(w.confirmed_at, now()) FROM meant WHERE w.id = meant.id RETURNING w.id`;

/** Whoever ends one alert of a product wants no other of it. */
const end = prepared<{ id: string }>`
  WITH meant AS (
    SELECT w.id FROM product_waits w JOIN product_waits mine USING (email_key, product_id)
    WHERE mine.token_hash = $1 ORDER BY w.id FOR UPDATE OF w
  )
  UPDATE product_waits w SET ended_at = coalesce(w.ended_at, now()) FROM meant WHERE w.id = meant.id RETURNING w.id`;

const note = prepared`
  INSERT INTO wait_products (product_id)
  SELECT DISTINCT product_id FROM product_waits WHERE product_id = ANY ($1::int[]) AND ended_at IS NULL ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET noted_at = now()`;

const takeProduct = prepared<{ productId: number }>`
  SELECT product_id AS "productId" FROM wait_products ORDER BY noted_at LIMIT 1 FOR UPDATE SKIP LOCKED`;

const isDue = `w.ended_at IS NULL AND w.confirmed_at IS NOT NULL AND k.name IS NOT NULL AND NOT k.is_hidden
      AND (w.kind = 'stock' AND k.available > 0 OR w.kind = 'price' AND k.price_cents < w.below_cents)`;

const findDue = prepared<{ id: string; userId: string | null }>`
  SELECT w.id, w.user_id AS "userId" FROM product_waits w JOIN known_products k USING (product_id)
  WHERE w.product_id = $1 AND ${isDue} ORDER BY w.id LIMIT $2`;

const endDue = prepared<Wait & WaitedProduct & { price_cents: number | null }>`
  WITH due AS (
    SELECT w.id, k.name, k.name_km, k.category, k.price_cents FROM product_waits w JOIN known_products k USING (product_id)
    WHERE w.product_id = $1 AND w.id = ANY ($2::uuid[]) AND ${isDue}
    ORDER BY w.id FOR UPDATE OF w
  )
  UPDATE product_waits w SET ended_at = now() FROM due WHERE w.id = due.id
  RETURNING w.id, w.product_id AS "productId", w.product_id, w.kind, w.below_cents AS "belowCents", w.email,
    w.user_id AS "userId", w.language, due.name, due.name_km, due.category, due.price_cents`;

const setTokens = prepared`
  UPDATE product_waits w SET token_hash = given.token_hash
  FROM unnest($1::uuid[], $2::text[]) AS given (id, token_hash) WHERE w.id = given.id`;

const dropProduct = prepared`DELETE FROM wait_products WHERE product_id = $1`;
const dropWaits = prepared`
  WITH meant AS (SELECT id FROM product_waits WHERE product_id = ANY ($1::int[]) ORDER BY id FOR UPDATE)
  DELETE FROM product_waits w USING meant WHERE w.id = meant.id`;
const forget = prepared`
  WITH meant AS (
    SELECT id FROM product_waits WHERE user_id = $1 OR email_key = $2 AND asked_at <= $3::timestamptz ORDER BY id FOR UPDATE
  )
  DELETE FROM product_waits w USING meant WHERE w.id = meant.id`;

/**
 * Who waits for a product to be back or to cost less. Whoever locks several things locks them in one order: copies of products,
 * the row that notes a product, accounts (`forgottenAmong`), the address, and alerts by their ids.
 */
@Injectable()
export class WaitsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A product that is shown; its events wait until the transaction ends. */
  async findProduct(tx: EntityManager, productId: number): Promise<AskedProduct | undefined> {
    const [row] = await findProduct(tx, [productId]);
    return row;
  }

  /** Nobody else asks for this address until the transaction ends. */
  async lockAddress(tx: EntityManager, email: string): Promise<void> {
    await lockAddress(tx, [textKey(email)]);
  }

  /** How many alerts are open that the account has asked for, or strangers for this address. */
  async countOpen(tx: EntityManager, email: string, userId: string | null): Promise<number> {
    const [row] = await countOpen(tx, [textKey(email), userId]);
    return row!.count;
  }

  async add(
    tx: EntityManager,
    wait: Wait,
    asked?: { networkHash: string; tokenHash: string; until: Date },
  ): Promise<void> {
    const { id, productId, kind, belowCents, email, userId, language } = wait;
    const confirming = [asked?.networkHash ?? null, asked?.tokenHash ?? null, asked?.until ?? null];
    await add(tx, [id, productId, kind, belowCents, email, textKey(email), userId, language, ...confirming]);
  }

  /** The link that this network had sent to this address and that still confirms. */
  async findAsked(tx: EntityManager, email: string, networkHash: string) {
    const [row] = await findAsked(tx, [textKey(email), networkHash]);
    return row;
  }

  /** The products of a link, whose events wait until the transaction ends. */
  async lockProducts(tx: EntityManager, tokenHash: string): Promise<number[]> {
    return (await lockProducts(tx, [tokenHash])).map(({ productId }) => productId);
  }

  /** Confirms what a link was sent for of these products; answers false where the link is unknown or too old. */
  async confirm(tx: EntityManager, tokenHash: string, productIds: number[]): Promise<boolean> {
    return (await confirm(tx, [tokenHash, productIds])).length > 0;
  }

  /** Ends the alerts of a link; answers whether there is such a link. */
  async end(tx: EntityManager, tokenHash: string): Promise<boolean> {
    return (await end(tx, [tokenHash])).length > 0;
  }

  /** Those of these products that somebody waits for are looked at soon. Call it once their copies are changed or locked. */
  async note(tx: EntityManager, productIds: number[]): Promise<void> {
    if (productIds.length > 0) await note(tx, [productIds]);
  }

  /** A product that is to be looked at, which no other replica gets until the transaction ends. */
  async takeProduct(tx: EntityManager): Promise<number | undefined> {
    const [row] = await takeProduct(tx, []);
    return row?.productId;
  }

  /** Up to so many alerts about the product whose time has come, and whose they are. */
  findDue(tx: EntityManager, productId: number, limit: number) {
    return findDue(tx, [productId, limit]);
  }

  /** Ends those of these alerts about the product whose time has come. */
  endDue(tx: EntityManager, productId: number, ids: string[]) {
    return endDue(tx, [productId, ids]);
  }

  async setTokens(tx: EntityManager, tokens: { id: string; hash: string }[]): Promise<void> {
    await setTokens(tx, [tokens.map(({ id }) => id), tokens.map(({ hash }) => hash)]);
  }

  /** Nothing is left to do for the product. */
  async dropProduct(tx: EntityManager, productId: number): Promise<void> {
    await dropProduct(tx, [productId]);
  }

  /** Ends all alerts about deleted products, of which nobody is told. */
  async dropWaits(tx: EntityManager, productIds: number[]): Promise<void> {
    await dropWaits(tx, [productIds]);
  }

  /** Removes the alerts of an account, and those to its address from before `time`, as a later account may have the same. */
  async forget(tx: EntityManager, userId: string, email: string, time: string): Promise<void> {
    await forget(tx, [userId, textKey(email), time]);
  }

  async removeOlderThan(days: number): Promise<void> {
    await removeInBatches(this.dataSource, {
      table: 'product_waits',
      where: `asked_at < now() - interval '${days} days' OR confirmed_at IS NULL AND confirm_until < now()`,
    });
  }
}
