import { imageDimensionsFromData } from 'image-dimensions';
import { smallerPhoto } from '../../../lib/smaller-photo';
import { IMAGE_FILE, MEGABYTE, type RefusedFile } from './file-kinds';
import { notePath, pathOf } from './file-path';

/** What the server reads at most. */
const MAX_PIXELS = 40_000_000;

/** The beginning of a file, which has its size: behind the preview and the colours of a photo. */
const HEAD_BYTES = 524_288;
/** No image is smaller. */
const LEAST_BYTES = 26;

/** As the server questions images: tiny ones, and strips. */
const LEAST_SIDE = 16;
const MOST_TIMES = 8;

/** Images as they may be sent, and what is to be asked about them. */
export interface ReadyImages {
  files: File[];
  doubts: RefusedFile[];
}

/** Makes photos smaller that the server would refuse as too large, and asks about images that can hardly be meant. */
export async function readyImages(chosen: readonly File[]): Promise<ReadyImages> {
  const ready: ReadyImages = { files: [], doubts: [] };
  // One after the other, as each may need hundreds of megabytes.
  for (const file of chosen) {
    const size = IMAGE_FILE.fits(file) ? await sizeOf(file) : undefined;
    ready.files.push(size && isTooLarge(file, size) ? await smaller(file) : file);
    if (size && isOdd(size)) ready.doubts.push({ why: ODD, facts: { name: file.name, ...size } });
  }
  return ready;
}

const ODD: RefusedFile['why'] = '{name} has {width} × {height} pixels. Is it the right image?';

interface Size {
  width: number;
  height: number;
}

async function sizeOf(file: File): Promise<Size | undefined> {
  if (file.size < LEAST_BYTES) return undefined;
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const size = imageDimensionsFromData(head);
  return size && { width: size.width, height: size.height };
}

const isTooLarge = (file: File, { width, height }: Size) =>
  file.size > IMAGE_FILE.maxMegabytes * MEGABYTE || width * height > MAX_PIXELS;

const isOdd = ({ width, height }: Size) =>
  Math.max(width, height) < LEAST_SIDE || Math.max(width, height) >= MOST_TIMES * Math.min(width, height);

async function smaller(file: File): Promise<File> {
  const small = await smallerPhoto(file, IMAGE_FILE.maxMegabytes * MEGABYTE);
  return small === file ? file : notePath(small, pathOf(file));
}
