import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { isPackable, type PackedBodies } from './packed-bodies.js';

export interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  packed: PackedBodies;
}

const freshMs = 1_000;
/** Longer addresses are nobody's honest question: they are answered, not kept. */
const longestKey = 500;
const maxBytes = 64 * 1024 * 1024;

/** Public reads, kept for a second; callers that come at once share one question to the service. */
@Injectable()
export class MicroCache {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    ttl: freshMs,
    maxSize: maxBytes,
    // What is packed later counts from the start.
    sizeCalculation: (answer) => answer.body.length * (isPackable(answer) ? 2 : 1) + 2_000,
  });
  private readonly pending = new Map<string, Promise<CachedAnswer>>();

  /** The answer kept under `key`, or the one that `ask` gives. Only a 200 is kept. */
  async get(key: string, ask: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    if (key.length > longestKey) return ask();
    const kept = this.answers.get(key);
    if (kept) return kept;
    const pending = this.pending.get(key);
    if (pending) return pending;
    const asked = ask();
    this.pending.set(key, asked);
    try {
      const answer = await asked;
      // Cleared meanwhile: the answer may be older than the change.
      if (answer.status === 200 && this.pending.get(key) === asked) this.answers.set(key, answer);
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
}
