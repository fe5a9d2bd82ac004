import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { waitFor } from '@mekong/testing';

interface Heard {
  event: string;
  id?: string;
  data: ReturnType<typeof JSON.parse>;
}

export interface SseClient {
  status: number;
  headers: IncomingHttpHeaders;
  heard: Heard[];
  /** All that came, comments included. */
  text(): string;
  hasEnded(): boolean;
  /** Waits for an event of this name that fits. */
  next(event: string, fits?: (data: Heard['data']) => boolean): Promise<Heard>;
  close(): void;
}

/** Opens a stream of server-sent events over a connection of its own, which ends with it. */
export async function openStream(url: string, headers: Record<string, string>): Promise<SseClient> {
  const request = get(url, { headers, agent: false });
  request.on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  let rest = '';
  const heard: Heard[] = [];
  response.setEncoding('utf8').on('error', () => undefined);
  response.on('data', (words: string) => {
    text += words;
    const blocks = (rest + words).split('\n\n');
    rest = blocks.pop()!;
    heard.push(...blocks.flatMap(eventIn));
  });
  return {
    status: response.statusCode!,
    headers: response.headers,
    heard,
    text: () => text,
    hasEnded: () => response.complete,
    next: (event, fits = () => true) =>
      waitFor(() => heard.find((one) => one.event === event && fits(one.data)), { what: `event ${event}` }),
    close: () => request.destroy(),
  };
}

function eventIn(block: string): Heard[] {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  if (!fields.data) return [];
  return [{ event: fields.event!, id: fields.id, data: JSON.parse(fields.data) }];
}
