import { waitFor } from '@mekong/testing';
import type { CatalogueClient } from '../src/cache/catalogue.client.js';
import { MicroCache } from '../src/cache/micro-cache.js';
import { ReadyAnswer } from '../src/answers/ready-answer.js';

const megabyte = 1024 * 1024;
const answer = async () => new ReadyAnswer(200, { 'content-type': 'image/webp' }, Buffer.alloc(megabyte), []);

it('rendered pages that are no longer fresh leave their place to answers that still are', async () => {
  const cache = new MicroCache({ state: () => 'unchanged' } as unknown as CatalogueClient);
  await cache.get('list', answer, { ofCatalogue: true });
  const render = (names: string[]) => Promise.all(names.map((name) => cache.get(name, answer)));
  const first = Array.from({ length: 30 }, (_, n) => `page ${n}`);
  await render(first);
  await waitFor(() => first.every((name) => cache.find(name) === undefined), { what: 'old pages' });
  await render(first.map((name) => `other ${name}`));
  expect(cache.find('list')).toBeDefined();
  cache.onApplicationShutdown();
});
