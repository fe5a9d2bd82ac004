import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { ImagesRepository } from '../data-access/images.repository.js';
import { ImageTooLarge, WrongImageType } from '../domain/catalog.errors.js';

const maxBytes = 5 * 1024 * 1024;
const maxPixels = 40_000_000;
export const quality = 82;

/** The longest side, in pixels, that is kept. */
export const productSide = 1_200;
export const logoSide = 480;

/** How the accepted kinds begin. Only these reach a decoder, whatever a file calls itself. */
const signatures: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/** Takes in uploaded pictures. */
@Injectable()
export class ImageStore {
  constructor(private readonly images: ImagesRepository) {}

  /**
   * Checks the file by its content, re-encodes it (upright, no metadata, at most `side` pixels) and stores it.
   * Answers its address. Throws WrongImageType or ImageTooLarge.
   */
  async take(path: string, side: number): Promise<string> {
    if ((await stat(path)).size > maxBytes) throw new ImageTooLarge();
    const bytes = await reencode(await readFile(path), side);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    await this.images.save(hash, bytes);
    return `/images/${hash}.webp`;
  }
}

async function reencode(original: Buffer, side: number): Promise<Buffer> {
  if (!signatures.some((fits) => fits(original))) throw new WrongImageType();
  const { width, height } = await decoding(() => sharp(original, { limitInputPixels: false }).metadata());
  // The header alone tells the size: a small file of a giant picture is refused before it is unpacked.
  if (width * height > maxPixels) throw new ImageTooLarge();
  return decoding(() =>
    sharp(original, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer(),
  );
}

/** What sharp cannot read is no picture. */
async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new WrongImageType();
  }
}
