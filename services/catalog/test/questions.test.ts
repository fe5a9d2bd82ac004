import type { EventData, EventType } from '@mekong/contracts';
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

const givenProduct = async (name = aName('Mouse')): Promise<number> =>
  (await createProduct(catalog, seller, { brand, name })).body.product.id;
const ask = (who: Identity, productId: number, text = 'Is it quiet?') =>
  catalog.as(who).post(`/api/products/${productId}/questions`, { text });
const shownOf = async (productId: number, search = '') =>
  (await catalog.as().get(`/api/products/${productId}/questions${search}`)).body;
const mineOf = async (who: Identity, productId: number) =>
  (await catalog.as(who).get(`/api/products/${productId}/questions/mine`)).body.questions;
const change = (who: Identity, id: number, to: object) =>
  catalog.as(who).patch(`/api/admin/questions/${id}`, to);

/** A question of a new customer about a product. */
async function givenQuestion(productId: number, text?: string) {
  const asker = aCustomer({ name: 'Sok Dara' });
  return { asker, id: (await ask(asker, productId, text)).body.question.id as number };
}

/** What the other services were told of a question. */
const toldOf = async <T extends EventType>(type: T, id: number) =>
  (await outboxOf(catalog.databaseUrl))
    .filter((event) => event.type === type)
    .map(({ data }) => data as EventData<T>)
    .filter((data) => (data as { question_id?: number }).question_id === id);

describe('a question about a product', () => {
  it('waits for its answer, is seen by its asker alone, and is told of', async () => {
    const productId = await givenProduct();
    const asker = aCustomer({ name: 'Sok Dara' });
    const { status, body } = await ask(asker, productId);
    expect([status, body.message]).toEqual([201, 'Thank you! We answer by email, and here.']);
    expect(body.question).toMatchObject({ author: 'Sok Dara', text: 'Is it quiet?', status: 'waiting' });
    expect((await shownOf(productId)).total).toBe(0);
    expect(await mineOf(asker, productId)).toEqual([body.question]);
    expect(await mineOf(aCustomer(), productId)).toEqual([]);
    expect(await toldOf('question.asked.v1', body.question.id)).toMatchObject([
      { product_id: productId, seller_id: seller.userId },
    ]);
  });

  it('is shown with its answer, newest first and in pages, without the address of whoever asked', async () => {
    const productId = await givenProduct();
    const ids = [];
    for (const text of ['One?', 'Two?']) {
      const { id } = await givenQuestion(productId, text);
      await change(seller, id, { answer: `About ${text}` });
      ids.push(id);
    }
    const page = await shownOf(productId, '?limit=1&page=2');
    expect(page).toMatchObject({ page: 2, total: 2, totalPages: 2 });
    expect(Object.keys(page.questions[0]).sort()).toEqual(
      ['answer', 'answered_at', 'author', 'created_at', 'id', 'text'].sort(),
    );
    expect(page.questions).toMatchObject([{ id: ids[0], text: 'One?', answer: 'About One?' }]);
  });

  it('is the same question while it waits, however often it is sent', async () => {
    const productId = await givenProduct();
    const asker = aCustomer();
    const answers = await Promise.all([1, 2, 3].map(() => ask(asker, productId)));
    expect(new Set(answers.map(({ body }) => body.question.id)).size).toBe(1);
    expect(await toldOf('question.asked.v1', answers[0]!.body.question.id)).toHaveLength(1);
  });

  it('is refused beyond ten that wait, even at once, until one is answered or taken back', async () => {
    const productId = await givenProduct();
    const asker = aCustomer();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, place) => ask(asker, productId, `Question ${place}`)),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => [body.code, body.params])).toEqual(
      Array(2).fill(['TOO_MANY_QUESTIONS', { most: 10 }]),
    );
    const [taken] = answers.filter(({ status }) => status === 201);
    await change(seller, taken!.body.question.id, { answer: 'Yes' });
    expect((await ask(asker, productId, 'One more')).status).toBe(201);
  });

  it('counts for a day, also once it is taken back, so that nobody asks without end', async () => {
    const productId = await givenProduct();
    const asker = aCustomer();
    for (let count = 0; count < 30; count += 1) {
      const { id } = (await ask(asker, productId, `Question ${count}`)).body.question;
      await catalog.as(asker).delete(`/api/products/${productId}/questions/${id}`);
    }
    const { status, body } = await ask(asker, productId, 'One more');
    expect([status, body.params]).toEqual([429, { most: 30, reason: 'day' }]);
    const yesterday = "UPDATE questions SET created_at = created_at - interval '25 hours' WHERE user_id = $1";
    await query(catalog.databaseUrl, yesterday, [asker.userId]);
    expect((await ask(asker, productId, 'One more')).status).toBe(201);
    const left = await query(catalog.databaseUrl, 'SELECT text FROM questions WHERE user_id = $1', [
      asker.userId,
    ]);
    expect(left).toEqual([{ text: 'One more' }]);
  });

  it('that was taken back leaves no words, for staff neither', async () => {
    const name = aName('Lamp');
    const productId = await givenProduct(name);
    const { asker, id } = await givenQuestion(productId, 'Where do I live?');
    await catalog.as(asker).delete(`/api/products/${productId}/questions/${id}`);
    const rows = await query(catalog.databaseUrl, 'SELECT author, text, email FROM questions WHERE id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ author: '', text: '', email: null }]);
    const { body } = await catalog.as(admin).get(`/api/admin/questions?q=${encodeURIComponent(name)}`);
    expect(body.total).toBe(0);
    expect((await change(seller, id, { answer: 'Here' })).status).toBe(404);
  });

  it('can be taken back by whoever asked, with its answer, and by nobody else', async () => {
    const productId = await givenProduct();
    const { asker, id } = await givenQuestion(productId);
    await change(seller, id, { answer: 'Yes' });
    const path = `/api/products/${productId}/questions/${id}`;
    expect((await catalog.as(aCustomer()).delete(path)).status).toBe(404);
    expect((await shownOf(productId)).total).toBe(1);
    expect((await catalog.as(asker).delete(path)).status).toBe(200);
    expect((await shownOf(productId)).total).toBe(0);
    expect((await toldOf('question.settled.v1', id)).map(({ decision }) => decision)).toEqual([
      'answered',
      'deleted',
    ]);
  });

  it.each([
    ['no text', '', 'REQUIRED'],
    ['blanks alone', '   ', 'REQUIRED'],
    ['1,001 letters', 'x'.repeat(1_001), 'TOO_LONG'],
  ])('of %s is refused, naming the field', async (_of, text, code) => {
    const { status, body } = await ask(aCustomer(), await givenProduct(), text);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: 'text', code }]);
  });

  it('needs a session with a verified email, and a product that is in the shop', async () => {
    const productId = await givenProduct();
    const text = { text: 'Is it quiet?' };
    expect((await catalog.as().post(`/api/products/${productId}/questions`, text)).status).toBe(401);
    expect((await ask(aCustomer({ verified: false }), productId)).status).toBe(403);
    expect((await ask(aCustomer(), 999_999)).status).toBe(404);
    await catalog.as(seller).patch(`/api/products/${productId}`, { hidden: true });
    expect((await ask(aCustomer(), productId)).status).toBe(404);
  });

  it('is shown to nobody while its product is hidden', async () => {
    const productId = await givenProduct();
    await change(seller, (await givenQuestion(productId)).id, { answer: 'Yes' });
    await catalog.as(seller).patch(`/api/products/${productId}`, { hidden: true });
    expect(await shownOf(productId)).toMatchObject({ questions: [], total: 0 });
  });

  it('of a deleted account stays, without name and address, and is not mailed', async () => {
    const productId = await givenProduct();
    const { asker, id } = await givenQuestion(productId);
    await catalog.others.deliver(
      anEvent('user.deleted.v1', asker.userId, { user_id: asker.userId, email: asker.email }),
    );
    await change(seller, id, { answer: 'Yes' });
    expect((await shownOf(productId)).questions).toMatchObject([
      { author: 'A former customer', is_former_customer: true },
    ]);
    expect(await toldOf('question.answered.v1', id)).toEqual([]);
    expect(await query(catalog.databaseUrl, 'SELECT email FROM questions WHERE id = $1', [id])).toEqual([
      { email: null },
    ]);
    expect((await ask(asker, productId, 'And now?')).status).toBe(404);
  });
});

describe('staff', () => {
  it('answer a question, which its asker is told once, however often the answer is mended', async () => {
    const productId = await givenProduct('Quiet mouse');
    const { asker, id } = await givenQuestion(productId);
    for (const answer of ['Yes', 'Yes, very', '', 'Yes']) await change(seller, id, { answer });
    expect(await toldOf('question.answered.v1', id)).toEqual([
      {
        question_id: id,
        customer: { user_id: asker.userId, email: asker.email, name: 'Sok Dara' },
        product: { id: productId, name: 'Quiet mouse', category: 'mouse' },
        text: 'Is it quiet?',
        answer: 'Yes',
      },
    ]);
  });

  it('take an answer back: the question waits again', async () => {
    const productId = await givenProduct();
    const { id } = await givenQuestion(productId);
    await change(seller, id, { answer: 'Yes' });
    const { question } = (await change(seller, id, { answer: '' })).body;
    expect(question).toMatchObject({ status: 'waiting', answer: null, answered_at: null });
    expect((await shownOf(productId)).total).toBe(0);
  });

  it('hide a question and show it again, with its answer', async () => {
    const productId = await givenProduct();
    const { id } = await givenQuestion(productId);
    await change(seller, id, { answer: 'Yes' });
    expect((await change(admin, id, { hidden: true })).body.question).toMatchObject({ status: 'hidden' });
    expect((await shownOf(productId)).total).toBe(0);
    await change(admin, id, { hidden: false });
    expect((await shownOf(productId)).questions).toMatchObject([{ answer: 'Yes' }]);
  });

  it('who have seen an older version are told what it is now', async () => {
    const { id } = await givenQuestion(await givenProduct());
    await change(seller, id, { answer: 'Yes', version: 1 });
    const { status, body } = await change(admin, id, { answer: 'No', version: 1 });
    expect([status, body.code, body.current.answer]).toEqual([409, 'STALE_EDIT', 'Yes']);
  });

  it('see and answer only questions about their own products, admins all', async () => {
    const { id } = await givenQuestion(await givenProduct());
    const idsOf = async (who: Identity) =>
      (await catalog.as(who).get('/api/admin/questions?limit=100')).body.questions.map(
        (question: { id: number }) => question.id,
      );
    expect(await idsOf(seller)).toContain(id);
    expect(await idsOf(admin)).toContain(id);
    expect(await idsOf(staff('seller'))).toEqual([]);
    expect((await change(staff('seller'), id, { answer: 'Mine!' })).status).toBe(404);
  });

  it('find questions by status, and by words of the text, its author or the product', async () => {
    const name = aName('Lantern');
    const { id } = await givenQuestion(await givenProduct(name), 'Does it GLOW überall?');
    const found = async (search: Record<string, string>) =>
      (await catalog.as(admin).get(`/api/admin/questions?${new URLSearchParams(search)}`)).body.questions.map(
        (question: { id: number }) => question.id,
      );
    expect(await found({ q: 'Uberall dara' })).toContain(id);
    expect(await found({ q: name, status: 'waiting' })).toEqual([id]);
    expect(await found({ q: name, status: 'hidden' })).toEqual([]);
  });

  it('copy all questions of a person', async () => {
    const { asker, id } = await givenQuestion(await givenProduct());
    const { body } = await catalog
      .as({ ...admin, passwordAt: Date.now() / 1_000 })
      .get(`/api/admin/users/${asker.userId}/questions`);
    expect(body.questions).toMatchObject([{ id, text: 'Is it quiet?' }]);
  });
});
