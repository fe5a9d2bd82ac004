import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { toBuffer } from 'qrcode';
import sharp from 'sharp';
import { waitFor } from '@mekong/testing';
import { openBrowser, openPage, PHONE } from '../support/browser.js';
import { setStage } from '../support/stage.js';
import { untilSaid } from '../support/toasts.js';
import { visit } from '../support/visit.js';

const stage = setStage();

let folder: string;
let browser: Browser | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mekong-camera-'));
});
afterEach(async () => {
  await browser?.close();
  browser = undefined;
  await rm(folder, { recursive: true });
});

/** A phone of an admin, whose camera looks at this picture. As small as a camera gives them: the browser reads thirty of them a second. */
async function phoneThatSees(picture: Buffer): Promise<Page> {
  const file = join(folder, 'camera.mjpeg');
  const frame = await sharp({ create: { width: 640, height: 480, channels: 3, background: 'white' } })
    .composite([{ input: picture }])
    .jpeg()
    .toBuffer();
  await writeFile(file, frame);
  browser = await openBrowser(file);
  return openPage(browser, stage.shop.url, { as: await stage.admin(), size: PHONE });
}

/** Each digit as the widths of its four bars in turn, white first; those of the right half begin black. Source: ISO/IEC 15420. */
const WIDTHS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
/** Which digits of the left half are mirrored, by the first one, of those that begin with 8. */
const MIRRORED = [1, 3, 4];

/** The bars of an EAN-13 that begins with 8, as a shop's shelf has them. */
function ean13(code: string): Buffer {
  const [, ...digits] = [...code].map(Number);
  const half = (from: number, widthsOf: (digit: number, place: number) => string) =>
    digits.slice(from, from + 6).map(widthsOf);
  const mirrored = (text: string) => [...text].reverse().join('');
  const left = half(0, (digit, place) =>
    MIRRORED.includes(place) ? mirrored(WIDTHS[digit]!) : WIDTHS[digit]!,
  );
  const right = half(6, (digit) => WIDTHS[digit]!);
  const widths = ['111', ...left, '11111', ...right, '111'].join('');
  let x = 0;
  const bars = [...widths].map((width, place) => {
    const bar = place % 2 === 0 ? `<rect x="${x}" width="${width}" height="40"/>` : '';
    x += Number(width);
    return bar;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="570" height="240" viewBox="0 0 ${x} 40">${bars.join('')}</svg>`,
  );
}

it('a label held before the camera finds its order', async () => {
  const orderId = await stage.unpaidOrderOf(await stage.customer());
  await stage.unpaidOrderOf(await stage.customer());
  const page = await phoneThatSees(await toBuffer(orderId, { width: 400, margin: 4 }));
  await visit(page, '/seller-dashboard/orders');
  await page.getByRole('button', { name: 'Scan a label' }).click();
  await page.waitForURL(`**/view-all-orders?q=${orderId}`);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it("a product's barcode is read into its form", async () => {
  const page = await phoneThatSees(ean13('8850123456787'));
  await visit(page, '/seller-dashboard/products/new');
  await page.getByRole('button', { name: 'Scan the barcode' }).click();
  const isRead = async () =>
    (await page.getByLabel('Barcode', { exact: true }).inputValue()) === '8850123456787';
  await waitFor(isRead, { what: 'the barcode to be read', timeoutMs: 30_000 });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

it('what cannot be loaded is said, and leaves the page as it is', async () => {
  const page = await stage.open({ as: await stage.admin(), size: PHONE });
  await page.route('**/scan-dialog*.js', (route) => route.abort());
  await visit(page, '/seller-dashboard/orders');
  await page.getByRole('button', { name: 'Scan a label' }).click();
  await untilSaid(page, 'It could not be opened');
  await page.getByRole('searchbox', { name: 'Search orders' }).waitFor();
});

it('who does not allow the camera is told where to', async () => {
  const page = await stage.open({ as: await stage.admin(), size: PHONE });
  await visit(page, '/seller-dashboard/orders');
  await page.getByRole('button', { name: 'Scan a label' }).click();
  await page
    .getByText('The camera may not be used here. Allow it in the settings of your browser.')
    .waitFor();
});
