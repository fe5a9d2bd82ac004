/** A larger answer is not kept in the database: 110 calls in 15 seconds would be 16 GB a day. */
const largestKept = 4_096;
/** Of all large answers together, as characters; they are kept in this process for repeats that come soon. */
const mostInMemory = 8_000_000;

/** Stands in the database for an answer that is too large; `id` is that of the thing it was about, if it has one. */
interface LargeAnswer {
  read_again: { id?: unknown };
}

/** The text to keep of an answer: itself, or what stands for one that is too large. */
export function keptText(answer: unknown, result?: unknown): { text: string; isLarge: boolean } {
  const text = JSON.stringify(answer);
  if (Buffer.byteLength(text) <= largestKept) return { text, isLarge: false };
  const { id } = (result ?? {}) as { id?: unknown };
  const stand: LargeAnswer = { read_again: typeof id === 'object' ? {} : { id } };
  return { text: JSON.stringify(stand), isLarge: true };
}

export function isLargeAnswer(answer: unknown): answer is LargeAnswer {
  const kept = answer as Partial<LargeAnswer> | null;
  return typeof kept?.read_again === 'object' && Object.keys(kept).length === 1;
}

/** The latest large answers, by the hashes of their keys; the oldest go when there is too much. */
export class LatestLargeAnswers {
  private readonly texts = new Map<string, { requestHash: string; text: string }>();
  private size = 0;

  keep(keyHash: string, requestHash: string, answer: unknown): void {
    const text = JSON.stringify(answer);
    if (text.length > mostInMemory) return;
    this.forget(keyHash);
    this.texts.set(keyHash, { requestHash, text });
    this.size += text.length;
    for (const oldest of this.texts.keys()) {
      if (this.size <= mostInMemory) return;
      this.forget(oldest);
    }
  }

  find(keyHash: string): { requestHash: string; answer: unknown } | undefined {
    const kept = this.texts.get(keyHash);
    return kept && { requestHash: kept.requestHash, answer: JSON.parse(kept.text) as unknown };
  }

  private forget(keyHash: string): void {
    this.size -= this.texts.get(keyHash)?.text.length ?? 0;
    this.texts.delete(keyHash);
  }
}
