import sharp from 'sharp';

const scanMark = Buffer.from('ffda', 'hex');
const tableMark = Buffer.from('ffc4', 'hex');

/**
 * A progressive JPEG of 25 megapixels in 200 kB that has 800 scans, each of which a decoder applies to the whole image. It is
 * valid: every coefficient comes with 14 scans of its own, from its highest bit to its lowest.
 */
export async function slowJpeg(): Promise<Buffer> {
  const create = { width: 5_000, height: 5_000, channels: 3, background: '#336699' } as const;
  const jpeg = await sharp({ create }).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const first = jpeg.indexOf(scanMark);
  const second = jpeg.indexOf(scanMark, first + 2);
  const model = jpeg.subarray(second, jpeg.indexOf(tableMark, second));
  const scans = Array.from({ length: 800 }, (_, n) => scanOf(model, 1 + Math.floor(n / 14), 13 - (n % 14)));
  return Buffer.concat([jpeg.subarray(0, second), ...scans, jpeg.subarray(-2)]);
}

/** The scan of one bit of one coefficient, which is 0 everywhere. */
function scanOf(model: Buffer, coefficient: number, bit: number): Buffer {
  const scan = Buffer.from(model);
  scan[7] = coefficient;
  scan[8] = coefficient;
  scan[9] = (bit === 13 ? 0 : bit + 1) * 16 + bit;
  return scan;
}
