import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from './ready-answer.js';

/** In place of an answer that is too large to be kept: it streams through. */
export const tooLarge = Symbol('too large');
export type Kept = ReadyAnswer | typeof tooLarge;

const freshMs = 1_000;
/** What was too large is not read whole again so soon. */
const tooLargeMs = 60_000;
/** Longer addresses are nobody's honest question: they are answered, not kept. */
const longestKey = 500;
const maxBytes = 32 * 1024 * 1024;
/** So often what is out of date gives back its memory, also where nobody asks for it again. */
const purgeMs = 5_000;

/** Public reads, kept for a second; callers that come at once share one question to the service. */
@Injectable()
export class MicroCache implements OnApplicationShutdown {
  private readonly answers = new LRUCache<string, Kept>({
    ttl: freshMs,
    // Milliseconds between looks at the clock.
    ttlResolution: 20,
    maxSize: maxBytes,
    sizeCalculation: (answer) => (answer === tooLarge ? 1_000 : answer.bytes),
  });
  private readonly pending = new Map<string, Promise<Kept>>();
  private readonly purging = setInterval(() => this.answers.purgeStale(), purgeMs).unref();

  /** The answer kept under `key`, if there is one. */
  find(key: string): Kept | undefined {
    return this.answers.get(key);
  }

  /** The answer kept under `key`, or the one that `ask` gives. A 200 is kept unless it says `no-store`. */
  async get(key: string, ask: () => Promise<Kept>): Promise<Kept> {
    if (key.length > longestKey) return ask();
    const known = this.answers.get(key) ?? this.pending.get(key);
    if (known) return known;
    const asked = ask();
    this.pending.set(key, asked);
    try {
      const answer = await asked;
      // Cleared meanwhile: the answer may be older than the change.
      if (this.pending.get(key) === asked) this.keep(key, answer);
      return answer;
    } finally {
      if (this.pending.get(key) === asked) this.pending.delete(key);
    }
  }

  /** Something changed: what is asked from now on is asked anew. */
  clear(): void {
    this.answers.clear();
    this.pending.clear();
  }

  onApplicationShutdown(): void {
    clearInterval(this.purging);
  }

  private keep(key: string, answer: Kept): void {
    if (answer === tooLarge) this.answers.set(key, answer, { ttl: tooLargeMs });
    else if (isKeepable(answer)) this.answers.set(key, answer);
  }
}

function isKeepable({ status, headers }: ReadyAnswer): boolean {
  return status === 200 && !/no-store|private/.test(headers['cache-control'] ?? '');
}
