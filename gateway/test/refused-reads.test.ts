import { jest } from '@jest/globals';
import type { ServiceClient } from '../src/replicas/service-client.js';
import type { GatewayConfig } from '../src/config.js';
import type { AnswerMaker } from '../src/answers/answer-maker.js';
import { CachedReads } from '../src/cache/cached-reads.js';
import { LastAnswers } from '../src/cache/last-answers.js';
import type { MicroCache } from '../src/cache/micro-cache.js';
import { publicReadOf } from '../src/routes/public-reads.js';
import { FairReads } from '../src/admission/fair-reads.js';

let now = 0;
const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
afterAll(() => clock.mockRestore());

/** What is said of searches that are more than may wait, to a catalogue so slow that they would wait for too long. */
async function refusalsOf(addressOf: (search: number) => string): Promise<unknown[]> {
  let answer: (answer: object) => void = () => undefined;
  const slow = new Promise((resolve) => (answer = resolve));
  const catalogue = { call: () => slow } as unknown as ServiceClient;
  const empty = { find: () => undefined, get: (_key: string, load: () => unknown) => load() };
  const config = { GATEWAY_KEY: 'key', READ_TIMEOUT_MS: 3_000 } as GatewayConfig;
  const cache = empty as unknown as MicroCache;
  const [last, answers] = [new LastAnswers(), {} as AnswerMaker];
  const reads = new CachedReads(cache, catalogue, last, answers, new FairReads(), config);
  const sent = Array.from({ length: 600 }, (_, search) =>
    reads.get(publicReadOf(`/api/products?q=mouse${search}`)!, addressOf(search)),
  );
  now += 1_000;
  answer({ status: 200, headers: {} });
  const results = await Promise.allSettled(sent);
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
}

it('reads beyond those that may wait are refused with 429 where one network has sent them', async () => {
  const [first] = await refusalsOf(() => '10.1.1.1');
  expect(first).toMatchObject({ status: 429, params: { reason: 'network' }, retryAfter: 2 });
});

it('and with 503 where many have come at once', async () => {
  const [first] = await refusalsOf((search) => `10.${search % 250}.${Math.floor(search / 250)}.1`);
  expect(first).toMatchObject({ status: 503, code: 'UNAVAILABLE', retryAfter: 2 });
});
