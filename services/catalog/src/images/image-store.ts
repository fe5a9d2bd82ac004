import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { ImagesRepository, imageFile } from './images.repository.js';
import type { Identity } from '@mekong/service-defaults';
import { ImageTooComplex, ImageTooLarge, WrongImageType } from '../errors.js';
import { loadSharp } from './load-sharp.js';

const maxBytes = 5 * 1024 * 1024;
const maxPixels = 40_000_000;
export const quality = 82;
/** From 0 to 6. It takes a third less time than the usual 4, for files that are 6 % larger; most pages show smaller sizes anyway. */
const effort = 2;
/** How long a decoder may work on one image; ordinary ones take a second. */
const maxSeconds = 10;
/**
 * The scans of a progressive JPEG, of which ordinary ones have 10. The decoder reads all of them before it looks at the clock,
 * and a small file can have thousands. More than a few are counted where other data holds the same two bytes by chance.
 */
const maxScans = 300;
const scanMark = Buffer.from('ffda', 'hex');

/** The longest side of a stored image, in pixels. */
export const productSide = 1_200;
export const logoSide = 480;

const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));

/** The signatures of accepted image types. Only such files reach a decoder, whatever their names say. */
const signatures: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  isJpeg,
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/** An uploaded file: its temporary path and its original name. */
export interface ImageFile {
  path: string;
  originalname: string;
}

export interface ReadImage {
  hash: string;
  bytes: Buffer;
}

export const imageUrl = (hash: string) => `/images/${imageFile(hash)}`;

/** Checks and stores uploaded images. */
@Injectable()
export class ImageStore {
  constructor(private readonly images: ImagesRepository) {}

  /**
   * Checks the file by its content, re-encodes it (upright, no metadata, at most `side` pixels) and stores it as
   * uploaded by `caller`, or brought by the bulk upload `batchId`. Answers its address. Throws WrongImageType, ImageTooLarge, ImageTooComplex or
   * ImageQuotaReached.
   */
  async take(caller: Identity, file: ImageFile, side: number, batchId?: string): Promise<string> {
    const image = await this.read(file, side);
    await this.images.save(caller, file.originalname, { ...image, batchId });
    return imageUrl(image.hash);
  }

  /** As `take`, for whoever saves the image in a transaction of their own; until then it is in no library. */
  async read({ path }: ImageFile, side: number): Promise<ReadImage> {
    if ((await stat(path)).size > maxBytes) throw new ImageTooLarge();
    const bytes = await reencode(await readFile(path), side);
    const image = { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32), bytes };
    await this.images.putAside(image);
    return image;
  }
}

async function reencode(original: Buffer, side: number): Promise<Buffer> {
  if (!signatures.some((fits) => fits(original))) throw new WrongImageType();
  const sharp = await loadSharp();
  const { width, height } = await decoding(() => sharp(original, { limitInputPixels: false }).metadata());
  // The size is in the header, so a small file with a giant image is refused before it is decoded.
  if (width * height > maxPixels) throw new ImageTooLarge();
  if (isJpeg(original) && hasManyScans(original)) throw new ImageTooComplex();
  return decoding(() =>
    sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort })
      .timeout({ seconds: maxSeconds })
      .toBuffer(),
  );
}

function hasManyScans(bytes: Buffer): boolean {
  let found = 0;
  for (let place = bytes.indexOf(scanMark); place >= 0; place = bytes.indexOf(scanMark, place + 2))
    if ((found += 1) > maxScans) return true;
  return false;
}

/** Throws WrongImageType for a file that sharp cannot read, and ImageTooComplex for one that takes it too long. */
async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw /timeout/.test((error as Error).message) ? new ImageTooComplex() : new WrongImageType();
  }
}
