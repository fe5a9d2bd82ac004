import { SHOP_NAME } from '../../lib/shop';
import { KHQR_MARK, MARK_LINE, MARK_WIDTH } from './khqr-mark';

interface CardFacts {
  qrImage: string;
  amount: string;
  /** The same in the other currency, in words. */
  other: string;
  number: string;
  /** Until when it can be paid, in words. */
  payUntil: string;
}

const WIDTH = 600;
const HEIGHT = 860;
const HEAD = 96;
const MARGIN = 44;
const RED = '#d81e2c';
const INK = '#14262a';
const PALE = '#526468';

/** Saves the KHQR card as a PNG on the shopper's device; rejects where the browser cannot draw it. */
export async function saveCard(facts: CardFacts): Promise<void> {
  const image = new Image();
  image.src = facts.qrImage;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  drawHead(pen);
  drawFacts(pen, facts);
  drawCode(pen, image);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('no image');
  offer(png, `KHQR-${facts.number}.png`);
}

function drawHead(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = RED;
  pen.fillRect(0, 0, WIDTH, HEAD);
  pen.fill(new Path2D(`M${WIDTH - 36} ${HEAD}h36v36z`));
  pen.save();
  const scale = 1.7;
  pen.translate((WIDTH - MARK_WIDTH * scale) / 2, (HEAD - 24 * scale) / 2);
  pen.scale(scale, scale);
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = MARK_LINE;
  pen.lineCap = 'square';
  pen.stroke(new Path2D(KHQR_MARK));
  pen.restore();
}

function drawFacts(pen: CanvasRenderingContext2D, { amount, other, number, payUntil }: CardFacts): void {
  const { fontFamily } = getComputedStyle(document.body);
  const write = (text: string, y: number, font: string, color = INK, x = MARGIN) => {
    pen.font = `${font} ${fontFamily}`;
    pen.fillStyle = color;
    // The last argument makes a long name narrower instead of cutting it off.
    pen.fillText(text, x, y, WIDTH - 2 * MARGIN);
  };
  write(SHOP_NAME, 154, '28px');
  write(amount, 212, 'bold 52px');
  pen.textAlign = 'right';
  write(other, 212, '24px', PALE, WIDTH - MARGIN);
  pen.setLineDash([10, 8]);
  pen.strokeStyle = '#c9d4d3';
  pen.lineWidth = 3;
  pen.stroke(new Path2D(`M0 244H${WIDTH}`));
  pen.textAlign = 'center';
  write(number, 794, 'bold 28px', INK, WIDTH / 2);
  write(payUntil, 832, '24px', PALE, WIDTH / 2);
}

function drawCode(pen: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const size = WIDTH - 2 * MARGIN;
  pen.imageSmoothingEnabled = false;
  pen.drawImage(image, MARGIN, 254, size, size);
}

function offer(png: Blob, name: string): void {
  const address = URL.createObjectURL(png);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
