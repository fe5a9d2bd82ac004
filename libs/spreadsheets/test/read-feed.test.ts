import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isXml, readFeed, UnreadableFeed } from '../src/read-feed.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mekong-feed-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(xml: string | Buffer) {
  const path = join(folder, 'feed.xml');
  await writeFile(path, xml);
  return readFeed(path);
}

it('a feed is read as its entries, with their lines, and all that they say several times', async () => {
  const { names, entries } = await read(`<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
<item><g:id>1</g:id><title><![CDATA[Mouse & <Pad>]]></title>
  <g:additional_image_link>a</g:additional_image_link><g:additional_image_link>b</g:additional_image_link>
  <g:shipping><g:price>5 USD</g:price></g:shipping></item>
<item><g:id>2</g:id><title>K&amp;B &#x1787;</title></item>
</channel></rss>`);
  expect(names).toEqual(['id', 'title', 'additional_image_link', 'shipping_price']);
  expect(entries).toEqual([
    { line: 3, cells: ['1', 'Mouse & <Pad>', 'a\nb', '5 USD'] },
    { line: 6, cells: ['2', 'K&B ជ', '', ''] },
  ]);
});

it('an Atom feed has its links in an attribute', async () => {
  const { names, entries } = await read(
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="https://a.example/1"/></entry></feed>',
  );
  expect([names, entries[0]!.cells]).toEqual([['link'], ['https://a.example/1']]);
});

it('a feed in UTF-16 is read', async () => {
  const xml = '<?xml version="1.0" encoding="UTF-16"?><rss><item><id>ខ្មែរ</id></item></rss>';
  const bytes = Buffer.from(`\uFEFF${xml}`, 'utf16le');
  expect(isXml(bytes.subarray(0, 64))).toBe(true);
  expect((await read(bytes)).entries[0]!.cells).toEqual(['ខ្មែរ']);
});

const bomb = `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;">]>`;

it.each([
  ['has a DTD, whose entities could grow', `${bomb}<rss><item><id>&b;</id></item></rss>`],
  ['has one from elsewhere', '<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss><item><id>1</id></item></rss>'],
  ['is nested without end', `<rss><item>${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}</item></rss>`],
  ['is cut off', '<rss><item><id>1</id></item><item><id>2'],
  ['has no products', '<rss><channel></channel></rss>'],
  ['is no text', Buffer.from([0x3c, 0x72, 0x73, 0x73, 0x3e, 0xff, 0xff])],
])('a feed that %s is refused', async (_what, xml) => {
  await expect(read(xml)).rejects.toThrow(UnreadableFeed);
});

it('entities of nobody stay as they are', async () => {
  const { entries } = await read('<rss><item><id>&unknown;&nbsp;x</id></item></rss>');
  expect(entries[0]!.cells).toEqual(['&unknown;&nbsp;x']);
});
