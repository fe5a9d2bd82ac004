import { createReadStream } from 'node:fs';
import { textOf } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { Outbox, staffActed } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { DataSource } from 'typeorm';
import { BrandsRepository } from '../brands/brands.repository.js';
import type { Brand } from '../brands/brand.entity.js';
import { LibraryRepository } from '../images/library.repository.js';
import { ImageStore, type ImageFile } from '../images/image-store.js';
import type { Product } from '../products/product.entity.js';
import { checkAndWrite } from './check-and-write.js';
import { openCsv, type CsvRow } from './read-csv.js';
import { RowProductsRepository } from './row-products.repository.js';
import { lostZeros } from './spreadsheet-faults.js';
import { codeKeys } from '../products/codes.js';
import { brandsByName, readRow } from './read-row.js';
import type { RowFault } from './row-fault.js';
import type { BulkResult, GoodRow } from './upload.js';
import { UploadedImages } from './uploaded-images.js';
import { WriteRows } from './write-rows.js';

/** Rows per transaction: many enough to be fast, few enough that a crash loses little; the file can be sent again. */
const chunkSize = 500;

type Checked = { good: GoodRow } | { failure: BulkResult['failures'][number] };

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

  async run(caller: Identity, csv: ImageFile, images: ImageFile[]): Promise<BulkResult> {
    const file = await openCsv(() => createReadStream(csv.path));
    const brands = brandsByName(await this.brands.findAll());
    const uploadedImages = new UploadedImages(caller, this, images, file.images);
    const successes: BulkResult['successes'] = [];
    const failures: BulkResult['failures'] = [];
    await checkAndWrite(
      file.rows(),
      chunkSize,
      (rows) => this.check(caller.userId, rows, brands, uploadedImages),
      async (checked) => {
        failures.push(...checked.flatMap((one) => ('failure' in one ? one.failure : [])));
        const written = await this.write(
          caller,
          checked.flatMap((one) => ('good' in one ? one.good : [])),
        );
        successes.push(...written.successes);
        failures.push(...written.failures);
      },
    );
    failures.sort((a, b) => a.row - b.row);
    return { uploaded: successes.length, failed: failures.length, successes, failures };
  }

  private async check(
    sellerId: string,
    rows: CsvRow[],
    brands: Map<string, Brand>,
    uploadedImages: UploadedImages,
  ): Promise<Checked[]> {
    const read = rows.map((row) => readRow(row, brands));
    const holders = await this.products.holdersWithZeros(
      sellerId,
      read.flatMap(({ product }) => (product ? codeKeys(product) : [])),
    );
    return Promise.all(
      read.map(async ({ product, brand, faults }, index): Promise<Checked> => {
        const { line, cells } = rows[index]!;
        const { imageUrl, faults: imageFaults } = await uploadedImages.storeFor(rows[index]!);
        const all = [...faults, ...lostZeros(cells, undefined, holders), ...imageFaults];
        if (!product || !brand || !imageUrl || all.length > 0)
          return { failure: failureOf(line, cells.name ?? '', all) };
        const wanted = { create: product, brandId: brand.id, imageUrl };
        return { good: { line, cells, product: wanted, productId: null, seenVersion: null } };
      }),
    );
  }

  private async write(
    caller: Identity,
    rows: GoodRow[],
  ): Promise<Pick<BulkResult, 'successes' | 'failures'>> {
    if (rows.length === 0) return { successes: [], failures: [] };
    const results = await this.dataSource.transaction(async (tx) => {
      const written = await this.writeRows.run(tx, caller.userId, rows);
      const created = written.flatMap(({ product }) => product ?? []);
      await this.outbox.record(tx, ...actOf(caller, created));
      return written;
    });
    const names = new Map(rows.map(({ line, product }) => [line, product.create!.name]));
    return {
      successes: results.flatMap(({ line, product }) =>
        product ? [{ row: line, name: product.name, id: product.id }] : [],
      ),
      failures: results.flatMap(({ line, outcome, faults }) =>
        outcome === 'failed' ? [failureOf(line, names.get(line)!, faults)] : [],
      ),
    };
  }
}

const failureOf = (row: number, name: string, faults: RowFault[]) => ({
  row,
  name,
  error: textOf(faults),
  faults,
});

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
