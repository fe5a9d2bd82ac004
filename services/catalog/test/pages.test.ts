import { parseEvent } from '@mekong/contracts';
import { outboxOf, query, staff } from '@mekong/testing';
import type { QueryRunner } from 'typeorm';
import { DeliveryDays1766500000000 } from '../src/migrations/1766500000000-delivery-days.js';
import { TellSettings1764800000000 } from '../src/migrations/1764800000000-tell-settings.js';
import { startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
const admin = staff('admin');
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const shown = async (slug: string) => (await catalog.as().get(`/api/pages/${slug}`)).body.page;
const shop = async () => (await catalog.as().get('/api/shop')).body.shop;
const changePage = (slug: string, change: object) =>
  catalog.as(admin).patch(`/api/admin/pages/${slug}`, change);
const changeShop = (change: object) => catalog.as(admin).patch('/api/admin/shop', change);
const lastEntry = async () => (await outboxOf(catalog.databaseUrl, admin.userId)).at(-1)!.data;

const texts = { title: 'Returning', title_km: 'ប្រគល់វិញ', text: 'Bring it back.', text_km: 'យកមកវិញ។' };
const facts = {
  ...{ address: '12 Riverside', address_km: 'ផ្ទះលេខ ១២', hours: '9 to 5', hours_km: '៩ ដល់ ៥' },
  ...{ phone: '012 345 678', telegram: 'mekong_gear', messenger: '' },
};

describe('the pages of a new shop', () => {
  it('have texts in both languages, for everybody', async () => {
    const { body } = await catalog.as(admin).get('/api/admin/pages');
    const slugs = body.pages.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toEqual(['about', 'delivery', 'returns', 'warranty', 'privacy', 'terms']);
    for (const slug of slugs) {
      const page = await shown(slug);
      expect([page.title, page.text]).not.toContain('');
      expect([page.title_km, page.text_km]).toEqual(Array(2).fill(expect.stringMatching(/[\u1780-\u17d3]/)));
    }
  });

  it('answer 404 to any other name', async () => {
    expect((await catalog.as().get('/api/pages/nothing')).status).toBe(404);
    expect((await changePage('nothing', texts)).status).toBe(404);
  });

  it('have a footer that names no phone and no Telegram of anybody', async () => {
    expect(await shop()).toMatchObject({ address: 'Phnom Penh, Cambodia', phone: '', telegram: '' });
  });
});

describe('a page', () => {
  it('is shown as an admin has written it, which the audit log is told', async () => {
    const { status, body } = await changePage('returns', { ...texts, version: 1 });
    expect([status, body.page]).toEqual([200, expect.objectContaining({ ...texts, version: 2 })]);
    expect(await shown('returns')).toMatchObject(texts);
    expect(await lastEntry()).toMatchObject({
      action: 'page.edited',
      subject: { type: 'page', id: 'returns' },
      before: { title: 'Returns' },
      after: { title: 'Returning' },
    });
  });

  it('of which somebody else has changed the text is not overwritten', async () => {
    await changePage('terms', { ...texts, version: 1 });
    const { status, body } = await changePage('terms', { ...texts, title: 'Rules', version: 1 });
    expect([status, body.code, body.changed]).toEqual([409, 'STALE_EDIT', ['title']]);
    expect(body.current).toMatchObject({ ...texts, version: 2 });
  });

  it('that was saved can be saved again, as when the answer was lost', async () => {
    await changePage('privacy', { ...texts, version: 1 });
    const { status, body } = await changePage('privacy', { ...texts, version: 1 });
    expect([status, body.page.version]).toEqual([200, 2]);
  });

  it('needs all of its texts, none too long', async () => {
    const { status, body } = await changePage('about', { ...texts, title_km: ' ', text: 'x'.repeat(8_001) });
    const faults = body.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
    expect([status, ...faults]).toEqual([400, 'title_km REQUIRED', 'text TOO_LONG']);
  });
});

describe('the page on delivery of a shop of before', () => {
  const upgrade = () =>
    new DeliveryDays1766500000000().up({
      query: (sql: string, values: unknown[]) => query(catalog.databaseUrl, sql, values),
    } as QueryRunner);
  const days =
    '- Phnom Penh: usually one to two working days after payment.\n- Provinces: usually two to four working days after payment.\n\nHolidays and floods can make it longer.';
  const textOf = async () => (await catalog.as().get('/api/pages/delivery')).body.page.text;

  it('leaves the days to the table, and keeps the rest', async () => {
    await changePage('delivery', { ...texts, text: `# Ours\n${days}\n\nCall us.` });
    await upgrade();
    expect(await textOf()).toMatch(/^# Ours\nHow many working days .* the table below\..*\n\nCall us\.$/);
  });

  it('stays as an admin has written it', async () => {
    await changePage('delivery', { ...texts, text: 'Within an hour.' });
    await upgrade();
    expect(await textOf()).toBe('Within an hour.');
  });
});

describe('the facts of the footer', () => {
  it('are shown as an admin has written them, and can be left out', async () => {
    expect((await changeShop({ ...facts, version: 1 })).status).toBe(200);
    expect(await shop()).toEqual({
      ...{ ...facts, riel_rate: 4_100, prices: 'dollars-first' },
      look: expect.objectContaining({ name: 'Mekong Gear' }),
    });
    expect(await lastEntry()).toMatchObject({ action: 'shop.edited', after: { phone: '012 345 678' } });
    await changeShop({ ...facts, phone: '', hours: '' });
    expect(await shop()).toMatchObject({ phone: '', hours: '' });
  });

  it('are told to the other services', async () => {
    await changeShop({ ...facts, address: '13 Riverside' });
    const { version } = (await catalog.as(admin).get('/api/admin/shop')).body.shop;
    const settings = (await outboxOf(catalog.databaseUrl, 'shop')).at(-1)!;
    expect(settings.type).toBe('settings.changed.v1');
    expect(settings.data).toEqual({ version, shop: { ...facts, address: '13 Riverside' } });
  });

  it('of a shop of before are told when it is upgraded', async () => {
    await changeShop({ ...facts, hours: 'Always' });
    const toldBefore = await outboxOf(catalog.databaseUrl, 'shop');
    const upgrade = new TellSettings1764800000000();
    await upgrade.up({ query: (sql: string) => query(catalog.databaseUrl, sql) } as QueryRunner);
    const told = await outboxOf(catalog.databaseUrl, 'shop');
    expect(told).toHaveLength(toldBefore.length + 1);
    expect(parseEvent(told.at(-1)).data).toEqual(toldBefore.at(-1)!.data);
  });

  it.each([
    ['https://m.me/mekong.gear', 'mekong.gear'],
    ['https://www.facebook.com/mekong.gear/?ref=1', 'mekong.gear'],
    ['mekong.gear', 'mekong.gear'],
    ['https://www.facebook.com/profile.php?id=100064123456', '100064123456'],
    ['https://www.facebook.com/profile.php?mibextid=ZbWK&id=100064123456', '100064123456'],
    ['facebook.com/people/Sok-Shop/100064123456/', '100064123456'],
    ['https://web.facebook.com/p/Sok-Shop-100064123456/', '100064123456'],
    ['', ''],
  ])(
    'have the Messenger name that is typed as %p, and keep it where an edit does not give it',
    async (typed, kept) => {
      await changeShop({ ...facts, messenger: typed });
      expect((await shop()).messenger).toBe(kept);
      const { messenger: _, ...others } = facts;
      await changeShop({ ...others, hours: `${typed} o'clock` });
      expect((await shop()).messenger).toBe(kept);
    },
  );

  it.each([
    'https://www.facebook.com/share/1AbCdEf/',
    'facebook.com/groups/100064',
    'facebook.com/profile.php',
  ])('have no Messenger name by %p, which names no page', async (typed) => {
    expect((await changeShop({ ...facts, messenger: typed })).body).toMatchObject({
      ...{ status: 400, errors: [{ field: 'messenger', code: 'WRONG_FORMAT' }] },
    });
  });

  it('refuse what is no name on Messenger', async () => {
    const { body } = await changeShop({ ...facts, messenger: 'javascript:alert(1)' });
    expect(body).toMatchObject({ status: 400, errors: [{ field: 'messenger' }] });
  });

  it.each([
    ['@mekong_gear', 'mekong_gear'],
    ['https://t.me/Mekong_Gear/', 'Mekong_Gear'],
    ['', ''],
  ])('have the Telegram name that is typed as %p', async (typed, kept) => {
    await changeShop({ ...facts, telegram: typed });
    expect((await shop()).telegram).toBe(kept);
  });

  it('refuse what is no phone number and no name on Telegram', async () => {
    const { status, body } = await changeShop({
      ...facts,
      phone: 'call me',
      telegram: 'javascript:alert(1)',
    });
    expect([status, ...body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      'phone',
      'telegram',
    ]);
  });

  it('that somebody else has changed are not overwritten', async () => {
    const { version } = (await catalog.as(admin).get('/api/admin/shop')).body.shop;
    await changeShop({ ...facts, hours: '8 to 6', version });
    const { status, body } = await changeShop({ ...facts, hours: '10 to 4', version });
    expect([status, body.code, body.current.hours]).toEqual([409, 'STALE_EDIT', '8 to 6']);
    expect((await changeShop({ ...facts, hours: '8 to 6', version })).status).toBe(200);
  });
});

it('sellers read and write neither', async () => {
  const seller = catalog.as(staff('seller'));
  const answers = [
    await seller.get('/api/admin/pages'),
    await seller.patch('/api/admin/pages/about', texts),
    await seller.get('/api/admin/shop'),
    await seller.patch('/api/admin/shop', facts),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
