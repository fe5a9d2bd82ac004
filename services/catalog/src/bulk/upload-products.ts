import { createReadStream } from 'node:fs';
import { textKey, textOf } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import type { ImageFile } from '@mekong/uploads';
import { ImageStore } from '../images/index.js';
import { LibraryRepository } from '../library/index.js';
import {
  type Brand,
  BrandsRepository,
  codeKeys,
  colourOf,
  type Product,
  type SpecFields,
} from '../products/index.js';
import { Columns } from './columns.js';
import { checkAndWrite } from './check-and-write.js';
import { unguarded } from './failures-file.js';
import { openCsv, type CsvRow } from './read-csv.js';
import { RowProductsRepository } from './row-products.repository.js';
import { lostZeros } from './spreadsheet-faults.js';
import { brandsByName, readRow, type ReadRow } from './read-row.js';
import { colourVariant, type RowFault } from './row-fault.js';
import { keyText, type BulkResult, type GoodRow } from './upload.js';
import { UploadedImages } from './uploaded-images.js';
import { WriteRows } from './write-rows.js';

/** Rows per transaction: many enough to be fast, few enough that a crash loses little; the file can be sent again. */
const chunkSize = 500;

/** A row that was written, or why it was not. */
interface Settled {
  line: number;
  name: string;
  id: number | null;
  faults: RowFault[];
  /** The address of its image and the name that the file has for it, if it was written. */
  image?: { url: string; name: string };
}

type Checked = { good: GoodRow } | { failure: Settled };

/** Creates the products of a file with their images at once, without a rehearsal; bad rows are reported by line, name and reason. */
@Injectable()
export class UploadProducts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly brands: BrandsRepository,
    private readonly products: RowProductsRepository,
    readonly images: ImageStore,
    readonly library: LibraryRepository,
    private readonly writeRows: WriteRows,
    private readonly outbox: Outbox,
  ) {}

  async upload(
    caller: Identity,
    csv: ImageFile,
    images: ImageFile[],
    specFields: SpecFields,
  ): Promise<BulkResult> {
    const columns = new Columns(specFields);
    const file = await openCsv(() => createReadStream(csv.path), columns);
    const known = { brands: brandsByName(await this.brands.findAll()), specFields };
    const uploadedImages = new UploadedImages(caller, this, images, file.images);
    const settled: Settled[] = [];
    const variant = variantsOf();
    await checkAndWrite(
      file.rows(),
      chunkSize,
      (rows) => this.check(caller.userId, rows.map(unguarded), known, uploadedImages, variant),
      async (checked) => {
        settled.push(...checked.flatMap((one) => ('failure' in one ? one.failure : [])));
        const good = checked.flatMap((one) => ('good' in one ? one.good : []));
        settled.push(...(await this.write(caller, good)));
      },
    );
    return {
      ...resultOf(settled),
      oddImages: await this.oddImagesOf(settled),
      unreadColumns: file.columns.filter((name) => columns.isUnread(name)),
    };
  }

  private async check(
    sellerId: string,
    rows: CsvRow[],
    { brands, specFields }: { brands: Map<string, Brand>; specFields: SpecFields },
    uploadedImages: UploadedImages,
    variant: ReturnType<typeof variantsOf>,
  ): Promise<Checked[]> {
    const read = rows.map((row) => readRow(row, brands, specFields));
    const holders = await this.products.holdersWithZeros(
      sellerId,
      read.flatMap(({ product }) => (product ? codeKeys(product) : [])),
    );
    const variants = read.map((one, index) => variant(rows[index]!.line, one));
    return Promise.all(
      read.map(async (one, index): Promise<Checked> => {
        const { product, brand, faults } = one;
        const { line, cells } = rows[index]!;
        const { imageUrl, faults: imageFaults } = await uploadedImages.storeFor(rows[index]!);
        const all = [...faults, ...lostZeros(cells, undefined, holders), ...variants[index]!, ...imageFaults];
        if (!product || !brand || !imageUrl || all.length > 0)
          return { failure: { line, name: cells.name ?? '', id: null, faults: all } };
        const wanted = { create: product, brandId: brand.id, imageUrl };
        return { good: { line, cells, product: wanted, productId: null, seenVersion: null } };
      }),
    );
  }

  private async write(caller: Identity, rows: GoodRow[]): Promise<Settled[]> {
    if (rows.length === 0) return [];
    const results = await this.dataSource.transaction(async (tx) => {
      const written = await this.writeRows.write(tx, caller.userId, rows);
      const created = written.flatMap(({ product }) => product ?? []);
      await this.outbox.record(tx, ...actOf(caller, created));
      return written;
    });
    const sent = new Map(rows.map((row) => [row.line, row]));
    return results.map(({ line, product, faults }) => {
      const row = sent.get(line)!;
      return {
        line,
        name: product?.name ?? row.product.create!.name,
        id: product?.id ?? null,
        faults,
        image: { url: row.product.imageUrl, name: row.cells.image ?? '' },
      };
    });
  }

  private async oddImagesOf(settled: Settled[]): Promise<BulkResult['oddImages']> {
    const written = settled.filter(({ id }) => id !== null).toSorted((a, b) => a.line - b.line);
    const odd = await this.images.oddOf([...new Set(written.flatMap(({ image }) => image?.url ?? []))]);
    return written.flatMap(({ line, name, image }) => {
      const size = image && odd.get(image.url);
      return size ? [{ row: line, name, image: image.name, ...size }] : [];
    });
  }
}

/** Finds the rows that have the product of an earlier one in another colour. */
function variantsOf(): (line: number, row: ReadRow) => RowFault[] {
  const seen = new Map<string, { line: number; colour: string }>();
  return (line, { key, product }) => {
    const colour = colourOf(product?.details ?? {});
    if (!key || colour === '') return [];
    const earlier = seen.get(keyText(key));
    if (!earlier) seen.set(keyText(key), { line, colour });
    const isOther = earlier && textKey(earlier.colour) !== textKey(colour);
    return isOther ? [colourVariant(earlier.line, earlier.colour)] : [];
  };
}

function resultOf(settled: Settled[]): Omit<BulkResult, 'unreadColumns' | 'oddImages'> {
  const inOrder = settled.toSorted((a, b) => a.line - b.line);
  const [written, failed] = [
    inOrder.filter(({ id }) => id !== null),
    inOrder.filter(({ id }) => id === null),
  ];
  return {
    uploaded: written.length,
    failed: failed.length,
    successes: written.map(({ name }) => name),
    failures: failed.map(({ line, name, faults }) => ({
      row: { name, number: line },
      error: textOf(faults),
      faults,
    })),
    rows: inOrder.map(({ line, name, id, faults }) => ({
      row: line,
      name,
      id,
      error: textOf(faults) || null,
    })),
  };
}

/** One entry of the audit log for all products, as a file may have thousands. */
function actOf(caller: Identity, created: Product[]) {
  const [first] = created;
  if (!first) return [];
  const name = created.length === 1 ? first.name : `${first.name} and ${created.length - 1} more`;
  const products = created.map((product) => `${product.id} ${product.name}`);
  return [
    staffActed(caller, 'product.uploaded', { type: 'product', id: first.id, name }, { after: { products } }),
  ];
}
