/** How many bytes of a WebP image contain its size. */
export const WEBP_HEAD = 30;

export interface ImageSize {
  width: number;
  height: number;
}

/** An image that can hardly be meant, with its stored size. */
export interface OddImage extends ImageSize {
  /** Its address. */
  image: string;
}

/** An image with no longer side shows nothing of a product. */
const leastSide = 16;
/** One that is so many times as long as wide is a strip. */
const mostTimes = 8;

/** Whether an image of this size can hardly be meant. */
export const isOdd = ({ width, height }: ImageSize): boolean =>
  Math.max(width, height) < leastSide || Math.max(width, height) >= mostTimes * Math.min(width, height);

/** The width and height in the head of a WebP image; null for anything else. */
export function webpSize(head: Buffer): ImageSize | null {
  if (head.length < WEBP_HEAD || head.toString('latin1', 8, 12) !== 'WEBP') return null;
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
