import { waitFor } from '@mekong/testing';

export interface Heard {
  event: string;
  id?: string;
  data: ReturnType<typeof JSON.parse>;
}

export interface SseClient {
  status: number;
  headers: Headers;
  heard: Heard[];
  /** All that came, comments included. */
  text(): string;
  hasEnded(): boolean;
  /** Waits for an event of this name that fits. */
  next(event: string, fits?: (data: Heard['data']) => boolean): Promise<Heard>;
  close(): void;
}

/** Opens a stream of server-sent events over real HTTP. */
export async function openStream(url: string, headers: Record<string, string>): Promise<SseClient> {
  const stop = new AbortController();
  const response = await fetch(url, { headers, signal: stop.signal });
  let [text, ended] = ['', false];
  const heard: Heard[] = [];
  const read = async () => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body!) {
      const words = decoder.decode(chunk as Uint8Array, { stream: true });
      text += words;
      const blocks = (rest + words).split('\n\n');
      rest = blocks.pop()!;
      heard.push(...blocks.flatMap(eventIn));
    }
  };
  void read()
    .catch(() => undefined)
    .finally(() => (ended = true));
  return {
    status: response.status,
    headers: response.headers,
    heard,
    text: () => text,
    hasEnded: () => ended,
    next: (event, fits = () => true) =>
      waitFor(() => heard.find((one) => one.event === event && fits(one.data)), { what: `event ${event}` }),
    close: () => stop.abort(),
  };
}

function eventIn(block: string): Heard[] {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  if (!fields.data) return [];
  return [{ event: fields.event!, id: fields.id, data: JSON.parse(fields.data) }];
}
