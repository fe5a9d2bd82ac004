import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { CatalogueCache, CatalogueState } from '../browsing/index.js';
import { type LeanProduct, SearchRepository } from '../search/index.js';
import { leanView } from '../search/search.http.js';

/** The compressed answer with all products. */
export interface PackedCatalogue {
  gzip: Buffer;
  /** The same for equal answers. */
  etag: string;
}

/** A hundred thousand products take some 3 MB. */
const maxBytes = 32 * 1024 * 1024;
const productsAtOnce = 2_000;
/** A level that takes half the time of the default, for a tenth more bytes. */
const level = 4;

/** All products in a lean form, compressed once until the catalogue changes; never decompressed in memory as a whole. */
@Injectable()
export class WholeCatalogue {
  private readonly cache: CatalogueCache<PackedCatalogue>;

  constructor(
    private readonly search: SearchRepository,
    catalogue: CatalogueState,
  ) {
    this.cache = new CatalogueCache(catalogue, {
      maxSize: maxBytes,
      sizeOf: ({ gzip }) => gzip.length,
      stockMs: 1_000,
    });
  }

  /** `{ products }` as compressed JSON, sorted by name. Stocks may be a second old. */
  packed(): Promise<PackedCatalogue> {
    return this.cache.get('all', true, async () => {
      const gzip = await buffer(Readable.from(this.json()).pipe(createGzip({ level })));
      return { gzip, etag: `W/"${createHash('sha256').update(gzip).digest('base64url').slice(0, 22)}"` };
    });
  }

  private async *json(): AsyncGenerator<string> {
    yield '{"products":[';
    let last: LeanProduct | undefined;
    do {
      const products = await this.search.nextByName(last, productsAtOnce);
      const text = products.map((product) => JSON.stringify(leanView(product))).join(',');
      if (products.length) yield last ? `,${text}` : text;
      last = products.at(-1);
    } while (last);
    yield ']}';
  }
}
