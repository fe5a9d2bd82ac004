import { setTimeout as wait } from 'node:timers/promises';
import type { ApiAnswer } from '@mekong/testing';

/** Of one call: when it was made (ms since the load began), what it was answered (0: nothing) and after how many ms. */
export interface Told {
  at: number;
  status: number;
  /** Of a refusal. */
  code?: string;
  ms: number;
  /** Whether a refusal says when to try again. */
  saysWhen: boolean;
}

export interface Load {
  /** Lets the calls under way end, and answers what all were told. */
  end(): Promise<Told[]>;
}

const gapMs = 10;

/** Makes the next of these calls every hundredth of a second until it is told to end. */
export function startLoad(calls: (() => Promise<ApiAnswer>)[]): Load {
  const begin = performance.now();
  let isOver = false;
  const told: Promise<Told>[] = [];
  const sending = (async () => {
    for (let count = 0; !isOver; count += 1) {
      // In step with the clock, however long a pause takes.
      await wait(Math.max(0, begin + count * gapMs - performance.now()));
      told.push(timed(calls[count % calls.length]!, begin));
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await sending;
      return Promise.all(told);
    },
  };
}

async function timed(call: () => Promise<ApiAnswer>, begin: number): Promise<Told> {
  const asked = performance.now();
  const { status, headers, body } = await call().catch(() => ({
    status: 0,
    headers: new Headers(),
    body: '',
  }));
  const ms = performance.now() - asked;
  const code = status === 200 ? undefined : /"code":"(\w+)"/.exec(body)?.[1];
  return { at: asked - begin, status, code, ms, saysWhen: headers.has('retry-after') };
}

export const longestOf = (told: Told[]): number => Math.round(Math.max(...told.map(({ ms }) => ms)));

/** Calls that no loss of a machine excuses. */
export const oddOnes = (told: Told[]): Told[] =>
  told.filter(({ status, saysWhen }) => status !== 200 && !([429, 503].includes(status) && saysWhen));
