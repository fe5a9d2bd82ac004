import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Identity } from '@mekong/service-defaults';
import pLimit from 'p-limit';
import type { ImageFile } from '@mekong/uploads';
import { type ImageStore, imageUrl, notInLibrary, productSide } from '../images/index.js';
import type { LibraryRepository } from '../library/index.js';
import { picturesIn } from '../moving-in/index.js';
import { maxImages, type Product } from '../products/index.js';
import { addTo } from './add-to.js';
import { pendingImage } from './pending-image.js';
import { type AllowedHosts, hostRefused, webAddressIn } from '../web-images/index.js';
import { fieldError, isBlank } from '@mekong/contracts';
import type { CsvRow } from './read-csv.js';
import {
  baseOf,
  isWebAddress,
  libraryHash,
  type NamedPaths,
  pathKey,
  pathOf,
  pathsIn,
  severalIn,
} from './image-names.js';
import { NamedImages } from './named-images.js';
import { faultsOf, rowFault, type RowFault } from './row-fault.js';

/** Enough that who reads images never waits for one to be stored; more would only need more memory. */
const imagesAtOnce = 4;

/** Each is a call to somebody else. */
const mostOnWeb = 5_000;

/** The address of a stored image, or the faults of one that could not be stored. */
interface StoredImage {
  imageUrl?: string;
  faults: RowFault[];
  /** Where it is still to be fetched from; then its address is one that stands for it. */
  webImage?: string;
}

/** The images of a row. */
interface StoredImages extends StoredImage {
  /** Further ones: of those that are still to be fetched, where from. */
  more: string[];
  /** Why further ones cannot be had, which does not make the row faulty. */
  notes: RowFault[];
}

/** What the rows of a file may take their images from. */
export interface ImageSources {
  images: ImageStore;
  library: LibraryRepository;
}

/** The uploaded images by their paths; each is stored once, however many rows name it. */
export class UploadedImages {
  private readonly slots = pLimit(imagesAtOnce);
  private readonly byPath = new Map<string, ImageFile[]>();
  private readonly byKey = new Map<string, string[]>();
  private readonly byBase = new Map<string, string[]>();
  private readonly used = new Set<string>();
  private readonly addresses = new Set<string>();
  private byName: NamedImages | undefined;
  private readonly stored = new Map<string, Promise<StoredImage>>();

  constructor(
    private readonly caller: Identity,
    private readonly sources: ImageSources,
    files: ImageFile[],
    /** Those that the rows of the whole file name. */
    private readonly named: NamedPaths,
    /** The rehearsed upload that brings them. */
    private readonly batchId?: string,
    /** From where images are fetched; without it, none are. */
    private readonly hosts?: AllowedHosts,
  ) {
    for (const file of files) addTo(this.byPath, pathOf(file.originalname), file);
    for (const path of this.byPath.keys()) {
      addTo(this.byKey, pathKey(path), path);
      addTo(this.byBase, pathKey(baseOf(path)), path);
    }
  }

  /**
   * Stores the images that a row names, at the first call. An existing product keeps its image unless the row names another
   * one, and a row of a bad form gets none. Never rejects.
   */
  async storeFor({ cells, fault }: CsvRow, old?: Product): Promise<StoredImages> {
    const cell = cells.image?.trim() ?? '';
    if (fault || (old && isBlank(cell))) return { imageUrl: old?.imageUrl, faults: [], more: [], notes: [] };
    // Only a rehearsal can show what becomes of several.
    if (!this.hosts && severalIn(cell).length > 0 && !this.byPath.has(pathOf(cell)))
      return { faults: [notThere(cell)], more: [], notes: [] };
    const names = this.namesIn(cell, cells);
    const [main, ...others] = await Promise.all(
      (names.length > 0 ? names : ['']).map((name) => this.storeOne(name, old)),
    );
    const urls = others.flatMap(({ imageUrl: url, webImage }) => webImage ?? url ?? []);
    const more = [...new Set(urls)].filter((url) => url !== main!.imageUrl && url !== main!.webImage);
    return { ...main!, more, notes: others.flatMap(({ faults }) => faults) };
  }

  private namesIn(cell: string, cells: CsvRow['cells']): string[] {
    if (!isBlank(cell)) return this.byPath.has(pathOf(cell)) ? [cell] : picturesIn(cell);
    this.byName ??= new NamedImages(this.byPath.keys());
    return this.byName.of(cells).slice(0, maxImages);
  }

  private async storeOne(name: string, old?: Product): Promise<StoredImage> {
    const address = this.hosts && webAddressIn(name);
    const found = this.find(name);
    if ('fault' in found) return { faults: [found.fault] };
    if (found.paths.length > 0) return this.store(found.paths);
    const hash = libraryHash(name);
    if (hash) return this.fromLibrary(hash, old);
    return address ? this.fromWeb(address) : { faults: [notThere(name)] };
  }

  /** The names of the images that no row has named. */
  unused(): string[] {
    return [...this.byPath.keys()].filter((path) => !this.used.has(path));
  }

  /** The paths of the files that a cell means: several where their name alone is given. */
  private find(cell: string): { paths: string[] } | { fault: RowFault } {
    const candidates = pathsIn(cell);
    for (const path of candidates) {
      const whole = this.byPath.has(path) ? [path] : onlyOne(this.withEnd(pathKey(path)));
      if (whole.length > 0) return { paths: whole };
    }
    for (const path of candidates) {
      const base = baseOf(path);
      const alike = this.byBase.get(pathKey(base)) ?? [];
      if (alike.length === 0) continue;
      if (path.includes('/') && this.named.isOfSeveralFolders(path)) return { fault: inSeveralFolders(base) };
      const exact = alike.filter((one) => baseOf(one) === base);
      const isOfOneName = new Set(alike.map(baseOf)).size === 1;
      return { paths: exact.length > 0 ? exact : isOfOneName ? alike : [] };
    }
    return { paths: [] };
  }

  /** The files whose path a longer path ends with, or that ends with this path, of folders in which both stand. */
  private withEnd(key: string): string[] {
    const same = this.byKey.get(key);
    if (same) return same;
    if (!key.includes('/')) return [];
    return (this.byBase.get(baseOf(key)) ?? []).filter((path) => {
      const other = pathKey(path);
      return other.includes('/') && (other.endsWith(`/${key}`) || key.endsWith(`/${other}`));
    });
  }

  private store(paths: string[]): Promise<StoredImage> {
    for (const path of paths) this.used.add(path);
    const key = paths.join('\0');
    const files = paths.flatMap((path) => this.byPath.get(path)!);
    const stored = this.stored.get(key) ?? this.slots(() => this.storeFile(baseOf(paths[0]!), files));
    this.stored.set(key, stored);
    return stored;
  }

  private fromWeb(address: string): StoredImage {
    const url = new URL(address);
    const why = this.hosts!.refusal(url);
    if (why) return { faults: [hostRefused(url.hostname, why)] };
    if (this.addresses.size >= mostOnWeb && !this.addresses.has(address)) return { faults: [tooManyOnWeb()] };
    this.addresses.add(address);
    return { imageUrl: pendingImage, faults: [], webImage: address };
  }

  private async fromLibrary(hash: string, old?: Product): Promise<StoredImage> {
    const address = imageUrl(hash);
    const isThere = old?.imageUrl === address || (await this.sources.library.find(this.caller, hash));
    return isThere ? { imageUrl: address, faults: [] } : { faults: [notInLibrary('image')] };
  }

  private async storeFile(name: string, files: ImageFile[]): Promise<StoredImage> {
    try {
      if (!(await areSame(files))) return { faults: [namedTwice(name)] };
      const file = { ...files[0]!, originalname: name };
      return {
        imageUrl: await this.sources.images.take(this.caller, file, productSide, this.batchId),
        faults: [],
      };
    } catch (error) {
      return { faults: faultsOf(error) };
    }
  }
}

const onlyOne = (paths: string[]): string[] => (paths.length === 1 ? paths : []);

const namedTwice = (name: string) => rowFault('IMAGE_NAMED_TWICE', `Two images are called ${name}`, { name });

const inSeveralFolders = (name: string): RowFault =>
  rowFault(
    'IMAGE_IN_FOLDERS',
    `Rows name ${name} in several folders. Please choose the folders, or give each image a name of its own`,
    { name },
  );

const tooManyOnWeb = (): RowFault =>
  rowFault(
    'WEB_IMAGES_TOO_MANY',
    `The file has more than ${mostOnWeb} addresses of images. Please part it in several`,
    {
      most: mostOnWeb,
    },
  );

function notThere(name: string): RowFault {
  if (isBlank(name)) return fieldError('image', 'REQUIRED', 'Image is required');
  const several = severalIn(name);
  if (several.length > 0)
    return rowFault(
      'IMAGES_SEVERAL',
      `A row can have one image, and this names ${several.length}: ${name}. More can be added to the product later`,
      { count: several.length, name },
    );
  return isWebAddress(name)
    ? rowFault(
        'IMAGE_ON_WEB',
        `Unknown image: ${name}. Please save it on your computer and choose it with the file`,
        { name },
      )
    : rowFault('UNKNOWN_IMAGE', `Unknown image: ${name}`, { name });
}

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
