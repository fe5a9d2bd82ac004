import sharp from 'sharp';
import type { Layers } from './scene.js';
import { document, image, PICTURE_SIZE } from './svg.js';

/** A product picture as WebP, square, {@link PICTURE_SIZE} pixels to a side. */
export async function renderPicture({ floor, body, bloom }: Layers): Promise<Buffer> {
  const [ground, haze] = await Promise.all([renderPng(floor), bloom ? renderPng(bloom) : undefined]);
  const whole = document(PICTURE_SIZE, [image(ground), ...body, haze ? image(haze) : '']);
  return sharp(Buffer.from(whole)).removeAlpha().webp({ quality: 82, effort: 2 }).toBuffer();
}

/** A logo as PNG, as large as its SVG says. */
export function renderLogo(svg: string): Promise<Buffer> {
  return renderPng(svg);
}

function renderPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png().toBuffer();
}
