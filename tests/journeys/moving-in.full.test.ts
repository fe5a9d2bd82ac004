import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { foreignFiles } from '../../services/catalog/test/foreign-files.js';
import type { Kind } from '../../services/catalog/test/kind-of-file.js';
import { kindsOfFiles } from '../../services/catalog/test/kinds-of-files.js';
import { type Hands, someHands } from '../support/hands.js';
import { setStage } from '../support/stage.js';

const stage = setStage();

/** The table in it is written by this test: `MOVING_IN_TABLE=write npm test -- --full --testPathPatterns moving-in.full`. */
const document = fileURLToPath(new URL('../../docs/moving-in.md', import.meta.url));
const isWritten = process.env.MOVING_IN_TABLE === 'write';
/** So long somebody looks before each press. */
const secondsOfLooking = 5;

/** Each kind with brands of its own, which the shop does not have. */
function kindWith(name: string): { kind: Kind; brand: string } {
  const place = names.indexOf(name) + 1;
  const brand = `Lonvek ${place}`;
  const own = kindsOfFiles(brand, `Oudong ${place}`)[name];
  return { kind: own ?? khmerList(brand), brand };
}

/** Beside the files of other programs, what a seller has typed. */
function khmerList(brand: string): Kind {
  const { text, products, profile } = foreignFiles(brand)['a Khmer list']!;
  const file = text.replaceAll('p.png', 'a.png');
  return { profile, file, saved: products.map(([name, of, price, stock]) => [name, of, price * 100, stock]) };
}

const names = [...Object.keys(kindsOfFiles('', '')), 'a list in Khmer'];
const table: string[] = [];
afterAll(() => {
  if (isWritten) writeTable();
});

it.each(names)(
  'a file of the kind %s fills the shop with as many presses as the document says',
  async (name) => {
    const { kind, brand } = kindWith(name);
    const hands = someHands();
    const admin = await stage.admin();
    const page = await stage.open({ as: admin });
    const begun = performance.now();
    await hands.go(page, '/seller-dashboard/products/bulk');
    await chooseFiles(page, hands, { name, kind, brand });
    await matchColumns(page, hands, kind);
    await answerWords(page, hands, kind, brand);
    await hands.press(page.getByRole('button', { name: 'Check the file', exact: true }));
    await makeBrands(page, hands);
    await hands.press(page.getByRole('button', { name: /^Upload [\d,]+ products?$/ }));
    await page.getByText(`Uploaded: ${kind.saved.length}, `).waitFor();
    const seconds = (performance.now() - begun) / 1_000 + hands.count() * secondsOfLooking;
    const wanted = kind.saved.map(([product]) => product).sort();
    expect(await productsOf(kind)).toEqual(wanted);
    table.push(`| ${name} | ${kind.saved.length} | ${hands.count()} | ${(seconds / 60).toFixed(1)} |`);
    if (!isWritten) expect([name, hands.count()]).toEqual([name, documented(name)]);
  },
);

async function chooseFiles(page: Page, { choose }: Hands, of: { name: string; kind: Kind; brand: string }) {
  const bytes = await of.kind.file;
  const isBook = typeof bytes !== 'string';
  const fields = page.locator('input[type=file]');
  await choose(fields.nth(0), {
    name: isBook ? 'products.xlsx' : 'products.csv',
    mimeType: isBook ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'text/csv',
    buffer: Buffer.from(bytes),
  });
  await choose(fields.nth(1), await imagesOf(of.kind, of.brand));
  await page.getByRole('form', { name: 'Columns of the file' }).waitFor();
}

/** What its rows name, and images that are called as its products and their codes. */
async function imagesOf({ saved }: Kind, brand: string) {
  const lists = ['headphones', 'keyboard', 'monitor', 'mouse'].flatMap((part) =>
    ['Alpha', 'Beta'].map((product) => `${brand} ${part} ${product}`),
  );
  const codes = saved.flatMap(([product, , , , more]) => [product, more?.sku ?? []].flat());
  const called = [...new Set(['a', 'b', 'c', 'd', ...lists, ...codes, 'reed mouse'])];
  return Promise.all(
    called.map(async (name, place) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await sharp({
        create: { width: 40 + place, height: 40, channels: 3, background: '#336699' },
      })
        .png()
        .toBuffer(),
    })),
  );
}

/** Only what cannot be guessed: what something has cost is no price. */
async function matchColumns(page: Page, hands: Hands, { columns = {} }: Kind) {
  for (const [name, target] of Object.entries(columns)) {
    if (target !== 'price') throw new Error(`nobody has said how ${target} is called on the screen`);
    await pick(page, hands, page.getByLabel(`What is ${name}`), 'Price (USD)');
  }
}

/** Says what is asked of the words of the file. */
async function answerWords(page: Page, hands: Hands, { answers = {} }: Kind, brand: string) {
  const words = page.getByRole('group', { name: 'What words mean' });
  const form = page.getByRole('form', { name: 'Columns of the file' });
  const labels = await form
    .locator('fieldset input[aria-label]')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('aria-label')!));
  for (const label of labels) {
    const field = words.getByLabel(label, { exact: true });
    const word = wordIn(label);
    if (label.startsWith('Brand of')) await nameBrand(page, hands, field, answers.brand?.[''] ?? brand);
    else if (label.startsWith('Category of'))
      await pickCategory(page, hands, field, answers.category?.[word]);
    else await fillNumber(hands, field, label, answers);
  }
}

const wordIn = (label: string): string =>
  /“(.*)”/.exec(label)?.[1] ?? /^One dollar in (?!the)(.*)$/.exec(label)?.[1] ?? '';

async function nameBrand(page: Page, { press, fill }: Hands, field: Locator, brand: string) {
  await fill(field, brand);
  const known = page.getByTitle(brand, { exact: true });
  await press(page.getByTitle(`Create ${brand}`).or(known).first());
  await page.locator('fieldset').getByTitle(brand, { exact: true }).waitFor();
}

const categoryWords: Record<string, string> = { headphone: 'Headphone', mousepad: 'Mousepad' };

async function pickCategory(page: Page, hands: Hands, field: Locator, category: string | undefined) {
  if (category) await pick(page, hands, field, new RegExp(categoryWords[category] ?? category, 'i'));
}

async function fillNumber(
  { fill }: Hands,
  field: Locator,
  label: string,
  answers: NonNullable<Kind['answers']>,
) {
  const kind = label.startsWith('How many') ? 'stock' : label.startsWith('Price of') ? 'price' : 'currency';
  const said = answers[kind]?.[wordIn(label)];
  if (said !== undefined) await fill(field, said);
}

async function pick(page: Page, { press }: Hands, field: Locator, option: string | RegExp) {
  await press(field);
  await press(page.locator('.ant-select-item-option').filter({ hasText: option, visible: true }).first());
}

/** Brands that the file names and the shop does not have are created with one press. */
async function makeBrands(page: Page, { press }: Hands) {
  await page.getByRole('region', { name: /^Check of / }).waitFor();
  const create = page.getByRole('button', { name: /^Create (it|all \d+), with/ });
  if ((await create.count()) === 0) return;
  await press(create);
  await page.getByText('Created. Please check the file again.').waitFor();
  const before = page.url();
  await press(page.getByRole('button', { name: 'Check the file again' }));
  // Until then the one of before stays, with the rows of it that can be saved.
  await page.waitForURL((url) => url.href !== before);
  await page
    .getByRole('button', { name: 'Check the file again' })
    .or(page.getByText(', 0 skipped.'))
    .first()
    .waitFor();
}

/** Those of the last products of the shop that were in the file, hidden ones too. */
async function productsOf({ saved }: Kind): Promise<string[]> {
  const admin = await stage.admin();
  const places = ['shop', 'hidden'].map((place) =>
    admin.call('GET', `/api/admin/products?place=${place}&limit=20`),
  );
  const lists = (await Promise.all(places)).flatMap(({ body }) => body.products as { name: string }[]);
  const wanted = new Set(saved.map(([name]) => name));
  return [...new Set(lists.flatMap(({ name }) => (wanted.has(name) ? [name] : [])))].sort();
}

const documented = (name: string): number | undefined => {
  const row = readFileSync(document, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${name} `));
  return row === undefined ? undefined : Number(row.split('|')[3]);
};

function writeTable(): void {
  const lines = readFileSync(document, 'utf8').split('\n');
  const head = lines.findIndex((line) => line.startsWith('| ---'));
  const end = lines.findIndex((line, place) => place > head && !line.startsWith('|'));
  writeFileSync(document, [...lines.slice(0, head + 1), ...table, ...lines.slice(end)].join('\n'));
}
