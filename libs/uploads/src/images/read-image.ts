import sharp, { type Metadata } from 'sharp';

const quality = 82;
const maxPixels = 40_000_000;
/** Of its longer side: reading row by row takes time for each row, and an image of one column has as many as pixels. */
const maxSide = 30_000;
/** What an image may take while it is decoded: 40 megapixels with transparency. */
const maxBytes = 160_000_000;
/**
 * The scans of a progressive JPEG, of which ordinary ones have 10. The decoder applies each to the whole image,
 * and a small file can have thousands. More than a few are counted where other data holds the same two bytes by chance.
 */
const maxScans = 300;
const scanMark = Buffer.from('ffda', 'hex');

// Each image is read once and by itself, so a cache and more threads would only need memory.
sharp.cache(false);
sharp.concurrency(1);

/** An image to be read, and how large it may become: it is made smaller to fit, never larger. */
export interface ReadingTask {
  bytes: Buffer;
  width: number;
  height?: number;
  /** From 0 to 6: how hard the encoder tries to make the file small. */
  effort: number;
}

/** Why an image is not read; of one that is too large with the limit and its own figure. */
export type Refusal =
  | { why: 'side' | 'pixels' | 'memory'; limit: number; is: number }
  | { why: 'scans' | 'damaged' | 'no memory' };
export type Reading = { bytes: Buffer } | { refused: Refusal };

/** Reads an image by its content and writes it as WebP: upright, without metadata. */
export async function readImage({ bytes, width, height, effort }: ReadingTask): Promise<Reading> {
  try {
    const refused = refusalOf(await sharp(bytes, { limitInputPixels: false }).metadata(), bytes);
    if (refused) return { refused };
    const written = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, effort })
      .toBuffer();
    return { bytes: written };
  } catch (error) {
    return failureOf(error);
  }
}

/** libvips, libpng and libjpeg have no codes; each names the memory that it did not get. */
export const failureOf = (error: unknown): Reading => ({
  refused: { why: /memory/i.test((error as Error).message) ? 'no memory' : 'damaged' },
});

/** All of it is in the header, so a small file with a giant image is refused before anything is decoded. */
function refusalOf(header: Metadata, bytes: Buffer): Refusal | undefined {
  const side = Math.max(header.width, header.height);
  if (side > maxSide) return { why: 'side', limit: maxSide, is: side };
  const pixels = header.width * header.height;
  if (pixels > maxPixels) return { why: 'pixels', limit: millions(maxPixels), is: millions(pixels) };
  const decoded = pixels * header.channels * bytesPerSample(header);
  if (decoded > maxBytes) return { why: 'memory', limit: millions(maxBytes), is: millions(decoded) };
  return header.format === 'jpeg' && hasManyScans(bytes) ? { why: 'scans' } : undefined;
}

/**
 * As if the whole image were in memory at once, which is so for interlaced and progressive ones, and for those that are turned.
 * A progressive JPEG is put together from coefficients of two bytes.
 */
function bytesPerSample({ depth, format, isProgressive }: Metadata): number {
  const isJpeg = format === 'jpeg';
  return depth !== 'uchar' || (isJpeg && isProgressive) ? 2 : 1;
}

/** With one digit behind the point, and rounded up, so that what is above a limit shows as above it. */
const millions = (count: number) => Math.ceil(count / 100_000) / 10;

function hasManyScans(bytes: Buffer): boolean {
  let found = 0;
  for (let place = bytes.indexOf(scanMark); place >= 0; place = bytes.indexOf(scanMark, place + 2))
    if ((found += 1) > maxScans) return true;
  return false;
}
