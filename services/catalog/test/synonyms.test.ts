import { outboxOf, query, staff, waitFor } from '@mekong/testing';
import type { QueryRunner } from 'typeorm';
import { WireAndLight1765200000000 } from '../src/migrations/1765200000000-wire-and-light.js';
import { firstSynonyms } from '../src/migrations/first-synonyms.js';
import { refuseTaken } from '../src/synonyms/check-words.js';
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

const base = '/api/admin/synonyms';
const words = (...same: string[]) => ({ words: same });
const add = (body: object) => catalog.as(admin).post(base, body);
const givenGroup = async (...same: string[]) => (await add(words(...same))).body.group;
const change = (id: number, body: object) => catalog.as(admin).patch(`${base}/${id}`, body);
const namesFor = async (term: string): Promise<string[]> =>
  (await catalog.as().get(`/products?q=${encodeURIComponent(term)}`)).body.products.map(
    ({ name }: { name: string }) => name,
  );
const faultsOf = ({
  status,
  body,
}: {
  status: number;
  body: { errors?: { field: string; code: string }[] };
}) => [status, ...(body.errors ?? []).map(({ field, code }) => `${field} ${code}`)];

/** A product with a word that no other has. */
async function givenProduct(word: string): Promise<string> {
  const name = aName(`Naga ${word}`);
  await createProduct(catalog, seller, { brand, name });
  return name;
}

describe('a group of synonyms', () => {
  it('is followed by the next search, and no longer once it is deleted', async () => {
    const name = await givenProduct('qualle');
    expect(await namesFor('medusa')).toEqual([]);
    const group = await givenGroup('Qualle', 'medusa');
    expect(group.words).toEqual(['qualle', 'medusa']);
    expect(await namesFor('medusa')).toEqual([name]);
    await catalog.as(admin).delete(`${base}/${group.id}?version=1`);
    expect(await namesFor('medusa')).toEqual([]);
  });

  it('that another replica has written is followed within a moment', async () => {
    const name = await givenProduct('zebroid');
    expect(await namesFor('mulehorse')).toEqual([]);
    await query(catalog.databaseUrl, 'INSERT INTO synonyms (words) VALUES ($1)', [['zebroid', 'mulehorse']]);
    await waitFor(async () => (await namesFor('mulehorse')).length > 0);
    expect(await namesFor('mulehorse')).toEqual([name]);
  });

  it('may mean other words, which do not mean it', async () => {
    const [fish, bird] = [await givenProduct('guppyfish'), await givenProduct('dodobird')];
    await add({ words: ['critterpet'], also: ['guppyfish', 'dodobird'] });
    expect((await namesFor('critterpet')).sort()).toEqual([fish, bird].sort());
    expect(await namesFor('guppyfish')).toEqual([fish]);
  });

  it('is told to the audit log', async () => {
    const { id } = await givenGroup('auditone', 'audittwo');
    await change(id, words('auditone', 'auditthree'));
    await catalog.as(admin).delete(`${base}/${id}`);
    const entries = (await outboxOf(catalog.databaseUrl, admin.userId)).slice(-3).map(({ data }) => data);
    expect(entries).toMatchObject([
      { action: 'synonyms.created', subject: { name: 'auditone' }, after: { words: 'auditone, audittwo' } },
      { action: 'synonyms.edited', before: { words: 'auditone, audittwo' } },
      { action: 'synonyms.deleted', before: { words: 'auditone, auditthree' } },
    ]);
  });
});

describe('a group is refused', () => {
  it('with a word alone, none that can be searched, or too many', async () => {
    expect(faultsOf(await add(words('lonely')))).toEqual([400, 'words TOO_FEW_WORDS']);
    expect(faultsOf(await add(words('fine', '!!')))).toEqual([400, 'words.1 NOT_SEARCHABLE']);
    expect(faultsOf(await add({ words: ['fine'], also: ['x'.repeat(61)] }))).toEqual([
      400,
      'also.0 TOO_LONG',
    ]);
    const many = Array.from({ length: 41 }, (_, n) => `many${n}`);
    expect(faultsOf(await add(words(...many)))).toEqual([400, 'words TOO_MANY']);
  });

  it('with a word that another group has, in any letter case and number', async () => {
    await givenGroup('takenword', 'takentoo');
    const answer = await add(words('free', 'TakenWords'));
    expect(faultsOf(answer)).toEqual([400, 'words WORD_TAKEN']);
    expect(answer.body.errors[0].params).toEqual({ word: 'takenwords', group: 'takenword' });
  });

  it('beyond the five hundredth', async () => {
    const fill = `INSERT INTO synonyms (words)
      SELECT ARRAY['filled' || n, 'full' || n] FROM generate_series(1, 500) AS n`;
    await query(catalog.databaseUrl, fill);
    expect(faultsOf(await add(words('overone', 'overtwo')))).toEqual([400, 'words TOO_MANY_GROUPS']);
    await query(catalog.databaseUrl, "DELETE FROM synonyms WHERE words[1] LIKE 'filled%'");
  });
});

describe('two admins with one group', () => {
  it('the second one reads what the first has made of it', async () => {
    const { id } = await givenGroup('staleone', 'staletwo');
    await change(id, { ...words('staleone', 'stalethree'), version: 1 });
    const { status, body } = await change(id, { ...words('staleone', 'stalefour'), version: 1 });
    expect([status, body.code, body.changed]).toEqual([409, 'STALE_EDIT', ['words']]);
    expect(body.current).toEqual({ id, words: ['staleone', 'stalethree'], also: [], version: 2 });
    expect((await change(id, { ...words('staleone', 'stalethree'), version: 1 })).status).toBe(200);
    expect((await catalog.as(admin).delete(`${base}/${id}?version=1`)).body.code).toBe('STALE_EDIT');
  });

  it('of two who add the same word at once, one succeeds', async () => {
    const answers = await Promise.all([add(words('racer', 'racertwo')), add(words('racer', 'racerthree'))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});

describe('trying words', () => {
  it('finds what they would find and marks what is new, without changing any search', async () => {
    const [today, later] = [await givenProduct('gnuone'), await givenProduct('yakone')];
    const trial = { ...words('gnuone', 'yakone'), q: 'gnuone' };
    const { status, body } = await catalog.as(admin).post(`${base}/try`, trial);
    expect(status).toBe(200);
    const found = body.products.map((one: { name: string; is_new: boolean }) => [one.name, one.is_new]);
    expect(new Map(found)).toEqual(
      new Map([
        [today, false],
        [later, true],
      ]),
    );
    expect(await namesFor('gnuone')).toEqual([today]);
  });

  it('refuses a word that another group has, as saving would', async () => {
    const trial = { ...words('joyword', 'mouses'), q: 'joyword' };
    expect(faultsOf(await catalog.as(admin).post(`${base}/try`, trial))).toEqual([400, 'words WORD_TAKEN']);
  });

  it('leaves out the words that the group has now', async () => {
    await givenProduct('ibisone');
    const { id } = await givenGroup('ibisone', 'heronone');
    const trial = { ...words('elsewhere', 'heronone'), q: 'heronone', id };
    expect((await catalog.as(admin).post(`${base}/try`, trial)).body.products).toEqual([]);
  });
});

it('the synonyms of a new shop keep the same rules', () => {
  const refused = firstSynonyms.filter(({ words: same }, place) => {
    try {
      refuseTaken(same, firstSynonyms.slice(0, place));
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toEqual([]);
});

it('admins read how many synonyms there may be, and those of the start', async () => {
  const { body } = await catalog.as(admin).get(base);
  expect(body.most).toBe(500);
  expect(body.synonyms.at(-1)).toMatchObject({ words: firstSynonyms[0]!.words, version: 1 });
});

describe('an upgrade', () => {
  const upgrade = new WireAndLight1765200000000();
  const db = () => ({ query: (sql: string) => query(catalog.databaseUrl, sql) }) as QueryRunner;
  const groups = () => query(catalog.databaseUrl, 'SELECT words, also FROM synonyms ORDER BY words');

  it('tells a shop of before what wire and light mean, as a new one knows it', async () => {
    const asNew = await groups();
    await upgrade.down(db());
    expect(await groups()).toHaveLength(asNew.length - 1);
    await upgrade.up(db());
    expect(await groups()).toEqual(asNew);
  });

  it('leaves words as staff have changed them', async () => {
    await upgrade.down(db());
    await query(
      catalog.databaseUrl,
      "UPDATE synonyms SET words = words || 'kabel'::text WHERE 'cable' = ANY (words)",
    );
    await upgrade.up(db());
    const cables = await query(catalog.databaseUrl, "SELECT words FROM synonyms WHERE words[1] = 'cable'");
    expect(cables).toEqual([{ words: ['cable', 'corded', 'មានខ្សែ', 'kabel'] }]);
  });
});
