import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';

/** What stands on the card of a product for a shared link. */
export interface Card {
  /** As it is stored. */
  photo?: Buffer;
  name: string;
  nameKm?: string;
  brand: string;
  /** As they are written. */
  price: string;
  before?: string;
}

/** By which Facebook and Telegram show a large picture, in pixels. */
const size = { width: 1_200, height: 630 };
const margin = 60;
const photoSide = 510;
const textLeft = margin + photoSide + margin;
const textWidth = size.width - textLeft - margin;
const gap = 24;

const colors = { paper: '#ffffff', ink: '#14211f', quiet: '#55636a', brand: '#0f4a53' };
const longest = 90;
const quality = 86;

/** It has Khmer and Latin letters; what runs the shop may have no fonts at all. */
const font = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-khmer/700Bold/NotoSansKhmer_700Bold.ttf',
);

interface Line {
  text: string;
  /** In pixels. */
  height: number;
  color: string;
  isStruck?: boolean;
}

/** A JPEG of 1200 by 630 pixels: the picture on the left; brand, name and price on the right, in the middle of the height. */
export async function paintCard({ photo, ...words }: Card): Promise<Buffer> {
  const lines = await Promise.all(linesOf(words).map(paintLine));
  const height = lines.reduce((sum, line) => sum + line.height + gap, -gap);
  let top = Math.max(margin, Math.round((size.height - height) / 2));
  const placed = lines.map(({ input, height: lineHeight }): OverlayOptions => {
    const overlay = { input, left: textLeft, top };
    top += lineHeight + gap;
    return overlay;
  });
  return sharp({ create: { ...size, channels: 3, background: colors.paper } })
    .composite([...(photo ? [await placedPhoto(photo)] : []), ...placed])
    .jpeg({ quality })
    .toBuffer();
}

function linesOf({ brand, name, nameKm, price, before }: Omit<Card, 'photo'>): Line[] {
  return [
    { text: brand, height: 26, color: colors.quiet },
    { text: name, height: 44, color: colors.ink },
    ...(nameKm ? [{ text: nameKm, height: 30, color: colors.quiet }] : []),
    { text: price, height: 64, color: colors.brand },
    ...(before ? [{ text: before, height: 30, color: colors.quiet, isStruck: true }] : []),
  ];
}

async function paintLine({ text, height, color, isStruck }: Line) {
  const shown = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  const struck = isStruck ? ' strikethrough="true"' : '';
  const markup = `<span foreground="${color}"${struck}>${escaped(shown)}</span>`;
  const style = { font: `Noto Sans Khmer Bold ${height}`, fontfile: font, dpi: 72, width: textWidth };
  const { data, info } = await sharp({ text: { text: markup, ...style, rgba: true, wrap: 'word-char' } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

async function placedPhoto(photo: Buffer): Promise<OverlayOptions> {
  const fit = { width: photoSide, height: photoSide, fit: 'inside' } as const;
  const { data, info } = await sharp(photo).resize(fit).png().toBuffer({ resolveWithObject: true });
  const left = margin + Math.round((photoSide - info.width) / 2);
  return { input: data, left, top: Math.round((size.height - info.height) / 2) };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
