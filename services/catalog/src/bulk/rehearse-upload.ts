import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { differences } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { textKey } from '@mekong/contracts';
import { UploadsRepository } from './uploads.repository.js';
import { BrandsRepository } from '../brands/brands.repository.js';
import type { Brand } from '../brands/brand.entity.js';
import { isNearName } from './near-names.js';
import type { NewProduct } from '../products/new-product.js';
import type { Product } from '../products/product.entity.js';
import { ImageStore, type ImageFile } from '../images/image-store.js';
import { factsOf } from '../audit.js';
import {
  keyText,
  type ChangedColumns,
  type CountedUpload,
  type ProductKey,
  type RehearsedRow,
} from './upload.js';
import { withColumns } from './write-rows.js';
import { unguarded } from './failures-file.js';
import { UploadedImages } from './uploaded-images.js';
import { brandsByName, readRow, type ReadRow } from './read-row.js';
import { checkAndWrite } from './check-and-write.js';
import { isUnread, openCsv, type CsvRow } from './read-csv.js';
import { filesRequired } from './bulk-form.js';
import { seenColumn } from './columns.js';
import { given } from '../products/new-product.js';
import { asNumber } from '../products/reading.js';
import { z } from 'zod';
import { codesOnce, takenCodes } from './row-codes.js';
import { rowFault, type RowFault } from './row-fault.js';

/** A text without characters that the database cannot store. */
const storable = (text: string) => text.replaceAll('\0', '\uFFFD').toWellFormed();

const keptFaults = (faults: RowFault[]): RowFault[] =>
  JSON.parse(JSON.stringify(faults), (_key, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  ) as RowFault[];

/** Blank means the stock as it is now. */
const seenStock = given(z.int().min(0).max(2_147_483_647).optional(), asNumber);

const chunkSize = 1_000;

type RowOfFile = ReadRow & { row: CsvRow; old?: Product; likeBrands: string[] };

/**
 * Checks row by row what a file would do, and stores that for a commit. Stores the images, but changes no product. Throws a
 * 400 for a file of new products only without an image.
 */
@Injectable()
export class RehearseUpload {
  constructor(
    private readonly brands: BrandsRepository,
    private readonly uploads: UploadsRepository,
    private readonly images: ImageStore,
  ) {}

  async run(caller: Identity, csv: ImageFile, images: ImageFile[]): Promise<CountedUpload> {
    const file = await openCsv(() => createReadStream(csv.path), { anyForm: true });
    const { userId: sellerId } = caller;
    const upload = {
      id: randomUUID(),
      sellerId,
      fileName: storable(csv.originalname).slice(0, 200),
      header: file.columns.map(storable),
      unreadColumns: file.columns.filter(isUnread).map((name) => storable(name).slice(0, 100)),
    };
    const uploadedImages = new UploadedImages(caller, this.images, images, upload.id);
    await this.uploads.add(upload);
    try {
      const known = await this.readAll(upload.id, sellerId, file.rows(), uploadedImages);
      if (images.length === 0 && known === 0) throw filesRequired('images');
      return await this.uploads.endReading(upload.id, sellerId, uploadedImages.unused().map(storable));
    } catch (error) {
      await this.uploads.remove(upload.id).catch(() => undefined);
      throw error;
    }
  }

  /** Answers how many rows mean a product that exists. */
  private async readAll(
    id: string,
    sellerId: string,
    rows: AsyncIterable<CsvRow>,
    uploadedImages: UploadedImages,
  ): Promise<number> {
    let known = 0;
    const brands = await this.brands.findAll();
    const [named, likeBrands] = [brandsByName(brands), nearBrandsOf(brands)];
    const [once, newCodes] = [onceEach(), codesOnce()];
    const check = async (some: CsvRow[]) => {
      const read = await this.readRows(sellerId, some.map(unguarded), named, likeBrands);
      known += read.filter(({ old }) => old).length;
      const judged = await Promise.all(read.map((row) => judge(row, uploadedImages)));
      return judged.map((row, index) => {
        const { product } = read[index]!;
        const first = once(row, read[index]!);
        const faults = product && first.verdict !== 'error' ? newCodes(row.line, product) : [];
        return faults.length > 0 ? { ...first, ...bad, faults } : first;
      });
    };
    await checkAndWrite(rows, chunkSize, check, (checked) => this.uploads.addRows(id, checked));
    return known;
  }

  /** Reads each row, with the existing product that it means and its faults. */
  private async readRows(
    sellerId: string,
    rows: CsvRow[],
    named: Map<string, Brand>,
    likeBrands: (written: string) => string[],
  ): Promise<RowOfFile[]> {
    const first = rows.map((row) => readRow(row, named));
    const existing = await this.existingProducts(sellerId, first);
    const renamed = await this.renamedProducts(sellerId, rows, existing);
    const holders = await this.uploads.codeHolders(
      sellerId,
      first.flatMap(({ product }) => product ?? []),
    );
    return rows.map((row, index) => {
      const { key } = first[index]!;
      const old = key && (existing.get(keyText(key)) ?? renamed(row, key));
      const read = old ? readRow(row, named, old) : first[index]!;
      if (read.product) read.faults.push(...takenCodes(read.product, old?.id, holders));
      return { ...read, row, old, likeBrands: likeBrands(row.cells.brand?.trim() ?? '') };
    });
  }

  private async existingProducts(sellerId: string, rows: ReadRow[]): Promise<Map<string, Product>> {
    const found = await this.uploads.productsLike(
      sellerId,
      rows.flatMap(({ key }) => key ?? []),
    );
    return new Map(found.map((one) => [keyText(one), one]));
  }

  /**
   * Finds the product that a row gives another name: it has the row's SKU, is of the same category and brand, and no other
   * row calls it by its name.
   */
  private async renamedProducts(
    sellerId: string,
    rows: CsvRow[],
    named: Map<string, Product>,
  ): Promise<(row: CsvRow, key: ProductKey) => Product | undefined> {
    const skuOf = ({ cells }: CsvRow) => textKey(cells.sku ?? '');
    const bySku = await this.uploads.productsWithSku(sellerId, rows.map(skuOf).filter(Boolean));
    return (row, { category, brandId }) => {
      const found = bySku.get(skuOf(row));
      if (!found || named.has(keyText(found))) return undefined;
      return found.category === category && found.brandId === brandId ? found : undefined;
    };
  }
}

async function judge(
  { row, old, likeBrands, product, brand, faults }: RowOfFile,
  uploadedImages: UploadedImages,
): Promise<RehearsedRow> {
  const cells = Object.fromEntries(
    Object.entries({ ...row.unread, ...row.cells }).map(([name, cell]) => [storable(name), storable(cell)]),
  );
  const base = { line: row.line, name: cells.name?.trim() ?? '', cells, likeBrands, faults: [] };
  const stored = await uploadedImages.storeFor(row, old);
  faults.push(...stored.faults);
  const seen = seenStock.safeParse(row.cells[seenColumn]);
  if (!seen.success)
    faults.push(rowFault('WRONG_KIND', `${seenColumn} must be a whole number`, { kind: 'int' }));
  if (!product || !brand || !stored.imageUrl || faults.length > 0)
    return { ...base, ...bad, faults: keptFaults(faults) };
  const wanted = { product, brand };
  return {
    ...base,
    ...(old ? changing(old, wanted, stored.imageUrl, seen.data) : creating(wanted, stored.imageUrl)),
  };
}

type Verdict = Pick<
  RehearsedRow,
  'verdict' | 'product' | 'differences' | 'imageUrl' | 'productId' | 'seenVersion'
>;

const bad: Verdict = {
  verdict: 'error',
  product: null,
  differences: null,
  imageUrl: null,
  productId: null,
  seenVersion: null,
};

/** Makes rows faulty whose product is in an earlier good row. A bad row does not make later ones faulty. */
function onceEach(): (row: RehearsedRow, read: RowOfFile) => RehearsedRow {
  const lines = new Map<string, number>();
  return (row, { key, old }) => {
    if (!key || row.verdict === 'error') return row;
    // A row that renames a product has both of its names.
    const names = [keyText(key), ...(old ? [keyText(old)] : [])];
    const earlier = names.flatMap((name) => lines.get(name) ?? [])[0];
    if (earlier !== undefined) return { ...row, ...bad, faults: [rowTwice(earlier)] };
    for (const name of names) lines.set(name, row.line);
    return row;
  };
}

const rowTwice = (row: number): RowFault =>
  rowFault('ROW_TWICE', `Row ${row} has this product already`, { row });

function creating({ product, brand }: { product: NewProduct; brand: Brand }, imageUrl: string): Verdict {
  const { category, priceCents, stock, description, sku, barcode, details } = product;
  const facts = { category, price: priceCents / 100, stock, description, sku, barcode, ...details };
  const given = Object.entries(facts).filter(([, value]) => value !== null && value !== '');
  return {
    verdict: 'create',
    product: { create: product, brandId: brand.id, imageUrl },
    differences: { before: {}, after: Object.fromEntries(given) },
    imageUrl,
    productId: null,
    seenVersion: null,
  };
}

function changing(
  old: Product,
  { product, brand }: { product: NewProduct; brand: Brand },
  imageUrl: string,
  stockSeen = old.stock,
): Verdict {
  const change = changedColumns(old, product, imageUrl, stockSeen);
  const now = withColumns(old, change);
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

/** The columns with the values of the row; a blank cell keeps the old value. */
function changedColumns(
  old: Product,
  product: NewProduct,
  imageUrl: string,
  stockSeen: number,
): ChangedColumns {
  const given = Object.fromEntries(Object.entries(product.details).filter(([, value]) => value !== null));
  return {
    // Another spelling of the same name means the same product and renames nothing.
    name: textKey(product.name) === old.nameKey ? old.name : product.name,
    priceCents: product.priceCents,
    description: product.description || old.description,
    nameKm: product.nameKm ?? old.nameKm,
    descriptionKm: product.descriptionKm ?? old.descriptionKm,
    imageUrl,
    restockAt: product.restockAt,
    sku: product.sku ?? old.sku,
    barcode: product.barcode ?? old.barcode,
    details: { ...old.details, ...given },
    stockChange: product.stock - stockSeen,
  };
}

/** The names of brands that are similar to a written name, except that of the brand which it names. */
function nearBrandsOf(brands: Brand[]): (written: string) => string[] {
  const known = new Map<string, string[]>();
  return (written) => {
    const key = textKey(written);
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
