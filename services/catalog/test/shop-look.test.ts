import { outboxOf, staff } from '@mekong/testing';
import { aPng, asFile, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
const admin = staff('admin');
beforeEach(async () => {
  catalog = await startCatalog();
});
afterEach(() => catalog.stop());

const shop = async () => (await catalog.as().get('/api/shop')).body.shop;
const look = async () => (await catalog.as(admin).get('/api/admin/shop/look')).body.look;
const change = (edit: object) => catalog.as(admin).patch('/api/admin/shop/look', edit);

async function anImage(): Promise<string> {
  const form = new FormData();
  form.append('images', asFile(await aPng(64, 64)), 'logo.png');
  return (await catalog.as(admin).post('/api/admin/images', form)).body.results[0].image.url;
}

const asInAnyShop = {
  ...{ logo: null, brand_color: null, accent_color: null },
  ...{ hero_title: '', hero_title_km: '', hero_text: '', hero_text_km: '', hero_image: null },
  shelves: ['new-arrivals', 'best-sellers', 'brands', 'recently-viewed', 'promises'],
};

describe('the look of a shop', () => {
  it('is as in any shop until an admin changes it', async () => {
    expect((await shop()).look).toEqual({ name: 'Mekong Gear', ...asInAnyShop });
    expect(await look()).toEqual({
      ...{ name: '', ...asInAnyShop, mail_footer: '', mail_footer_km: '' },
      ...{ version: 1, environment: { name: null } },
    });
  });

  it('is shown as an admin has set it, which the audit log and the other services are told', async () => {
    const logo = await anImage();
    const edit = {
      name: ' Tonle  Tech ',
      logo,
      brand_color: '#7A1F5C',
      mail_footer: 'We never ask for codes.',
    };
    const { status, body } = await change({ ...edit, version: 1 });
    expect([status, body.look.version]).toEqual([200, 2]);
    expect((await shop()).look).toMatchObject({ name: 'Tonle Tech', logo, brand_color: '#7a1f5c' });
    expect((await outboxOf(catalog.databaseUrl, admin.userId)).at(-1)!.data).toMatchObject({
      action: 'shop-look.changed',
      before: { name: '' },
      after: { name: 'Tonle Tech' },
    });
    const told = (await outboxOf(catalog.databaseUrl, 'shop')).at(-1)!.data;
    expect(told).toMatchObject({
      version: 1,
      look: { version: 2, name: 'Tonle Tech', logo, mail_footer: 'We never ask for codes.' },
    });
  });

  it('is told again with how shoppers reach the shop, and the other way round', async () => {
    await change({ name: 'Tonle Tech', version: 1 });
    const { version: _, ...facts } = (await catalog.as(admin).get('/api/admin/shop')).body.shop;
    await catalog.as(admin).patch('/api/admin/shop', { ...facts, phone: '012 345 678' });
    const told = (await outboxOf(catalog.databaseUrl, 'shop')).at(-1)!.data;
    expect(told).toMatchObject({
      ...{ version: 2, shop: { phone: '012 345 678' } },
      look: { version: 2, name: 'Tonle Tech' },
    });
  });

  it('is changed part by part: what an edit does not name stays', async () => {
    await change({ hero_title: 'All for your desk', shelves: ['brands', 'new-arrivals'], version: 1 });
    await change({ accent_color: '#ffd000', version: 2 });
    expect((await shop()).look).toMatchObject({
      ...{ hero_title: 'All for your desk', shelves: ['brands', 'new-arrivals'], accent_color: '#ffd000' },
    });
  });

  it('that somebody else has changed is not overwritten', async () => {
    await change({ name: 'Tonle Tech', version: 1 });
    const { status, body } = await change({ name: 'Bassac Tech', version: 1 });
    expect([status, body.code, body.changed]).toEqual([409, 'STALE_EDIT', ['name']]);
    expect(body.current).toMatchObject({ name: 'Tonle Tech', version: 2 });
  });

  it.each([
    [{ brand_color: '#9fd4dd' }, 'brand_color', { on: 'white-text', is: 1.6, needs: 4.5 }],
    [{ brand_color: '#7a1f5c', accent_color: '#9b2d6b' }, 'accent_color', { on: 'brand' }],
  ])('refuses colours that cannot be read or seen, and says why: %j', async (edit, field, params) => {
    const { status, body } = await change({ ...edit, version: 1 });
    expect([status, body.errors]).toEqual([
      400,
      [expect.objectContaining({ field, code: 'LOW_CONTRAST', params: expect.objectContaining(params) })],
    ]);
    expect((await look()).version).toBe(1);
  });

  it.each([
    [{ shelves: ['brands', 'brands'] }, 'shelves'],
    [{ shelves: ['everything'] }, 'shelves.0'],
    [{ brand_color: 'red' }, 'brand_color'],
    [{ logo: 'https://elsewhere.example/logo.png' }, 'logo'],
    [{ logo: `/images/${'0'.repeat(32)}.webp` }, 'logo'],
    [{ hero_title: 'x'.repeat(81) }, 'hero_title'],
  ])('refuses %j', async (edit, field) => {
    const { status, body } = await change({ ...edit, version: 1 });
    expect([status, body.errors.map((one: { field: string }) => one.field)]).toEqual([400, [field]]);
  });

  it('is for admins to change', async () => {
    const answers = await Promise.all([
      catalog.as(staff('seller')).get('/api/admin/shop/look'),
      catalog.as(staff('seller')).patch('/api/admin/shop/look', { name: 'Mine', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});

describe('a name that the environment sets', () => {
  it('stands above what an admin has written, and cannot be changed', async () => {
    await change({ name: 'Tonle Tech', version: 1 });
    const named = await startCatalog({ SHOP_NAME: 'Bassac', DATABASE_URL: catalog.databaseUrl });
    expect((await named.as().get('/api/shop')).body.shop.look.name).toBe('Bassac');
    const seen = (await named.as(admin).get('/api/admin/shop/look')).body.look;
    expect(seen).toMatchObject({ name: 'Tonle Tech', environment: { name: 'Bassac' } });
    const refused = await named.as(admin).patch('/api/admin/shop/look', { name: 'Other', version: 2 });
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([
      ...[409, 'SET_BY_ENVIRONMENT', { setting: 'SHOP_NAME' }],
    ]);
    const others = await named.as(admin).patch('/api/admin/shop/look', { hero_title: 'Hello', version: 2 });
    expect(others.status).toBe(200);
    await named.stop();
  });
});
