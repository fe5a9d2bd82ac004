import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { textKey } from '@mekong/contracts';
import { type Identity, sellerScope } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { badFile } from '@mekong/spreadsheets';
import { openForeign, openText } from '../bulk/index.js';
import type { ImageFile } from '@mekong/uploads';
import { headerKey, readPrice, UnknownMoney } from '../moving-in/index.js';
import { guessColumns, type ListMapping, type ListReading } from './columns.js';
import { type JudgedRow, judgeRows } from './judge-rows.js';
import { costMoney, keysOf, type ListRow, readListRow } from './list-row.js';
import { type OfSupplier, PriceListsRepository } from './price-lists.repository.js';

/** Each is locked while the list is taken. */
const mostRows = 1_000;
const samplesShown = 3;
const longestSample = 60;

/** A price list and what it would do. */
export interface CheckedList {
  of: OfSupplier;
  name: string;
  header: string[];
  columns: { name: string; guess: string | null; samples: string[] }[];
  mapping: ListMapping;
  sheets: string[];
  rows: JudgedRow[];
  unknownCurrencies: string[];
  takenAt?: Date;
  digest: string;
  /** The same for the same effect. */
  check: string;
}

/** Says what the price list of a supplier would do to the products of a seller, or for an admin to all. Writes nothing. */
@Injectable()
export class CheckPriceList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lists: PriceListsRepository,
  ) {}

  async check(caller: Identity, file: ImageFile, reading: ListReading): Promise<CheckedList> {
    return this.read(this.dataSource, caller, file, reading);
  }

  /** With what is so within a transaction. */
  async read(
    db: DataSource | EntityManager,
    caller: Identity,
    file: ImageFile,
    { supplier: name, mapping: given, links, sheet }: ListReading,
  ): Promise<CheckedList> {
    const of = { ownerId: caller.userId, supplier: textKey(name) };
    const { sheets, ...text } = await openText(file, sheet);
    const { header, rows: raw } = await openForeign(text);
    const remembered = given ?? (await this.lists.mappingOf(db, of, headerKey(header)));
    const mapping = remembered ?? { columns: guessColumns(header), currency: {} };
    const { rows, samples, moneys } = await readAll(header, raw(), mapping);
    const linked = new Map(Object.entries(links).map(([code, sku]) => [textKey(code), textKey(sku)]));
    const keys = [...new Set([...rows.flatMap(keysOf), ...linked.values()])];
    const found = await this.lists.products(db, of, sellerScope(caller), keys);
    const judged = judgeRows(rows, found, linked);
    const digest = createHash('sha256')
      .update(await readFile(file.path))
      .update(sheet ?? '')
      .digest('hex');
    return {
      ...{ of, name, header, mapping, sheets, digest, rows: judged, unknownCurrencies: moneys },
      columns: header.map((one, place) => ({
        name: one,
        guess: mapping.columns[one] ?? null,
        samples: [...samples[place]!],
      })),
      takenAt: (await this.lists.takenAt(db, of, digest)) ?? (await this.cameAlready(db, name, judged)),
      check: checkOf(judged),
    };
  }

  /** When most of its pieces came, of a list that was corrected since. */
  private async cameAlready(
    db: DataSource | EntityManager,
    supplier: string,
    rows: JudgedRow[],
  ): Promise<Date | undefined> {
    const coming = rows.filter(({ verdict, quantity }) => verdict === 'change' && quantity > 0);
    const pieces = coming.map(({ product, quantity }) => ({ id: product!.id, pieces: quantity }));
    const { products, at } = await this.lists.received(db, supplier, pieces);
    return products * 2 > coming.length ? at! : undefined;
  }
}

async function readAll(
  header: string[],
  raw: AsyncIterable<{ line: number; cells: string[] }>,
  mapping: ListMapping,
) {
  const rows: ListRow[] = [];
  const samples = header.map(() => new Set<string>());
  const moneys = new UnknownMoney(mapping.currency);
  const cost = header.findIndex((name) => mapping.columns[name] === 'cost');
  const money = costMoney(header, mapping.columns);
  for await (const { line, cells } of raw) {
    if (rows.length >= mostRows)
      throw badFile('CSV_TOO_MANY_ROWS', `The CSV file has more than ${mostRows} rows`, { most: mostRows });
    for (const [place, seen] of samples.entries()) {
      const text = cells[place]?.trim() ?? '';
      if (text !== '' && seen.size < samplesShown) seen.add(text.slice(0, longestSample));
    }
    if (cost >= 0) moneys.add(readPrice(cells[cost] ?? '', money));
    rows.push(readListRow(line, header, cells, mapping));
  }
  return { rows, samples, moneys: moneys.all() };
}

/** Of what a person sees before they save it; sales meanwhile change nothing of it, as pieces are added. */
const checkOf = (rows: JudgedRow[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        rows.map(({ line, verdict, product, costCents, quantity }) =>
          verdict === 'change'
            ? [line, product!.id, product!.costCents, costCents ?? null, quantity, product!.priceCents]
            : [line, verdict],
        ),
      ),
    )
    .digest('hex');
