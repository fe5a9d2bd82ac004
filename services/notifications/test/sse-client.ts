import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { waitFor } from '@mekong/testing';

interface ReceivedEvent {
  event: string;
  id?: string;
  data: ReturnType<typeof JSON.parse>;
}

export interface SseClient {
  status: number;
  headers: IncomingHttpHeaders;
  received: ReceivedEvent[];
  /** Everything received so far, including comments. */
  text(): string;
  hasEnded(): boolean;
  /** Waits for an event of this name that matches. */
  next(event: string, fits?: (data: ReceivedEvent['data']) => boolean): Promise<ReceivedEvent>;
  close(): void;
}

/** Opens a stream of server-sent events over a connection of its own, which ends with it. */
export async function openStream(url: string, headers: Record<string, string>): Promise<SseClient> {
  const request = get(url, { headers, agent: false });
  request.on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  let rest = '';
  const received: ReceivedEvent[] = [];
  response.setEncoding('utf8').on('error', () => undefined);
  response.on('data', (words: string) => {
    text += words;
    const blocks = (rest + words).split('\n\n');
    rest = blocks.pop()!;
    received.push(...blocks.flatMap(eventIn));
  });
  return {
    status: response.statusCode!,
    headers: response.headers,
    received,
    text: () => text,
    hasEnded: () => response.complete,
    next: (event, fits = () => true) =>
      waitFor(() => received.find((one) => one.event === event && fits(one.data)), {
        what: `event ${event}`,
      }),
    close: () => request.destroy(),
  };
}

function eventIn(block: string): ReceivedEvent[] {
  const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  if (!fields.data) return [];
  return [{ event: fields.event!, id: fields.id, data: JSON.parse(fields.data) }];
}
