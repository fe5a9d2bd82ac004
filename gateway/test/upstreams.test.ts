import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { serviceNames, urlSetting } from '@mekong/contracts';
import { Metrics } from '@mekong/service-defaults';
import { Upstreams } from '../src/replicas/upstreams.js';
import type { GatewayConfig } from '../src/config.js';

function given() {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const urls = Object.fromEntries(serviceNames.map((name) => [urlSetting(name), [`http://${name}:4000`]]));
  const upstreams = new Upstreams(urls as unknown as GatewayConfig, new Metrics());
  return { warn, upstreams, replica: upstreams.all[0]! };
}
afterEach(() => jest.restoreAllMocks());

it('each change of state of a replica is one line in the log, also that it serves again', () => {
  const { warn, upstreams, replica } = given();
  for (const state of ['hanging', 'hanging', 'serving', 'serving'] as const)
    upstreams.note(replica, state, 'no answer in time');
  expect(warn.mock.calls).toEqual([
    [`${replica.service} at ${replica.url} is hanging: no answer in time`],
    [`${replica.service} at ${replica.url} serves again`],
  ]);
});

/** Sets the clock to so many milliseconds from now, and stops it. */
function givenTime(): (ms: number) => void {
  const began = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(began);
  return (ms) => void clock.mockReturnValue(began + ms);
}

describe('a lone replica that cannot be reached', () => {
  it('is tried ten times a second, however many callers wait for it', () => {
    const { upstreams, replica } = given();
    const setTime = givenTime();
    upstreams.note(replica, 'unreachable');
    const tried = Array.from({ length: 1_000 }, (_, ms) => {
      setTime(ms);
      return [1, 2, 3].filter(() => upstreams.next(replica.service)).length;
    });
    expect(tried.reduce((sum, count) => sum + count)).toBe(10);
  });

  it('is called by everybody at once when it serves again', () => {
    const { upstreams, replica } = given();
    upstreams.note(replica, 'unreachable');
    upstreams.next(replica.service);
    upstreams.noteAnswer(replica);
    expect([1, 2, 3].map(() => upstreams.next(replica.service))).toEqual([replica, replica, replica]);
  });

  it('is waited for while it may be starting anew, and no longer', () => {
    const { upstreams, replica } = given();
    const setTime = givenTime();
    upstreams.note(replica, 'unreachable');
    const isWaitedFor = [1_000, 29_000, 31_000].map((ms) => {
      setTime(ms);
      upstreams.note(replica, 'unreachable');
      return upstreams.isWorthWaiting(replica.service, new Set());
    });
    expect(isWaitedFor).toEqual([true, true, false]);
  });
});
