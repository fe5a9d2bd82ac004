import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Identity } from '@mekong/service-defaults';
import pLimit from 'p-limit';
import { ImageStore, productSide, type ImageFile } from '../images/image-store.js';
import { fieldError } from '@mekong/contracts';
import type { Product } from '../products/product.entity.js';
import type { CsvRow } from './read-csv.js';
import { faultsOf, rowFault, type RowFault } from './row-fault.js';

/** Enough that who reads images never waits for one to be stored; more would only need more memory. */
const imagesAtOnce = 4;

/** The address of a stored image, or the faults of one that could not be stored. */
export interface StoredImage {
  imageUrl?: string;
  faults: RowFault[];
}

/** Without folders: browsers send none, but spreadsheets may name some. */
const baseName = (path: string) => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
const keyOf = (name: string) => baseName(name).normalize('NFC');

/** The uploaded images by name; each is stored once, however many rows name it. */
export class UploadedImages {
  private readonly slots = pLimit(imagesAtOnce);
  private readonly byName = new Map<string, ImageFile[]>();
  private readonly byLowerCase = new Map<string, string[]>();
  private readonly stored = new Map<string, Promise<StoredImage>>();

  constructor(
    private readonly caller: Identity,
    private readonly images: ImageStore,
    files: ImageFile[],
    /** The rehearsed upload that brings them. */
    private readonly batchId?: string,
  ) {
    for (const file of files) {
      const key = keyOf(file.originalname);
      const named = this.byName.get(key);
      if (named) named.push(file);
      else this.byName.set(key, [file]);
    }
    for (const key of this.byName.keys()) {
      const lower = key.toLowerCase();
      this.byLowerCase.set(lower, [...(this.byLowerCase.get(lower) ?? []), key]);
    }
  }

  /**
   * Stores the image that a row names, at the first call. An existing product keeps its image unless the row names another
   * one, and a row of a bad form gets none. Never rejects.
   */
  async storeFor({ cells, fault }: CsvRow, old?: Product): Promise<StoredImage> {
    const name = cells.image?.trim() ?? '';
    if (fault || (old && !name)) return { imageUrl: old?.imageUrl, faults: [] };
    return this.store(name);
  }

  private async store(name: string): Promise<StoredImage> {
    const key = this.find(keyOf(name));
    const files = key !== undefined && this.byName.get(key);
    if (!files) return { faults: [notThere(name)] };
    const stored = this.stored.get(key) ?? this.slots(() => this.storeFile(key, files));
    this.stored.set(key, stored);
    return stored;
  }

  /** The name itself, or the only one that differs just in letter case, as people write a.png for A.PNG. */
  private find(key: string): string | undefined {
    if (this.byName.has(key)) return key;
    const alike = this.byLowerCase.get(key.toLowerCase()) ?? [];
    return alike.length === 1 ? alike[0] : undefined;
  }

  /** The names of the images that no row has named. */
  unused(): string[] {
    return [...this.byName.keys()].filter((name) => !this.stored.has(name));
  }

  private async storeFile(name: string, files: ImageFile[]): Promise<StoredImage> {
    try {
      if (!(await areSame(files)))
        return { faults: [rowFault('IMAGE_NAMED_TWICE', `Two images are called ${name}`, { name })] };
      return {
        imageUrl: await this.images.take(this.caller, files[0]!, productSide, this.batchId),
        faults: [],
      };
    } catch (error) {
      return { faults: faultsOf(error) };
    }
  }
}

const notThere = (name: string): RowFault =>
  name
    ? rowFault('UNKNOWN_IMAGE', `Unknown image: ${name}`, { name })
    : fieldError('image', 'REQUIRED', 'Image is required');

async function areSame(files: ImageFile[]): Promise<boolean> {
  if (files.length === 1) return true;
  const hashes = new Set<string>();
  for (const { path } of files)
    hashes.add(
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    );
  return hashes.size === 1;
}
