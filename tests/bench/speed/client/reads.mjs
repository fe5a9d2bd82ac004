import { setTimeout as wait } from 'node:timers/promises';
import { sample } from '../statistics.mjs';
import { Connection } from './connection.mjs';
import { questions } from './questions.mjs';

/** At the beginning connections open and code gets hot; that is not counted. */
const warmUpMs = 300;
/** Which answers are looked into: a prime, so that every kind of question comes up. */
const lookedInto = 97;

/**
 * Asks from `connections` at once for `seconds`, each as fast as it is answered. Answers with
 * a sample, and what a question has cost this client of its processor (µs).
 */
export async function reads({ origin, connections, seconds, kind, first, facts }) {
  const begin = performance.now() + warmUpMs;
  const end = begin + seconds * 1_000;
  const cpu = process.cpuUsage();
  const times = [];
  let next = first;
  const asking = async () => {
    const connection = new Connection(origin);
    for (;;) {
      const n = next;
      next += 1;
      const start = performance.now();
      if (start >= end) break;
      await askOne(connection, kind, n, facts);
      if (start >= begin) times.push(performance.now() - start);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, asking));
  const { user, system } = process.cpuUsage(cpu);
  return { ...sample(times, seconds), cpuUs: (user + system) / (next - first), next };
}

/** Asks `perSecond` times a second, whether answered or not, for `seconds`. Answers with a sample. */
export async function pacedReads({ origin, perSecond, seconds, kind, first, facts }) {
  const idle = [];
  const times = [];
  const ask = async (n) => {
    const connection = idle.pop() ?? new Connection(origin);
    const start = performance.now();
    await askOne(connection, kind, n, facts);
    times.push(performance.now() - start);
    idle.push(connection);
  };
  const begin = performance.now();
  const asked = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    await wait(Math.max(0, begin + (n * 1_000) / perSecond - performance.now()));
    asked.push(ask(first + n));
  }
  await Promise.all(asked);
  for (const connection of idle) connection.close();
  return { ...sample(times, seconds), next: first + asked.length };
}

async function askOne(connection, kind, n, facts) {
  const path = questions[kind].path(n, facts);
  const { status, body } = await connection.ask('GET', path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  if (n % lookedInto === 0 && !questions[kind].isRight(JSON.parse(body), n, facts, kind))
    throw new Error(`${path} answered something else: ${body.toString().slice(0, 300)}`);
}
