import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Identity } from '@mekong/service-defaults';
import { BrandsRepository } from '../data-access/brands.repository.js';
import type { Brand } from '../domain/brand.js';
import type { Product } from '../domain/product.js';
import { ImageStore } from '../images/image-store.js';
import { newRow } from '../use-cases/create-product.js';
import { InsertProducts } from './insert-products.js';
import { PictureShelf } from './picture-shelf.js';
import { asReason, brandsByName, pictureNameOf, readRow } from './read-row.js';
import { readCsv } from './read-csv.js';

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

/** Takes in a file of products with their pictures: good rows land, bad ones are reported by line, name and reason. */
@Injectable()
export class UploadProducts {
  constructor(
    private readonly brands: BrandsRepository,
    private readonly images: ImageStore,
    private readonly insertProducts: InsertProducts,
  ) {}

  async run(caller: Identity, csv: UploadedFile, pictures: UploadedFile[]): Promise<BulkResult> {
    const { rows } = await readCsv(await readFile(csv.path));
    const brands = brandsByName(await this.brands.findAll());
    const shelf = new PictureShelf(caller, this.images, pictures);
    const failures: BulkResult['failures'] = [];
    const ready: ReadyRow[] = [];
    await Promise.all(
      rows.map(async (row) => {
        const { product, brand, faults } = readRow(row, brands);
        const { imageUrl, fault } = row.fault ? {} : await shelf.take(pictureNameOf(row));
        if (fault) faults.push(fault);
        if (product && brand && imageUrl)
          ready.push({ line: row.line, brand, product: newRow(caller.userId, product, brand, imageUrl) });
        else failures.push({ row: row.line, name: row.cells.name ?? '', error: asReason(faults) });
      }),
    );
    ready.sort((a, b) => a.line - b.line);
    const { successes, failures: refused } = await this.insertProducts.run(caller, ready);
    const allFailures = [...failures, ...refused].sort((a, b) => a.row - b.row);
    return { uploaded: successes.length, failed: allFailures.length, successes, failures: allFailures };
  }
}
