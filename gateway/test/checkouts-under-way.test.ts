import { jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import type { GatewayConfig } from '../src/config.js';
import { CheckoutsUnderWay } from '../src/routes/checkouts-under-way.js';

let now = 0;
const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
afterAll(() => clock.mockRestore());

const given = (perNetwork = 200) =>
  new CheckoutsUnderWay({ CALLS_PER_NETWORK: perNetwork } as unknown as GatewayConfig);

type Answer = EventEmitter & { statusCode: number; writableFinished: boolean };

const anAnswer = (): Answer => Object.assign(new EventEmitter(), { statusCode: 201, writableFinished: true });

let serial = 0;
const aSession = () => `session ${(serial += 1)}`;

/** Lets in checkouts, each of another session unless told otherwise, until one is refused; gives their answers. */
function crowd(
  checkouts: CheckoutsUnderWay,
  ip = '10.1.1.1',
  sessionOf = aSession,
  refusal: object = { status: 503, params: { reason: 'checkouts' }, retryAfter: 2 },
): Answer[] {
  const entered: Answer[] = [];
  for (;;) {
    const raw = anAnswer();
    try {
      checkouts.add({ ip }, { raw } as unknown as FastifyReply, sessionOf());
    } catch (error) {
      expect(error).toMatchObject(refusal);
      return entered;
    }
    entered.push(raw);
  }
}

function answer(entered: Answer[], afterMs: number, how: Partial<Answer> = {}): void {
  now += afterMs;
  for (const raw of entered.reverse()) Object.assign(raw, how).emit('close');
}

it('96 checkouts of a network are let in at once at first, and more when those are answered', () => {
  const checkouts = given();
  const entered = crowd(checkouts);
  expect(entered).toHaveLength(96);
  answer(entered, 600);
  expect(crowd(checkouts)).toHaveLength(96);
});

it('a crowd of one network keeps nobody of another out', () => {
  const checkouts = given();
  crowd(checkouts);
  expect(crowd(checkouts, '10.1.1.2')).toHaveLength(96);
});

it('fewer are let in while answers are late, but never fewer than 64', () => {
  const checkouts = given();
  answer(crowd(checkouts), 900);
  const fewer = crowd(checkouts);
  expect(fewer).toHaveLength(64);
  answer(fewer, 5_000);
  expect(crowd(checkouts)).toHaveLength(64);
});

it('more are let in while the limit is reached and answers are quick', () => {
  const checkouts = given();
  const before = crowd(checkouts);
  answer(before, 100);
  expect(crowd(checkouts).length).toBeGreaterThan(before.length);
});

it.each<[string, Partial<Answer>]>([
  ['refusals', { statusCode: 503 }],
  ['callers who leave', { writableFinished: false }],
])('quick %s do not let more in', (_what, how) => {
  const checkouts = given();
  answer(crowd(checkouts), 10, how);
  expect(crowd(checkouts)).toHaveLength(96);
});

it('one session gets a third of the places, hears why, and leaves the others to its network', () => {
  const checkouts = given();
  const ownDoing = { status: 429, params: { reason: 'account' }, retryAfter: 2 };
  expect(crowd(checkouts, '10.1.1.1', () => 'greedy', ownDoing)).toHaveLength(32);
  expect(crowd(checkouts)).toHaveLength(64);
});

it('quick answers of few checkouts say nothing of what a crowd would take', () => {
  const checkouts = given();
  for (let n = 0; n < 500; n += 1) {
    const raw = anAnswer();
    checkouts.add({ ip: '10.1.1.1' }, { raw } as unknown as FastifyReply, aSession());
    answer([raw], 5);
  }
  expect(crowd(checkouts)).toHaveLength(96);
});

it('without a limit for the calls of a network there is none for checkouts', () => {
  const checkouts = given(0);
  for (let n = 0; n < 1_000; n += 1)
    checkouts.add({ ip: '10.1.1.1' }, { raw: anAnswer() } as unknown as FastifyReply, 'one session');
});
