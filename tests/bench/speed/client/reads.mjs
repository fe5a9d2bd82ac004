import { setTimeout as wait } from 'node:timers/promises';
import { sample } from '../statistics.mjs';
import { Connection } from './connection.mjs';
import { requests } from './requests.mjs';

/** The first moments, when connections open and code is compiled, are not counted. */
const warmUpMs = 300;
/** Every such answer is checked; a prime, so that requests of every kind are. */
const checkedEvery = 97;

/**
 * Sends requests over `connections` for `seconds`, or `count` of them, each after the last one's answer. Returns a sample, and
 * the client's processor time for a request in µs.
 */
export async function reads({ origin, connections, seconds, count = Infinity, kind, first, facts }) {
  const begin = performance.now() + warmUpMs;
  const end = begin + seconds * 1_000;
  const cpu = process.cpuUsage();
  const times = [];
  let next = first;
  const sending = async () => {
    const connection = new Connection(origin);
    for (;;) {
      const n = next;
      const start = performance.now();
      if (start >= end || n >= first + count) break;
      next += 1;
      await sendOne(connection, kind, n, facts);
      if (start >= begin) times.push(performance.now() - start);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, sending));
  const { user, system } = process.cpuUsage(cpu);
  return { ...sample(times, seconds), cpuUs: (user + system) / (next - first), next };
}

/** Sends `perSecond` requests a second for `seconds`, without waiting for answers. Returns a sample. */
export async function pacedReads({ origin, perSecond, seconds, kind, first, facts }) {
  const idle = [];
  const times = [];
  const send = async (n) => {
    const connection = idle.pop() ?? new Connection(origin);
    const start = performance.now();
    await sendOne(connection, kind, n, facts);
    times.push(performance.now() - start);
    idle.push(connection);
  };
  const begin = performance.now();
  const sent = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    await wait(Math.max(0, begin + (n * 1_000) / perSecond - performance.now()));
    sent.push(send(first + n));
  }
  await Promise.all(sent);
  for (const connection of idle) connection.close();
  return { ...sample(times, seconds), next: first + sent.length };
}

async function sendOne(connection, kind, n, facts) {
  const path = requests[kind].path(n, facts);
  const { status, body } = await connection.request('GET', path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  if (n % checkedEvery === 0 && !requests[kind].isRight(JSON.parse(body), n, facts, kind))
    throw new Error(`${path} answered something else: ${body.toString().slice(0, 300)}`);
}
