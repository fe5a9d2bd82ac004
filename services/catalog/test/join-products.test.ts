import { actsOn, staff } from '@mekong/testing';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

type Seller = ReturnType<typeof staff>;
interface Labelled {
  id: number;
  label: string;
}

/** New products of a seller, by their ids. */
async function given(seller: Seller, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1)
    ids.push((await createProduct(catalog, seller, { brand, name: aName('Joined') })).body.product.id);
  return ids;
}
const pathOf = (id: number) => `/api/admin/products/${id}/variants`;
const labelled = (ids: number[], labels: string[]) => ids.map((id, n) => ({ id, label: labels[n]! }));
const join = (by: Seller, id: number, variants: Labelled[], seen?: Labelled[]) =>
  catalog.as(by).put(pathOf(id), { variants, ...(seen && { seen }) });
const shownWith = async (id: number) => {
  const { body } = await catalog.as().get(`/api/products/${id}`);
  return body.variants?.map(({ label }: { label: string }) => label) as string[] | undefined;
};

it('a seller joins products by hand, and the shop shows each with the others', async () => {
  const seller = staff('seller');
  const ids = await given(seller, 3);
  const { status, body } = await join(seller, ids[1]!, labelled(ids, ['Black', 'White', 'Red']));
  expect([status, body.variants.map(({ label }: Labelled) => label)]).toEqual([
    200,
    ['Black', 'White', 'Red'],
  ]);
  for (const id of ids) expect(await shownWith(id)).toEqual(['Black', 'White', 'Red']);
});

it('staff see what a product is joined with, also what shoppers do not', async () => {
  const seller = staff('seller');
  const [black, white] = await given(seller, 2);
  await join(seller, black!, labelled([black!, white!], ['Black', 'White']));
  await catalog.as(seller).patch(`/api/products/${white}`, { hidden: true });
  const { body } = await catalog.as(staff('admin')).get(pathOf(black!));
  expect(body.variants).toMatchObject([
    { id: black, label: 'Black', hidden: false, stock: 10 },
    { id: white, label: 'White', hidden: true, image_url: expect.stringContaining('/images/') },
  ]);
});

it('those that are not named any more leave the family, as does a product that is to stand alone', async () => {
  const seller = staff('seller');
  const ids = await given(seller, 4);
  await join(seller, ids[0]!, labelled(ids, ['A', 'B', 'C', 'D']));
  await join(seller, ids[0]!, labelled(ids.slice(0, 3), ['A', 'B', 'C']));
  expect([await shownWith(ids[3]!), await shownWith(ids[0]!)]).toEqual([undefined, ['A', 'B', 'C']]);
  expect((await join(seller, ids[0]!, [])).body.variants).toEqual([]);
  expect([await shownWith(ids[0]!), await shownWith(ids[1]!)]).toEqual([undefined, ['B', 'C']]);
});

it('a product of another family leaves that one', async () => {
  const seller = staff('seller');
  const [a, b, c, d] = (await given(seller, 4)) as [number, number, number, number];
  await join(seller, a, labelled([a, b], ['A', 'B']));
  await join(seller, c, labelled([c, d], ['C', 'D']));
  await join(seller, a, labelled([a, b, c], ['A', 'B', 'C']));
  expect([await shownWith(a), await shownWith(d)]).toEqual([['A', 'B', 'C'], undefined]);
});

it('a product that has left its family is joined with others without it', async () => {
  const seller = staff('seller');
  const [a, b, c, d] = (await given(seller, 4)) as [number, number, number, number];
  await join(seller, a, labelled([a, b, c], ['A', 'B', 'C']));
  await join(seller, a, []);
  await join(seller, a, labelled([a, d], ['A', 'D']));
  expect([await shownWith(a), await shownWith(b)]).toEqual([
    ['A', 'D'],
    ['B', 'C'],
  ]);
});

it('only products of one seller are joined, by that seller or an admin', async () => {
  const [seller, other] = [staff('seller'), staff('seller')];
  const [own] = await given(seller, 1);
  const [foreign] = await given(other, 1);
  const both = labelled([own!, foreign!], ['A', 'B']);
  const { status, body } = await join(seller, own!, both);
  expect([status, body.errors]).toMatchObject([400, [{ field: 'variants.1.id', code: 'NO_SUCH_PRODUCT' }]]);
  expect((await join(other, own!, both)).status).toBe(404);
  expect((await catalog.as(other).get(pathOf(own!))).status).toBe(404);
  const [second] = await given(seller, 1);
  expect((await join(staff('admin'), own!, labelled([own!, second!], ['A', 'B']))).status).toBe(200);
});

it('an admin looks for products to join among those of one seller, who sees no others in any case', async () => {
  const [seller, other] = [staff('seller'), staff('seller')];
  const ids = [...(await given(seller, 2)), ...(await given(other, 1))];
  const listed = async (by: Seller) => {
    const { body } = await catalog.as(by).get(`/api/admin/products?limit=100&seller=${other.userId}`);
    return body.products.map(({ id }: { id: number }) => id);
  };
  expect(await listed(staff('admin'))).toEqual([ids[2]]);
  expect((await listed(seller)).toSorted((a: number, b: number) => a - b)).toEqual(ids.slice(0, 2));
});

it.each([
  ['the product itself among them', (ids: number[]) => labelled(ids.slice(1), ['B', 'C']), 'variants'],
  ['each product once', ([a]: number[]) => labelled([a!, a!], ['A', 'B']), 'variants'],
  [
    'each label once, however it is spelt',
    (ids: number[]) => labelled(ids, ['Red', ' RED ', 'C']),
    'variants',
  ],
  ['a label', (ids: number[]) => labelled(ids, ['A', ' ', 'C']), 'variants.1.label'],
])('a list names %s', async (_what, listOf, field) => {
  const seller = staff('seller');
  const ids = await given(seller, 3);
  const { status, body } = await join(seller, ids[0]!, listOf(ids));
  expect([status, body.errors]).toMatchObject([400, [{ field }]]);
});

it('what somebody else has joined meanwhile is not overwritten unseen, and the same list again is no edit', async () => {
  const seller = staff('seller');
  const ids = await given(seller, 2);
  const list = labelled(ids, ['A', 'B']);
  await join(seller, ids[0]!, list, []);
  const other = labelled(ids, ['A', 'Bee']);
  const { status, body } = await join(seller, ids[0]!, other, []);
  expect([status, body.code, body.current.variants.length]).toEqual([409, 'STALE_EDIT', 2]);
  expect((await join(seller, ids[0]!, list, [])).status).toBe(200);
  expect((await join(seller, ids[0]!, other, list)).status).toBe(200);
});

it('a list that reads like another one is another list', async () => {
  const seller = staff('seller');
  const ids = await given(seller, 2);
  await join(seller, ids[0]!, labelled(ids, ['A', 'B']));
  await join(seller, ids[0]!, [{ id: ids[0]!, label: `A, #${ids[1]} B` }]);
  expect((await catalog.as(seller).get(pathOf(ids[0]!))).body.variants).toHaveLength(1);
});

it('two who join products of one family at once wait for each other', async () => {
  const seller = staff('seller');
  const ids = await given(seller, 4);
  await join(seller, ids[0]!, labelled(ids, ['A', 'B', 'C', 'D']));
  const [first, last] = [labelled(ids.slice(0, 2), ['A', 'B']), labelled(ids.slice(2), ['C', 'D'])];
  const answers = await Promise.all([join(seller, ids[0]!, first), join(seller, ids[3]!, last)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

it('joining is in the audit log of the product', async () => {
  const seller = staff('seller');
  const ids = await given(seller, 2);
  await join(seller, ids[0]!, labelled(ids, ['A', 'B']));
  const acts = await actsOn(catalog.databaseUrl, String(ids[0]));
  expect(acts.at(-1)!.data).toMatchObject({
    action: 'product.edited',
    before: { variants: null },
    after: { variants: `#${ids[0]} A, #${ids[1]} B` },
  });
});
