import { jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { Problem } from '@mekong/contracts';
import type { FastifyReply } from 'fastify';
import type { LocalServices } from '../src/replicas/local-services.js';
import type { GatewayConfig } from '../src/config.js';
import { CheckoutsUnderWay } from '../src/admission/checkouts-under-way.js';

let now = 0;
const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
afterAll(() => clock.mockRestore());

const inOneProcess = { orders: {} } as unknown as LocalServices;

const given = (perNetwork = 200, local = inOneProcess) =>
  new CheckoutsUnderWay({ CALLS_PER_NETWORK: perNetwork } as unknown as GatewayConfig, local);

type Answer = EventEmitter & { statusCode: number; writableFinished: boolean };

const anAnswer = (): Answer => Object.assign(new EventEmitter(), { statusCode: 201, writableFinished: true });

let serial = 0;
beforeEach(() => void (serial = 0));
const aSession = () => `session ${(serial += 1)}`;
/** Addresses of as many wide networks. */
const elsewhere = () => `10.${(serial += 1) % 250}.${Math.floor(serial / 250)}.1`;

/** A checkout of another session and another network unless told otherwise; its answer, or what it is refused with. */
function checkOut(checkouts: CheckoutsUnderWay, { ip = elsewhere(), session = aSession() } = {}) {
  const raw = anAnswer();
  try {
    checkouts.add({ ip }, { raw } as unknown as FastifyReply, session);
    return { raw };
  } catch (refusal) {
    return { refusal: refusal as Problem };
  }
}

/** Lets checkouts in until one is refused; gives their answers, and the refusal. */
function crowd(checkouts: CheckoutsUnderWay, who: () => { ip?: string; session?: string } = () => ({})) {
  const entered: Answer[] = [];
  while (entered.length < 5_000) {
    const { raw, refusal } = checkOut(checkouts, who());
    if (!raw) return { entered, refusal };
    entered.push(raw);
  }
  return { entered };
}

function answer(entered: Answer[], afterMs: number, how: Partial<Answer> = {}): void {
  now += afterMs;
  for (const raw of entered) Object.assign(raw, how).emit('close');
}

/** Crowds that come one after the other, and are answered one by one, as by a shop that needs so long for each. */
function crowds(checkouts: CheckoutsUnderWay, msOfEach: number): void {
  for (let n = 0; n < 40; n += 1) {
    for (const raw of crowd(checkouts).entered) answer([raw], msOfEach);
    // Whoever was refused does not come back.
    now += 60_000;
  }
}

/** Numbers from 0 to 1 that are the same at each run. */
function* someNumbers(): Generator<number, never> {
  for (let seed = 1; ; seed = (seed * 48_271) % 2_147_483_647) yield seed / 2_147_483_647;
}

/**
 * How long those waited for their answers who were let in, in milliseconds, where a crowd comes within three seconds, and whoever is
 * refused comes back when told to. An order takes half of `msOfEach` to half more, and each 100th, behind a checkpoint of the
 * database, 200 ms besides.
 */
function rush(
  checkouts: CheckoutsUnderWay,
  { msOfEach, orders }: { msOfEach: number; orders: number },
): number[] {
  const random = someNumbers();
  const next = () => random.next().value;
  const takes = () => msOfEach * (0.5 + next()) + (next() < 0.01 ? 200 : 0);
  const aShopper = () => ({ at: now + next() * 3_000, ip: elsewhere(), session: aSession() });
  const come = Array.from({ length: orders }, aShopper);
  const queue: { raw: Answer; came: number }[] = [];
  const waits: number[] = [];
  let freeAt = now;
  while (come.length + queue.length > 0) {
    come.sort((a, b) => b.at - a.at);
    const [first, shopper] = [queue[0], come.at(-1)];
    if (first && (!shopper || freeAt <= shopper.at)) {
      now = Math.max(now, freeAt);
      waits.push(now - first.came);
      answer([queue.shift()!.raw], 0);
      freeAt = now + takes();
      continue;
    }
    now = Math.max(now, shopper!.at);
    const { raw, refusal } = checkOut(checkouts, shopper);
    if (refusal) shopper!.at = now + refusal.retryAfter! * 1_000;
    else come.pop();
    if (raw && queue.length === 0) freeAt = now + takes();
    if (raw) queue.push({ raw, came: now });
  }
  return waits;
}

it('40 checkouts are let in at once at first, from whatever networks, and the next is told when to come back', () => {
  const { entered, refusal } = crowd(given());
  expect(entered).toHaveLength(40);
  expect(refusal).toMatchObject({ status: 503, params: { reason: 'checkouts', ahead: 0 }, retryAfter: 1 });
});

it('only 23 are at first where orders is a process of its own, since a crowd meets cold code and the network there', () => {
  expect(crowd(given(200, {})).entered).toHaveLength(23);
});

describe('how many are let in follows from how long checkouts take now', () => {
  it.each([
    ['a slow machine', 20, 30],
    ['a quick one', 2, 300],
    ['one that is hardly alive', 1_000, 8],
  ])('so that on %s the last of a crowd is answered in time', (_what, msOfEach, expected) => {
    const checkouts = given();
    crowds(checkouts, msOfEach);
    const { entered } = crowd(checkouts);
    expect(entered.length).toBeGreaterThanOrEqual(Math.floor(expected * 0.95));
    expect(entered.length).toBeLessThanOrEqual(Math.ceil(expected * 1.05));
  });

  it.each([3, 8, 20, 50])(
    'so that 99 of 100 who are let in have their answer within a second where an order takes about %d ms',
    (msOfEach) => {
      const checkouts = given();
      rush(checkouts, { msOfEach, orders: 400 });
      const waits = rush(checkouts, { msOfEach, orders: 800 }).sort((a, b) => a - b);
      expect(waits[792]).toBeLessThan(1_000);
    },
  );

  it('also once the machine is quick again', () => {
    const checkouts = given();
    crowds(checkouts, 1_000);
    crowds(checkouts, 5);
    expect(crowd(checkouts).entered.length).toBeGreaterThan(100);
  });

  it.each<[string, Partial<Answer>]>([
    ['refusals', { statusCode: 503 }],
    ['callers who leave', { writableFinished: false }],
  ])('and not from quick %s', (_what, how) => {
    const checkouts = given();
    answer(crowd(checkouts).entered, 10, how);
    now += 10_000;
    expect(crowd(checkouts).entered).toHaveLength(40);
  });

  it('and not from checkouts that had few others with them', () => {
    const checkouts = given();
    for (let n = 0; n < 500; n += 1) answer([checkOut(checkouts).raw!], 5);
    expect(crowd(checkouts).entered).toHaveLength(40);
  });
});

describe('a crowd leaves places to others', () => {
  it('of another network where it comes from one address', () => {
    const checkouts = given();
    expect(crowd(checkouts, () => ({ ip: '198.51.100.1' })).entered).toHaveLength(35);
    expect(checkOut(checkouts, { ip: '198.51.100.2' }).raw).toBeDefined();
  });

  it.each([
    ['/24', (n: number) => `198.51.100.${n % 250}`],
    ['/48', (n: number) => `2001:db8:1:${n.toString(16)}::1`],
  ])('of another network where it comes from a whole %s', (_what, addressOf) => {
    const checkouts = given();
    const { entered } = crowd(checkouts, () => ({ ip: addressOf((serial += 1)) }));
    expect(entered.length).toBeLessThan(40);
    expect(checkOut(checkouts).raw).toBeDefined();
  });

  it('half of all places where it comes from one wide network and another has checked out lately', () => {
    const checkouts = given();
    const addressOf = (n: number) => `2001:db8:1:${n.toString(16)}::1`;
    answer([checkOut(checkouts).raw!], 5);
    expect(crowd(checkouts, () => ({ ip: addressOf((serial += 1)) })).entered).toHaveLength(20);
  });

  it('of its network where it is of one session, and hears that it is its own doing', () => {
    const checkouts = given();
    const { entered, refusal } = crowd(checkouts, () => ({ ip: '198.51.100.1', session: 'greedy' }));
    expect(entered).toHaveLength(32);
    expect(refusal).toMatchObject({ status: 429, params: { reason: 'account' }, retryAfter: 2 });
    expect(checkOut(checkouts, { ip: '198.51.100.1' }).raw).toBeDefined();
  });
});

describe('whoever was told to come back', () => {
  it('has their turn before whoever comes later', () => {
    const checkouts = given();
    const { entered } = crowd(checkouts);
    const waiting = { ip: elsewhere(), session: 'waiting' };
    expect(checkOut(checkouts, waiting).refusal).toMatchObject({ params: { ahead: 1 } });
    answer(entered.splice(0, 2), 900);
    expect(checkOut(checkouts).refusal).toMatchObject({ params: { ahead: 2 } });
    expect(checkOut(checkouts, waiting).raw).toBeDefined();
  });

  it('is told to come back later where many were told so before', () => {
    const checkouts = given();
    crowd(checkouts);
    for (let n = 0; n < 400; n += 1) checkOut(checkouts);
    expect(checkOut(checkouts).refusal).toMatchObject({ params: { ahead: 401 }, retryAfter: 7 });
  });

  it('keeps nobody out for good by made-up sessions, also where few are let in', () => {
    const checkouts = given();
    crowds(checkouts, 1_000);
    const { entered } = crowd(checkouts);
    for (let n = 0; n < 100; n += 1) checkOut(checkouts, { ip: `198.51.100.${n % 8}` });
    answer(entered, 1_000);
    expect(checkOut(checkouts).raw).toBeDefined();
  });

  it('is told so at once, and whoever finds no place in the line after a second', async () => {
    const checkouts = given();
    crowd(checkouts);
    checkOut(checkouts, { session: 'waiting' });
    await checkouts.pauseOutsideLine('waiting');
    const paused = checkouts.pauseOutsideLine('without a place').then(() => 'told');
    expect(await Promise.race([paused, Promise.resolve('not yet')])).toBe('not yet');
    expect(await paused).toBe('told');
  });

  it('loses the place by staying away', () => {
    const checkouts = given();
    crowd(checkouts);
    checkOut(checkouts, { session: 'waiting' });
    now += 60_000;
    expect(checkOut(checkouts).refusal).toMatchObject({ params: { ahead: 0 } });
  });

  it('waits behind few of the made-up sessions of a /24', () => {
    const checkouts = given();
    crowd(checkouts);
    now += 60_000;
    for (let n = 0; n < 1_000; n += 1) checkOut(checkouts, { ip: `198.51.100.${n % 250}` });
    expect(checkOut(checkouts).refusal).toMatchObject({ params: { ahead: 16 } });
  });
});

it('without a limit for the calls of a network there is none for checkouts', () => {
  const checkouts = given(0);
  for (let n = 0; n < 1_000; n += 1)
    expect(checkOut(checkouts, { ip: '198.51.100.1', session: 'one' }).raw).toBeDefined();
});
