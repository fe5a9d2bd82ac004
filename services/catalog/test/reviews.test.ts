import { randomUUID } from 'node:crypto';
import type { EventData } from '@mekong/contracts';
import type { Identity } from '@mekong/service-defaults';
import { aCustomer, anEvent, outboxOf, query, staff } from '@mekong/testing';
import { aName, createProduct, givenBrand, startCatalog, type CatalogUnderTest } from './builders.js';

let catalog: CatalogUnderTest;
let brand: string;
const seller = staff('seller');
const admin = staff('admin');
beforeAll(async () => {
  catalog = await startCatalog();
  brand = (await givenBrand(catalog)).name;
});
afterAll(() => catalog.stop());

const givenProduct = async (): Promise<number> =>
  (await createProduct(catalog, seller, { brand, name: aName('Mouse') })).body.product.id;

const usd = { amount: 100, currency: 'USD' as const };
const customerOf = ({ userId, email, name }: Identity) => ({ user_id: userId, email, name });

/** A customer who has paid for a product, with their order. */
async function givenBuyer(
  productId: number,
  name = 'Sok Dara',
  buyer: Identity = aCustomer({ name }),
): Promise<{ buyer: Identity; orderId: string }> {
  const orderId = randomUUID();
  const bill = { subtotal: usd, shipping: usd, tax: usd, total: usd };
  await catalog.others.deliver(
    anEvent('order.paid.v1', orderId, {
      ...bill,
      order_id: orderId,
      customer: customerOf(buyer),
      customer_name: name,
      phone_number: '012345678',
      shipping_address: 'Phnom Penh',
      lines: [{ product_id: productId, name: 'Mouse', price: usd, quantity: 1 }],
      transaction_id: 'T1',
      paid_at: new Date().toISOString(),
    }),
  );
  return { buyer, orderId };
}

const write = (who: Identity, productId: number, rating = 5, text = 'Light and quick') =>
  catalog.as(who).put('/api/reviews/mine', { product_id: productId, rating, text });
const shownOf = async (productId: number) =>
  (await catalog.as().get(`/api/reviews?product_id=${productId}`)).body;
const ratingOf = async (productId: number) =>
  (await catalog.as().get(`/api/products/${productId}`)).body.product.rating;
const moderate = (who: Identity, id: number, change: object) =>
  catalog.as(who).patch(`/api/admin/reviews/${id}`, change);

/** The reviews of the product that the other services were told of, in turn. */
const toldOf = async (productId: number) =>
  (await outboxOf(catalog.databaseUrl))
    .filter((event) => event.type === 'review.waiting.v1')
    .map(({ data }) => data as EventData<'review.waiting.v1'>)
    .filter((data) => data.product_id === productId);

/** An approved review by a buyer of the product. */
async function givenShown(productId: number, rating = 5): Promise<{ buyer: Identity; id: number }> {
  const { buyer } = await givenBuyer(productId);
  const { id } = (await write(buyer, productId, rating)).body.review;
  await moderate(admin, id, { status: 'approved' });
  return { buyer, id };
}

describe('a review', () => {
  it('can be written by a customer who bought the product, and is pending', async () => {
    const productId = await givenProduct();
    const { buyer } = await givenBuyer(productId);
    const { status, body } = await write(buyer, productId, 4, 'Good');
    expect(status).toBe(200);
    expect(body.review).toMatchObject({ rating: 4, text: 'Good', author: 'Sok Dara', status: 'pending' });
    expect((await shownOf(productId)).reviews).toEqual([]);
  });

  it('is told of when it is written or changed, not when it is sent again', async () => {
    const productId = await givenProduct();
    const { buyer } = await givenBuyer(productId);
    for (const rating of [4, 4, 2]) await write(buyer, productId, rating);
    expect(await toldOf(productId)).toMatchObject([
      { rating: 4, cause: 'written', seller_id: seller.userId },
      { rating: 2, cause: 'written' },
    ]);
  });

  it('is refused to a customer who did not buy the product', async () => {
    const { status, body } = await write(aCustomer(), await givenProduct());
    expect([status, body.code]).toEqual([403, 'NOT_BOUGHT']);
  });

  it('is refused after the only order of the product was refunded', async () => {
    const productId = await givenProduct();
    const { buyer, orderId } = await givenBuyer(productId);
    const refund = { order_id: orderId, customer: customerOf(buyer), total: usd };
    await catalog.others.deliver(anEvent('order.refunded.v1', orderId, refund));
    expect((await write(buyer, productId)).status).toBe(403);
  });

  it("is refused to the product's seller, even if they bought it", async () => {
    const productId = await givenProduct();
    await givenBuyer(productId, seller.name, seller);
    const { status, body } = await write(seller, productId);
    expect([status, body.code]).toEqual([403, 'OWN_PRODUCT']);
    const mine = await catalog.as(seller).get(`/api/reviews/mine?product_id=${productId}`);
    expect(mine.body).toEqual({ may_review: false, review: null });
  });

  it('exists once for each customer and product: another one replaces it and is pending again', async () => {
    const productId = await givenProduct();
    const { buyer } = await givenShown(productId);
    await write(buyer, productId, 2, 'It broke');
    expect((await shownOf(productId)).total).toBe(0);
    const { body } = await catalog.as(buyer).get(`/api/reviews/mine?product_id=${productId}`);
    expect(body).toMatchObject({
      may_review: true,
      review: { rating: 2, text: 'It broke', status: 'pending' },
    });
  });

  it("loses the shop's answer when its text is changed", async () => {
    const productId = await givenProduct();
    const { buyer, id } = await givenShown(productId);
    await moderate(admin, id, { answer: 'We are glad' });
    expect((await write(buyer, productId, 1, 'It broke')).body.review.answer).toBeNull();
    await moderate(admin, id, { status: 'approved' });
    expect((await shownOf(productId)).reviews).toMatchObject([{ answer: null, answered_at: null }]);
  });

  it('stays approved and keeps its answer when it is sent again unchanged', async () => {
    const productId = await givenProduct();
    const { buyer, id } = await givenShown(productId);
    await moderate(admin, id, { answer: 'We are glad' });
    const { body } = await write(buyer, productId);
    expect(body.message).toBe('Your review stays as it is.');
    expect((await shownOf(productId)).reviews).toMatchObject([{ answer: 'We are glad' }]);
  });

  it('of a deleted account stays, without the name', async () => {
    const productId = await givenProduct();
    const { buyer } = await givenShown(productId);
    await catalog.others.deliver(
      anEvent('user.deleted.v1', buyer.userId, { user_id: buyer.userId, email: 'gone@shop.example' }),
    );
    expect((await shownOf(productId)).reviews).toMatchObject([
      { author: 'A former customer', is_former_customer: true, rating: 5 },
    ]);
    expect(await ratingOf(productId)).toEqual({ average: 5, count: 1 });
    const found = await catalog.as(seller).get('/api/admin/reviews?q=former');
    expect(found.body.reviews.map((one: { author: string }) => one.author)).toContain('A former customer');
  });

  it('cannot bring the name of a deleted account back, and neither can a sale that is told late', async () => {
    const productId = await givenProduct();
    const { buyer } = await givenBuyer(productId);
    await catalog.others.deliver(
      anEvent('user.deleted.v1', buyer.userId, { user_id: buyer.userId, email: buyer.email }),
    );
    expect((await write(buyer, productId)).status).toBe(403);
    const late = await givenBuyer(productId, buyer.name, buyer);
    expect((await write(late.buyer, productId)).status).toBe(403);
    expect(await query(catalog.databaseUrl, 'SELECT FROM sales WHERE user_id = $1', [buyer.userId])).toEqual(
      [],
    );
  });

  it('exists once even when it is sent several times at the same time', async () => {
    const productId = await givenProduct();
    const { buyer } = await givenBuyer(productId);
    const answers = await Promise.all([1, 2, 3, 4].map((rating) => write(buyer, productId, rating)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.review.id)).size).toBe(1);
  });

  it('is shown to nobody while its product is hidden or deleted', async () => {
    const productId = await givenProduct();
    await givenShown(productId);
    const nothing = { reviews: [], total: 0, stars: [0, 0, 0, 0, 0] };
    await catalog.as(seller).patch(`/api/products/${productId}`, { hidden: true });
    expect(await shownOf(productId)).toMatchObject(nothing);
    await catalog.as(seller).patch(`/api/products/${productId}`, { hidden: false });
    expect((await shownOf(productId)).total).toBe(1);
    await catalog.as(seller).delete(`/api/products/${productId}`);
    expect(await shownOf(productId)).toMatchObject(nothing);
  });

  it('can be deleted by its author', async () => {
    const productId = await givenProduct();
    const { buyer } = await givenShown(productId);
    expect((await catalog.as(buyer).delete(`/api/reviews/mine?product_id=${productId}`)).status).toBe(200);
    expect(await ratingOf(productId)).toEqual({ average: null, count: 0 });
  });

  it.each([
    [{ rating: 6 }, 'rating'],
    [{ rating: 0 }, 'rating'],
    [{ rating: 3.5 }, 'rating'],
    [{ text: 'x'.repeat(2_001) }, 'text'],
    [{ product_id: 'x' }, 'product_id'],
  ])('with %j is refused, naming the field', async (but, field) => {
    const good = { product_id: 1, rating: 3, text: '' };
    const { status, body } = await catalog.as(aCustomer()).put('/api/reviews/mine', { ...good, ...but });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field }]);
  });

  it('requires a session with a verified email', async () => {
    const body = { product_id: 1, rating: 3, text: '' };
    expect((await catalog.as().put('/api/reviews/mine', body)).status).toBe(401);
    const unverified = aCustomer({ verified: false });
    expect((await catalog.as(unverified).put('/api/reviews/mine', body)).status).toBe(403);
  });
});

describe('the approved reviews of a product', () => {
  it('are shown with their average and make the rating of the product', async () => {
    const productId = await givenProduct();
    for (const rating of [5, 4, 4]) await givenShown(productId, rating);
    expect(await shownOf(productId)).toMatchObject({ average: 4.3, stars: [0, 0, 0, 2, 1], total: 3 });
    expect(await ratingOf(productId)).toEqual({ average: 4.3, count: 3 });
  });

  it('come in pages, newest first', async () => {
    const productId = await givenProduct();
    const first = await givenShown(productId);
    await givenShown(productId);
    const { body } = await catalog.as().get(`/api/reviews?product_id=${productId}&limit=1&page=2`);
    expect(body).toMatchObject({ reviews: [{ id: first.id }], page: 2, total: 2, totalPages: 2 });
  });

  it('are counted correctly when they are approved at the same time', async () => {
    const productId = await givenProduct();
    const ids = [];
    for (const rating of [1, 2, 3, 4, 5]) {
      const { buyer } = await givenBuyer(productId);
      ids.push((await write(buyer, productId, rating)).body.review.id as number);
    }
    await Promise.all(ids.map((id) => moderate(admin, id, { status: 'approved' })));
    expect(await ratingOf(productId)).toEqual({ average: 3, count: 5 });
  });
});

describe('staff', () => {
  it('answer a review, which the shop shows below it', async () => {
    const productId = await givenProduct();
    const { id } = await givenShown(productId);
    await moderate(seller, id, { answer: 'Thank you' });
    expect((await shownOf(productId)).reviews).toMatchObject([{ answer: 'Thank you' }]);
  });

  it('approve what waits by answering it', async () => {
    const productId = await givenProduct();
    const { buyer } = await givenBuyer(productId);
    const { id } = (await write(buyer, productId)).body.review;
    expect((await moderate(seller, id, { answer: 'Thank you' })).body.review).toMatchObject({
      status: 'approved',
      answer: 'Thank you',
    });
  });

  it('tell once that nothing is left to decide of a review', async () => {
    const productId = await givenProduct();
    const { buyer } = await givenBuyer(productId);
    const { id } = (await write(buyer, productId)).body.review;
    await moderate(seller, id, { status: 'approved' });
    await moderate(seller, id, { answer: 'Thank you' });
    await moderate(seller, id, { flagged: true });
    await moderate(admin, id, { status: 'hidden' });
    await catalog.as(buyer).delete(`/api/reviews/mine?product_id=${productId}`);
    const told = (await outboxOf(catalog.databaseUrl)).filter((event) => event.type === 'review.decided.v1');
    const decisions = told.map(({ data }) => data as EventData<'review.decided.v1'>);
    expect(decisions.filter(({ review_id }) => review_id === id).map(({ decision }) => decision)).toEqual([
      'approved',
      'hidden',
      'deleted',
    ]);
  });

  it('hide a review, which no longer counts', async () => {
    const productId = await givenProduct();
    const { id } = await givenShown(productId);
    await moderate(admin, id, { status: 'hidden' });
    expect(await ratingOf(productId)).toEqual({ average: null, count: 0 });
  });

  it('see only the reviews of their own products, admins all', async () => {
    const productId = await givenProduct();
    const { id } = await givenShown(productId);
    const idsOf = async (who: Identity) =>
      (await catalog.as(who).get('/api/admin/reviews?limit=100')).body.reviews.map(
        (review: { id: number }) => review.id,
      );
    expect(await idsOf(seller)).toContain(id);
    expect(await idsOf(staff('seller'))).toEqual([]);
    expect(await idsOf(admin)).toContain(id);
  });

  it('find reviews by status, stars and words', async () => {
    const productId = await givenProduct();
    const { buyer } = await givenBuyer(productId, 'ចាន់ ធូ');
    await write(buyer, productId, 1, 'Squeaks ÜBERALL');
    const found = async (query: string) =>
      (await catalog.as(admin).get(`/api/admin/reviews?${query}`)).body.total;
    const words = encodeURIComponent('überall ចាន់');
    expect(await found(`status=pending&rating=1&q=${words}`)).toBe(1);
    expect(await found(`status=hidden&q=${words}`)).toBe(0);
  });

  it('find the reviews of a product by its name, also once it is deleted', async () => {
    const name = aName('Lantern');
    const { id } = (await createProduct(catalog, seller, { brand, name })).body.product;
    await givenShown(id);
    const found = async () =>
      (await catalog.as(admin).get(`/api/admin/reviews?q=${encodeURIComponent(name)}`)).body.total;
    expect(await found()).toBe(1);
    await catalog.as(seller).delete(`/api/products/${id}`);
    expect(await found()).toBe(1);
  });

  it('who sell the product flag a review instead of hiding it, until an admin has decided', async () => {
    const productId = await givenProduct();
    const { id } = await givenShown(productId);
    const refused = await moderate(seller, id, { status: 'hidden' });
    expect([refused.status, refused.body.params]).toEqual([403, { reason: 'flag' }]);
    const flagged = (await moderate(seller, id, { flagged: true })).body.review;
    expect(flagged).toMatchObject({ status: 'approved', flagged_at: expect.any(String) });
    expect((await shownOf(productId)).total).toBe(1);
    expect((await toldOf(productId)).map(({ cause }) => cause)).toEqual(['written', 'flagged']);
    const decided = (await moderate(admin, id, { status: 'approved' })).body.review;
    expect(decided).toMatchObject({ status: 'approved', flagged_at: null });
  });

  it("cannot change reviews of somebody else's products", async () => {
    const { id } = await givenShown(await givenProduct());
    expect((await moderate(staff('seller'), id, { status: 'hidden' })).status).toBe(404);
    expect((await moderate(aCustomer(), id, { status: 'hidden' })).status).toBe(403);
  });

  it.each([{ status: 'approved' }, { status: 'hidden' }, { answer: 'Well said' }])(
    'cannot change their own review by %j, admins no more than others',
    async (change) => {
      const productId = await givenProduct();
      await givenBuyer(productId, admin.name, admin);
      const { id } = (await write(admin, productId)).body.review;
      const { status, body } = await moderate(admin, id, change);
      expect([status, body.code]).toEqual([403, 'OWN_REVIEW']);
      expect((await shownOf(productId)).total).toBe(0);
      expect((await moderate(admin, id, { answer: '' })).status).toBe(200);
      expect((await moderate(staff('admin'), id, change)).status).toBe(200);
    },
  );

  it('cannot overwrite a review that has changed since they read it', async () => {
    const productId = await givenProduct();
    const { buyer, id } = await givenShown(productId);
    await write(buyer, productId, 1, 'Now it says something else');
    const { status, body } = await moderate(admin, id, { status: 'approved', version: 2 });
    expect([status, body.code]).toEqual([409, 'STALE_EDIT']);
    expect(body.current).toMatchObject({ text: 'Now it says something else', version: 3 });
  });

  it('are recorded in the audit log', async () => {
    const { id } = await givenShown(await givenProduct());
    const events = await outboxOf(catalog.databaseUrl, admin.userId);
    expect(events.map(({ data }) => data)).toContainEqual(
      expect.objectContaining({
        action: 'review.moderated',
        subject: expect.objectContaining({ type: 'review', id: String(id) }),
        before: { status: 'pending' },
        after: { status: 'approved' },
      }),
    );
  });
});
