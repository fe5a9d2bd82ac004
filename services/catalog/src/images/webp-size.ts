/** How many bytes at the beginning of a WebP image tell its size. */
export const WEBP_HEAD = 30;

/** Width and height as the head of a WebP image tells them; null where it is none. */
export function webpSize(head: Buffer): { width: number; height: number } | null {
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
