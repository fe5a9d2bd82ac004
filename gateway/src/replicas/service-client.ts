import type { Readable } from 'node:stream';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { ServiceName } from '@mekong/contracts';
import { currentTraceparent, inSpan, inTime, unavailable } from '@mekong/service-defaults';
import type { Agent } from 'undici';
import { CONFIG, type GatewayConfig } from '../config.js';
import { Attempts } from './attempts.js';
import { CallFailure } from './call-failure.js';
import { callSpan } from './call-span.js';
import { LOCAL, type LocalServices } from './local-services.js';
import { connectMs } from './open-connections.js';
import { patiently } from './patience.js';
import { Upstreams } from './upstreams.js';

export interface ServiceRequest {
  path: string;
  /** A JSON body makes it a POST. */
  body?: object;
  headers?: Record<string, string>;
  timeoutMs: number;
  /** Larger bodies, in bytes, are not read. */
  largest: number;
}

export interface ServiceResponse {
  status: number;
  headers: Record<string, string>;
  /** Undefined when it is larger than `largest`. */
  body: Buffer | undefined;
}

/** The gateway's own calls to services: within this process where they run here, else over kept connections. */
@Injectable()
export class ServiceClient implements OnApplicationShutdown {
  private readonly logger = new Logger(ServiceClient.name);
  private agent: Promise<Agent> | undefined;

  constructor(
    private readonly upstreams: Upstreams,
    @Inject(LOCAL) private readonly local: LocalServices,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Throws unavailable when the service cannot be reached or does not answer in time. */
  async call(service: ServiceName, request: ServiceRequest): Promise<ServiceResponse> {
    const local = this.local[service];
    return local ? this.callHere(local, request) : this.callReplicas(service, request);
  }

  async onApplicationShutdown(): Promise<void> {
    await (await this.agent)?.destroy();
  }

  private async callHere(
    local: NonNullable<LocalServices[ServiceName]>,
    request: ServiceRequest,
  ): Promise<ServiceResponse> {
    try {
      return await inTime(request.timeoutMs, callLocal(local, request));
    } catch (error) {
      this.logger.warn(`${request.path.split('?')[0]}: ${(error as Error).message}`);
      throw unavailable();
    }
  }

  /** Tries one replica after another: these calls change nothing. */
  private async callReplicas(service: ServiceName, request: ServiceRequest): Promise<ServiceResponse> {
    const { UPSTREAM_WAIT_MS: waitMs } = this.config;
    const attempts = new Attempts(this.upstreams, { service, isRead: true, waitMs });
    for (;;) {
      const replica = await attempts.next();
      try {
        const response = await inSpan(
          () => callSpan(service, methodOf(request), replica.url),
          () =>
            patiently(request.timeoutMs, { replica }, (signal) =>
              this.callRemote(replica.url, request, signal),
            ),
        );
        this.upstreams.noteAnswer(replica);
        return response;
      } catch (error) {
        attempts.noteFailure(replica, new CallFailure(error));
      }
    }
  }

  private async callRemote(
    origin: string,
    request: ServiceRequest,
    signal: AbortSignal,
  ): Promise<ServiceResponse> {
    this.agent ??= openAgent();
    const { statusCode, headers, body } = await (
      await this.agent
    ).request({
      origin,
      path: request.path,
      method: methodOf(request),
      headers: headersOf(request),
      body: request.body && JSON.stringify(request.body),
      signal,
    });
    const texts = asTexts(headers);
    return { status: statusCode, headers: texts, body: await readUpTo(request.largest, texts, body) };
  }
}

/** Loaded late: when all services run in this process, it is not needed. */
async function openAgent(): Promise<Agent> {
  const { Agent } = await import('undici');
  return new Agent({ connections: 64, connect: { timeout: connectMs }, keepAliveTimeout: 4_000 });
}

/** Without a signal, which would cost a quarter of the call, since each of its streams would listen to it. */
async function callLocal(
  { inject }: NonNullable<LocalServices[ServiceName]>,
  request: ServiceRequest,
): Promise<ServiceResponse> {
  const { statusCode, headers, stream, raw } = await inject({
    url: request.path,
    method: methodOf(request),
    headers: headersOf(request),
    payload: request.body,
    payloadAsStream: true,
  });
  const texts = asTexts(headers);
  const body = await readUpTo(request.largest, texts, stream());
  // Tells the service that the rest is not read.
  if (!body) raw.res.destroy();
  return { status: statusCode, headers: texts, body };
}

const methodOf = ({ body }: ServiceRequest) => (body ? 'POST' : 'GET');

function headersOf({ body, headers }: ServiceRequest): Record<string, string> {
  const about = body ? { 'content-type': 'application/json' } : undefined;
  return { ...headers, ...about, traceparent: currentTraceparent() ?? '' };
}

/** The whole body; undefined when it is larger, and then the rest is not read. */
async function readUpTo(
  largest: number,
  headers: Record<string, string>,
  body: Readable,
): Promise<Buffer | undefined> {
  if (Number(headers['content-length']) > largest) {
    // The error is the one that destroying it causes.
    body.on('error', () => {}).destroy();
    return undefined;
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= largest) return void chunks.push(chunk);
      resolve(undefined);
      body.destroy();
    });
    body.on('end', () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, bytes)));
    body.on('error', reject);
    body.on('close', () => reject(new Error('the answer broke off')));
  });
}

function asTexts(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
