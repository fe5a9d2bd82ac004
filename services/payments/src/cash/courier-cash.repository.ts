import { textKey } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { prepared } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import type { CourierCash } from './courier-cash.js';

const columns = `order_id AS "orderId", order_number AS "orderNumber", courier, collected_at AS "collectedAt", usd_cents AS "usdCents",
  khr, riel_rate AS "rielRate", fee_cents AS "feeCents", is_refused AS "isRefused", evidence_id::text AS "evidenceId",
  remittance_id::text AS "remittanceId"`;

const findKnown = prepared<Pick<CourierCash, 'collectedAt' | 'isRefused'>>`
  SELECT collected_at AS "collectedAt", is_refused AS "isRefused" FROM courier_cash WHERE order_id = $1`;

const remove = prepared`DELETE FROM courier_cash WHERE order_id = $1`;

const add = prepared`
  INSERT INTO courier_cash (order_id, order_number, courier, collected_at, usd_cents, khr, riel_rate, fee_cents, is_refused, evidence_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const findOpen = prepared<CourierCash>`
  SELECT ${columns} FROM courier_cash WHERE remittance_id IS NULL ORDER BY courier, collected_at, order_id`;

const findHolding = prepared<{
  courier: string;
}>`SELECT DISTINCT courier FROM courier_cash WHERE remittance_id IS NULL`;

const lockAll = prepared<CourierCash>`
  SELECT ${columns} FROM courier_cash WHERE order_id = ANY ($1::text[]) ORDER BY order_id FOR UPDATE`;

const findAll = prepared<CourierCash>`
  SELECT ${columns} FROM courier_cash WHERE order_id = ANY ($1::text[]) OR order_number = ANY ($1::text[])`;

const addRemittance = prepared<{ id: string }>`
  INSERT INTO remittances (courier, reference, account, usd_cents, khr, fee_cents) VALUES ($1, $2, $3, $4, $5, $6)
  RETURNING id::text AS id`;

const handIn = prepared`UPDATE courier_cash SET remittance_id = $2 WHERE order_id = ANY ($1::text[])`;

export interface NewRemittance {
  courier: string;
  reference: string;
  account: 'bank' | 'cash-box';
  usdCents: number;
  khr: number;
  feeCents: number;
}

const courierKey = (name: string) => textKey(name).replaceAll(' ', '');

/** What couriers hold, until they have handed it in. */
@Injectable()
export class CourierCashRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** When the cash of an order was collected, or refused, where that is noted; its payment is locked by the caller. */
  async known(
    tx: EntityManager,
    orderId: string,
  ): Promise<Pick<CourierCash, 'collectedAt' | 'isRefused'> | undefined> {
    return (await findKnown(tx, [orderId]))[0];
  }

  /** Whose cash is that of a courier by this name: staff type it in any letter case, with more or fewer blanks. */
  async holderOf(tx: EntityManager, name: string): Promise<string> {
    const holding = await findHolding(tx, []);
    return holding.find(({ courier }) => courierKey(courier) === courierKey(name))?.courier ?? name.trim();
  }

  /** It was noted by mistake, and can be noted again. */
  async remove(tx: EntityManager, orderId: string): Promise<void> {
    await remove(tx, [orderId]);
  }

  async add(tx: EntityManager, cash: Omit<CourierCash, 'remittanceId'>): Promise<void> {
    const { orderId, orderNumber, courier, collectedAt, usdCents, khr, rielRate, feeCents } = cash;
    const amounts = [usdCents, khr, rielRate, feeCents];
    await add(tx, [orderId, orderNumber, courier, collectedAt, ...amounts, cash.isRefused, cash.evidenceId]);
  }

  /** What is not handed in, by courier, the oldest first. */
  findOpen(): Promise<CourierCash[]> {
    return findOpen(this.dataSource, []);
  }

  /** That of orders by their ids or numbers, handed in or not. */
  findAll(orders: string[]): Promise<CourierCash[]> {
    return findAll(this.dataSource, [orders]);
  }

  /** The same by ids; nobody else hands it in until the transaction ends. */
  lockAll(tx: EntityManager, orderIds: string[]): Promise<CourierCash[]> {
    return lockAll(tx, [orderIds]);
  }

  /** Writes that a courier has handed in what it held for these orders; answers the id of it. */
  async handIn(tx: EntityManager, orderIds: string[], remittance: NewRemittance): Promise<string> {
    const { courier, reference, account, usdCents, khr, feeCents } = remittance;
    const [row] = await addRemittance(tx, [courier, reference, account, usdCents, khr, feeCents]);
    await handIn(tx, [orderIds, row!.id]);
    return row!.id;
  }
}
