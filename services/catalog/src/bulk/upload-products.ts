import { readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { fieldErrors, toProblem, type Identity } from '@mekong/service-defaults';
import pLimit from 'p-limit';
import { BrandsRepository } from '../data-access/brands.repository.js';
import type { Brand } from '../domain/brand.js';
import { nameKey } from '../domain/names.js';
import { readNewProduct } from '../domain/new-product.js';
import type { Product } from '../domain/product.js';
import { ImageStore, productSide } from '../images/image-store.js';
import { newRow } from '../use-cases/create-product.js';
import { InsertProducts } from './insert-products.js';
import { readCsv, type CsvRow } from './read-csv.js';

export interface UploadedFile {
  path: string;
  originalname: string;
}

export interface BulkResult {
  uploaded: number;
  failed: number;
  successes: { row: number; name: string; id: number }[];
  failures: { row: number; name: string; error: string }[];
}

/** A row that can be created, with its place in the file. */
export interface ReadyRow {
  line: number;
  product: Product;
  brand: Brand;
}

/** Decoding pictures keeps both cores busy; more at once would only take memory. */
const imagesAtOnce = 2;

class RowFault extends Error {}

/** Takes in a file of products with their pictures: good rows land, bad ones are reported by line, name and reason. */
@Injectable()
export class UploadProducts {
  private readonly logger = new Logger(UploadProducts.name);

  constructor(
    private readonly brands: BrandsRepository,
    private readonly images: ImageStore,
    private readonly insertProducts: InsertProducts,
  ) {}

  async run(caller: Identity, csv: UploadedFile, pictures: UploadedFile[]): Promise<BulkResult> {
    const rows = readCsv(await readFile(csv.path));
    const all = await this.brands.findAll();
    // A brand's name goes before another's id, should one be called by a number.
    const byId = all.map((brand) => [String(brand.id), brand] as const);
    const brands = new Map([...byId, ...all.map((brand) => [brand.nameKey, brand] as const)]);
    const takeImage = this.imageTaker(caller, pictures);
    const failures: BulkResult['failures'] = [];
    const ready: ReadyRow[] = [];
    await Promise.all(
      rows.map(async (row) => {
        try {
          ready.push(await this.prepare(caller.userId, row, brands, takeImage));
        } catch (error) {
          failures.push({ row: row.line, name: row.cells.name ?? '', error: this.reasonOf(error) });
        }
      }),
    );
    ready.sort((a, b) => a.line - b.line);
    const { successes, failures: refused } = await this.insertProducts.run(caller, ready);
    const allFailures = [...failures, ...refused].sort((a, b) => a.row - b.row);
    return { uploaded: successes.length, failed: allFailures.length, successes, failures: allFailures };
  }

  private async prepare(
    sellerId: string,
    { line, cells, fault }: CsvRow,
    brands: Map<string, Brand>,
    takeImage: (name: string) => Promise<string>,
  ): Promise<ReadyRow> {
    if (fault) throw new RowFault(fault);
    const { product, issues } = readNewProduct({ ...cells, button: undefined });
    if (!product)
      throw new RowFault(
        fieldErrors(issues)
          .map((error) => error.message)
          .join('. '),
      );
    const brand = brands.get(nameKey(product.brand));
    if (!brand) throw new RowFault(`Unknown brand: ${product.brand}`);
    const imageUrl = await takeImage(cells.image?.trim() ?? '');
    return { line, brand, product: newRow(sellerId, product, brand, imageUrl) };
  }

  /** Takes in each picture once, however many rows name it. */
  private imageTaker(caller: Identity, pictures: UploadedFile[]): (name: string) => Promise<string> {
    const slots = pLimit(imagesAtOnce);
    const byName = new Map(pictures.map((picture) => [picture.originalname.normalize('NFC'), picture]));
    const taken = new Map<string, Promise<string>>();
    return (name) => {
      const key = name.normalize('NFC');
      const picture = byName.get(key);
      if (!picture) throw new RowFault(name ? `Unknown image: ${name}` : 'Image is required');
      if (!taken.has(key))
        taken.set(
          key,
          slots(() => this.images.take(caller, picture, productSide)),
        );
      return taken.get(key)!;
    };
  }

  /** Only what is known to be fit for showing is shown; the rest is for the log. */
  private reasonOf(error: unknown): string {
    const { problem, unexpected } = toProblem(error);
    if (error instanceof RowFault) return error.message;
    if (!unexpected) return problem.message;
    this.logger.error(`a row of a bulk upload: ${(error as Error).message}`);
    return 'The row could not be stored. Please try again.';
  }
}
