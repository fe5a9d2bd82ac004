import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';

const stage = setStage();

/** A photo with grain, which makes it large as a file, or of one colour, which only has many pixels. */
const photoOf = (width: number, height: number, hasGrain: boolean) =>
  hasGrain
    ? sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
        .jpeg({ quality: 95 })
        .toBuffer()
    : sharp({ create: { width, height, channels: 3, background: '#336699' } })
        .jpeg()
        .toBuffer();

it('photos of too many bytes or pixels are made smaller before they are sent', async () => {
  const page = await stage.open({ as: await stage.seller() });
  await visit(page, '/seller-dashboard/products/bulk');
  const photos = {
    'grain.jpg': await photoOf(3_000, 2_000, true),
    'wide.jpg': await photoOf(9_000, 5_000, false),
  };
  expect(photos['grain.jpg'].length).toBeGreaterThan(5 * 1024 * 1024);
  const rows = Object.keys(photos).map((name) => `Large ${name},mouse,Tonle,12.50,5,${name}`);
  const csv = ['name,category,brand,price,stock,image', ...rows].join('\n');
  await page.locator('input[type=file]').nth(1).waitFor({ state: 'attached' });
  const [table, images] = await page.locator('input[type=file]').all();
  await table!.setInputFiles({ name: 'mice.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await images!.setInputFiles(
    Object.entries(photos).map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer })),
  );
  await page.getByText('saved yet: 2 new, 0 changed, 0 skipped').waitFor();
});
