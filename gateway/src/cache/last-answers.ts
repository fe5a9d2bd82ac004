import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from '../answers/index.js';
import { isKeepable, longestKey } from './micro-cache.js';

const keptMs = 15 * 60_000;
const maxBytes = 8 * 1024 * 1024;

/**
 * What the catalogue answered last to public reads, for while it cannot: most visitors look and do not buy, and a database whose
 * machine has died is back within a minute. Up to a quarter of an hour old.
 */
@Injectable()
export class LastAnswers {
  private readonly answers = new LRUCache<string, ReadyAnswer>({
    ttl: keptMs,
    ttlResolution: 1_000,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  /** How often something has changed. */
  changes = 0;

  /** Of a read that was begun after so many `changes`: an answer of before the last one may no longer be given. */
  note(key: string, answer: ReadyAnswer, changes: number): void {
    if (answer.status === 404) this.answers.delete(key);
    if (changes === this.changes && key.length <= longestKey && isKeepable(answer))
      this.answers.set(key, answer);
  }

  find(key: string): ReadyAnswer | undefined {
    return this.answers.get(key);
  }

  /** Forgets what has changed since, by the start of its key. */
  clear(start: string): void {
    this.changes += 1;
    for (const key of [...this.answers.keys()]) if (key.startsWith(start)) this.answers.delete(key);
  }
}
