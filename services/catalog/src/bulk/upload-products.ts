import { createReadStream } from 'node:fs';
import { textOf } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { BrandsRepository } from '../brands/brands.repository.js';
import type { Brand } from '../brands/brand.entity.js';
import { ImageStore, type ImageFile } from '../images/image-store.js';
import { newRow } from '../products/create-product.js';
import type { BulkResult, ReadyRow } from './upload.js';
import { InsertProducts } from './insert-products.js';
import { UploadedImages, type StoredImage } from './uploaded-images.js';
import { brandsByName, imageNameOf, readRow } from './read-row.js';
import { inChunks, openCsv, type CsvRow } from './read-csv.js';

/** Rows per transaction: many enough to be fast, few enough that a crash loses little; the file can be sent again. */
const chunkSize = 500;

/** Creates the products of a file with their images; bad rows are reported by line, name and reason. */
@Injectable()
export class UploadProducts {
  constructor(
    private readonly brands: BrandsRepository,
    private readonly images: ImageStore,
    private readonly insertProducts: InsertProducts,
  ) {}

  async run(caller: Identity, csv: ImageFile, images: ImageFile[]): Promise<BulkResult> {
    const file = await openCsv(() => createReadStream(csv.path));
    const brands = brandsByName(await this.brands.findAll());
    const uploadedImages = new UploadedImages(caller, this.images, images);
    const successes: BulkResult['successes'] = [];
    const failures: BulkResult['failures'] = [];
    const write = async (rows: ReadyRow[]) => {
      const written = await this.insertProducts.run(caller, rows);
      successes.push(...written.successes);
      failures.push(...written.failures);
    };
    // While some rows are written, the next ones are read.
    let writing = Promise.resolve();
    for await (const rows of inChunks(file.rows(), chunkSize)) {
      const judged = await Promise.all(rows.map((row) => judge(caller, row, brands, uploadedImages)));
      await writing;
      failures.push(...judged.flatMap(({ failure }) => failure ?? []));
      writing = write(judged.flatMap(({ ready }) => ready ?? []));
      writing.catch(() => undefined);
    }
    await writing;
    failures.sort((a, b) => a.row - b.row);
    return { uploaded: successes.length, failed: failures.length, successes, failures };
  }
}

interface Judged {
  ready?: ReadyRow;
  failure?: BulkResult['failures'][number];
}

async function judge(
  caller: Identity,
  row: CsvRow,
  brands: Map<string, Brand>,
  uploadedImages: UploadedImages,
): Promise<Judged> {
  const { product, brand, faults } = readRow(row, brands);
  const stored: StoredImage = row.fault ? { faults: [] } : await uploadedImages.store(imageNameOf(row));
  const { imageUrl } = stored;
  faults.push(...stored.faults);
  if (product && brand && imageUrl)
    return { ready: { line: row.line, brand, product: newRow(caller.userId, product, brand, imageUrl) } };
  return { failure: { row: row.line, name: row.cells.name ?? '', error: textOf(faults), faults } };
}
