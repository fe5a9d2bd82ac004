import { crc32, deflateSync } from 'node:zlib';
import QRCode from 'qrcode';

/** The width of the white margin in modules, and pixels a module. */
const margin = 2;
const scale = 8;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const blackAndWhite = { bitDepth: 1, colourType: 0 };

/**
 * A text as a QR code: a PNG with one bit a pixel (W3C PNG, 3rd edition), as a data URL. The library's own images have
 * four bytes a pixel, which takes 30 ms of processor time instead of 2.
 */
export function qrImage(text: string): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const size = (modules.size + 2 * margin) * scale;
  const rows: Buffer[] = [];
  for (let row = -margin; row < modules.size + margin; row += 1) {
    const line = rowOfPixels(modules, row);
    for (let copy = 0; copy < scale; copy += 1) rows.push(line);
  }
  const png = Buffer.concat([
    signature,
    chunk('IHDR', header(size)),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

type Modules = ReturnType<typeof QRCode.create>['modules'];

/** A filter byte (none), then one byte a module, which is eight pixels wide; a white pixel is 1. */
function rowOfPixels({ size, data }: Modules, row: number): Buffer {
  const line = Buffer.alloc(1 + size + 2 * margin, 0xff);
  line[0] = 0;
  if (row < 0 || row >= size) return line;
  for (let column = 0; column < size; column += 1)
    if (data[row * size + column] === 1) line[1 + margin + column] = 0x00;
  return line;
}

function header(size: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(size, 0);
  data.writeUInt32BE(size, 4);
  data.writeUInt8(blackAndWhite.bitDepth, 8);
  data.writeUInt8(blackAndWhite.colourType, 9);
  return data;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
