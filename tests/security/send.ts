import { patient } from '@mekong/testing';

/** What came back from a call, as far as attacks look at it. */
export interface Seen {
  status: number;
  code: string | undefined;
  text: string;
  headers: Headers;
}

const patienceMs = 20_000;

/** Sends exactly what is given. Of an answer that stays open (live alerts) only the head is read. */
export async function send(url: string, init: RequestInit = {}): Promise<Seen> {
  const stopped = new AbortController();
  const timer = setTimeout(() => stopped.abort(), patient(patienceMs));
  try {
    const response = await fetch(url, { redirect: 'manual', ...init, signal: stopped.signal });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    const text = isStream ? '' : await response.text();
    return { status: response.status, code: codeIn(text), text, headers: response.headers };
  } finally {
    clearTimeout(timer);
    // Ends a stream; does nothing to an answer that was read.
    stopped.abort();
  }
}

function codeIn(text: string): string | undefined {
  return /"code":"([A-Z_]+)"/.exec(text)?.[1];
}

/** Calls `work` with every item, sixteen at a time; answers what it answered, in order. */
export async function forAll<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (let at = 0; at < items.length; at += 16)
    answers.push(...(await Promise.all(items.slice(at, at + 16).map(work))));
  return answers;
}
