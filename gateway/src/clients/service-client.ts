import type { Readable } from 'node:stream';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ServiceName } from '@mekong/contracts';
import { currentTraceparent, unavailable } from '@mekong/service-defaults';
import type { Agent } from 'undici';
import { LOCAL, type LocalServices } from './local-services.js';
import { Upstreams } from './upstreams.js';

export interface ServiceQuestion {
  path: string;
  /** A JSON body makes it a POST. */
  body?: object;
  headers?: Record<string, string>;
  timeoutMs: number;
  /** Bodies of more bytes are left unread. */
  largest: number;
}

export interface ServiceAnswer {
  status: number;
  headers: Record<string, string>;
  /** Undefined where it is larger than asked for. */
  body: Buffer | undefined;
}

/** The gateway's own questions to services: in this process where they live here, else over connections that stay open. */
@Injectable()
export class ServiceClient implements OnApplicationShutdown {
  private agent: Promise<Agent> | undefined;

  constructor(
    private readonly upstreams: Upstreams,
    @Inject(LOCAL) private readonly local: LocalServices,
  ) {}

  /** Throws unavailable when the service cannot be reached or says nothing in time. */
  async ask(service: ServiceName, question: ServiceQuestion): Promise<ServiceAnswer> {
    const local = this.local[service];
    const url = local ? 'this process' : this.upstreams.next(service);
    try {
      return await within(question.timeoutMs, (signal) =>
        local ? askHere(local, question, signal) : this.askThere(url, question, signal),
      );
    } catch (error) {
      this.upstreams.rest(service, url, error);
      throw unavailable();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.agent)?.destroy();
  }

  private async askThere(
    origin: string,
    question: ServiceQuestion,
    signal: AbortSignal,
  ): Promise<ServiceAnswer> {
    this.agent ??= openAgent();
    const { statusCode, headers, body } = await (
      await this.agent
    ).request({
      origin,
      path: question.path,
      method: methodOf(question),
      headers: headersOf(question),
      body: question.body && JSON.stringify(question.body),
      signal,
    });
    const known = plain(headers);
    return { status: statusCode, headers: known, body: await readUpTo(question.largest, known, body) };
  }
}

/** Loaded late: where all services live in this process, nobody needs it. */
async function openAgent(): Promise<Agent> {
  const { Agent } = await import('undici');
  return new Agent({ connections: 64, keepAliveTimeout: 4_000 });
}

/** The timer ends with the work: left running, it would hold on to every request and answer until its time. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function askHere(
  { ask }: NonNullable<LocalServices[ServiceName]>,
  question: ServiceQuestion,
  signal: AbortSignal,
): Promise<ServiceAnswer> {
  const { statusCode, headers, stream, raw } = await ask({
    url: question.path,
    method: methodOf(question),
    headers: headersOf(question),
    payload: question.body,
    signal,
    payloadAsStream: true,
  });
  const known = plain(headers);
  const body = await readUpTo(question.largest, known, stream());
  // The service learns that nobody reads on.
  if (!body) raw.res.destroy();
  return { status: statusCode, headers: known, body };
}

const methodOf = ({ body }: ServiceQuestion) => (body ? 'POST' : 'GET');

function headersOf({ body, headers }: ServiceQuestion): Record<string, string> {
  const about = body ? { 'content-type': 'application/json' } : undefined;
  return { ...headers, ...about, traceparent: currentTraceparent() ?? '' };
}

/** The whole body; undefined where it is larger, and then no more of it is read. */
async function readUpTo(
  largest: number,
  headers: Record<string, string>,
  body: Readable,
): Promise<Buffer | undefined> {
  // Its error says that we hung up.
  body.on('error', () => {});
  if (Number(headers['content-length']) > largest) return void body.destroy();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, bytes);
}

function plain(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
