import sharp from 'sharp';

const ofOneColour = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#336699' }, limitInputPixels: false });

/** An interlaced PNG of 16 bits a colour: 5000 × 8000 pixels are 320 MB in memory, and half a megabyte as a file. */
export const largeInMemory = (width = 5_000, height = 8_000): Promise<Buffer> =>
  ofOneColour(width, height)
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

/** One that just fits, and takes a decoder about a second. */
export const justFits = (): Promise<Buffer> =>
  ofOneColour(5_000, 8_000).png({ progressive: true }).toBuffer();
