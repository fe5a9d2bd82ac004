import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { BatchesRepository } from '../data-access/batches.repository.js';
import { BrandsRepository } from '../data-access/brands.repository.js';
import type { Brand } from '../domain/brand.js';
import { isNearName } from '../domain/near-names.js';
import { nameKey } from '../domain/names.js';
import type { NewProduct } from '../domain/new-product.js';
import { Product } from '../domain/product.js';
import { ImageStore } from '../images/image-store.js';
import { differences, factsOf } from '../staff-acts.js';
import { columnsOf, type ChangedColumns, type RehearsedRow } from './batch.js';
import { unguarded } from './failures-file.js';
import { PictureShelf } from './picture-shelf.js';
import { brandsByName, readRow } from './read-row.js';
import { readCsv, type CsvRow } from './read-csv.js';
import { reasonOf, RowFault } from './row-fault.js';
import type { UploadedFile } from './upload-products.js';

/** The file as the database can keep it. */
const kept = (text: string) => text.replaceAll('\0', '\uFFFD').toWellFormed();

type ReadRow = { row: CsvRow; likeBrands: string[] } & (
  { product: NewProduct; brand: Brand; key: string } | { fault: unknown }
);

/** Says row by row what a file would do, and keeps it for a commit. Stores its pictures, changes no product. */
@Injectable()
export class RehearseUpload {
  constructor(
    private readonly brands: BrandsRepository,
    private readonly batches: BatchesRepository,
    private readonly images: ImageStore,
  ) {}

  /** Answers the new batch's id. */
  async run(caller: Identity, csv: UploadedFile, pictures: UploadedFile[]): Promise<string> {
    const rows = readCsv(await readFile(csv.path)).map(unguarded);
    const shelf = new PictureShelf(caller, this.images, pictures);
    const read = this.readRows(rows, await this.brands.findAll());
    const there = await this.productsThere(caller.userId, read);
    const judged = await Promise.all(read.map((row) => this.judge(row, there, shelf)));
    const batch = {
      id: randomUUID(),
      sellerId: caller.userId,
      fileName: kept(csv.originalname).slice(0, 200),
      header: Object.keys(rows[0]?.cells ?? {}).map(kept),
      unusedImages: shelf.unused().map(kept),
    };
    await this.batches.add(batch, judged);
    return batch.id;
  }

  /** Each row's product and brand, or its fault; the second row of one product is a fault as well. */
  private readRows(rows: CsvRow[], brands: Brand[]): ReadRow[] {
    const named = brandsByName(brands);
    const likeBrands = nearBrandsOf(brands);
    const lines = new Map<string, number>();
    return rows.map((row) => {
      const like = likeBrands(row.cells.brand?.trim() ?? '');
      try {
        const { product, brand } = readRow(row, named);
        const key = keyOf(product.name, product.category, brand.id);
        const earlier = lines.get(key);
        if (earlier) throw new RowFault(`Row ${earlier} has this product already`);
        lines.set(key, row.line);
        return { row, likeBrands: like, product, brand, key };
      } catch (fault) {
        return { row, likeBrands: like, fault };
      }
    });
  }

  private async productsThere(sellerId: string, rows: ReadRow[]): Promise<Map<string, Product>> {
    const wanted = rows.flatMap((row) =>
      'fault' in row
        ? []
        : [{ nameKey: nameKey(row.product.name), category: row.product.category, brandId: row.brand.id }],
    );
    const found = await this.batches.productsLike(sellerId, wanted);
    return new Map(found.map((one) => [keyOf(one.name, one.category, one.brandId!), one]));
  }

  private async judge(
    read: ReadRow,
    there: Map<string, Product>,
    shelf: PictureShelf,
  ): Promise<RehearsedRow> {
    const { row, likeBrands } = read;
    const cells = Object.fromEntries(
      Object.entries(row.cells).map(([name, cell]) => [kept(name), kept(cell)]),
    );
    const blank = { reason: null, product: null, differences: null, imageUrl: null };
    const base = { line: row.line, name: cells.name?.trim() ?? '', cells, likeBrands, ...blank };
    try {
      if ('fault' in read) throw read.fault;
      const old = there.get(read.key);
      const image = row.cells.image?.trim() ?? '';
      // A product that is there keeps its picture unless the row names another.
      const imageUrl = old && !image ? old.imageUrl : await shelf.take(image);
      return { ...base, ...(old ? changing(old, read, imageUrl) : creating(read, imageUrl)) };
    } catch (error) {
      return { ...base, verdict: 'error', reason: kept(reasonOf(error)), productId: null, seenVersion: null };
    }
  }
}

type Verdict = Pick<
  RehearsedRow,
  'verdict' | 'product' | 'differences' | 'imageUrl' | 'productId' | 'seenVersion'
>;

function creating({ product, brand }: { product: NewProduct; brand: Brand }, imageUrl: string): Verdict {
  return {
    verdict: 'create',
    product: { create: product, brandId: brand.id, imageUrl },
    differences: null,
    imageUrl,
    productId: null,
    seenVersion: null,
  };
}

function changing(
  old: Product,
  { product, brand }: { product: NewProduct; brand: Brand },
  imageUrl: string,
): Verdict {
  const change = changedColumns(old, product, imageUrl);
  const now = Object.assign(new Product(), old, columnsOf(old), withoutGaps(change));
  const found = differences(factsOf(old, brand), factsOf(now, brand));
  return {
    verdict: found ? 'change' : 'same',
    product: found ? { change, brandId: brand.id, imageUrl } : null,
    differences: found ?? null,
    imageUrl,
    productId: old.id,
    seenVersion: old.version,
  };
}

/** What the row says; a blank cell leaves what is there. */
function changedColumns(old: Product, product: NewProduct, imageUrl: string): ChangedColumns {
  const given = Object.fromEntries(Object.entries(product.details).filter(([, value]) => value !== null));
  return {
    priceCents: product.priceCents,
    description: product.description || old.description,
    nameKm: product.nameKm ?? old.nameKm,
    descriptionKm: product.descriptionKm ?? old.descriptionKm,
    imageUrl,
    details: { ...old.details, ...given },
    stock: product.stock === old.stock ? undefined : product.stock,
  };
}

const withoutGaps = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

const keyOf = (name: string, category: string, brandId: number) =>
  JSON.stringify([nameKey(name), category, brandId]);

/** Which brands a written name may be meant for, or taken for, other than the one that it names. */
function nearBrandsOf(brands: Brand[]): (written: string) => string[] {
  const known = new Map<string, string[]>();
  return (written) => {
    const key = nameKey(written);
    const names = known.get(key) ?? near(key, brands);
    known.set(key, names);
    return names;
  };
}

function near(key: string, brands: Brand[]): string[] {
  if (key === '' || key.length > 100) return [];
  return brands
    .filter((brand) => brand.nameKey !== key && String(brand.id) !== key && isNearName(key, brand.name))
    .map((brand) => brand.name)
    .slice(0, 5);
}
