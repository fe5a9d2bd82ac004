import sharp from 'sharp';
import { webpSize } from './webp-size.js';

const image = (channels: 3 | 4, options: { lossless?: boolean }) =>
  sharp({ create: { width: 700, height: 301, channels, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
    .webp(options)
    .toBuffer();

describe('the size of a WebP image', () => {
  it.each([
    ['a plain one', 3, {}],
    ['one without loss', 3, { lossless: true }],
    ['one with a see-through background', 4, {}],
  ] as const)('is read from the head of %s', async (_what, channels, options) => {
    expect(webpSize(await image(channels, options))).toEqual({ width: 700, height: 301 });
  });

  it('is null for anything else', () => {
    expect(webpSize(Buffer.alloc(40))).toBeNull();
    expect(webpSize(Buffer.from('RIFF'))).toBeNull();
  });
});
