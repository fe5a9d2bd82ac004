import { Injectable } from '@nestjs/common';
import { currentTraceparent, unavailable } from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Upstreams } from '../clients/upstreams.js';
import { MicroCache, type CachedAnswer } from './micro-cache.js';
import { sendPacked } from './packed-bodies.js';
import type { Route } from './route-table.js';

const timeoutMs = 15_000;
/** What of a service's answer is kept and passed on. */
const keptHeaders = ['content-type', 'cache-control', 'retry-after'];

/** Answers the public reads of the catalogue through the micro-cache. */
@Injectable()
export class CachedReads {
  constructor(
    private readonly cache: MicroCache,
    private readonly upstreams: Upstreams,
  ) {}

  async answer(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendPacked(await this.read(route, request.url), request, reply);
  }

  /** What the service answers to a public read. */
  read(route: Route, url: string): Promise<CachedAnswer> {
    return this.cache.get(url, () => this.ask(route, url));
  }

  clear(): void {
    this.cache.clear();
  }

  private async ask(route: Route, path: string): Promise<CachedAnswer> {
    const upstream = this.upstreams.next(route.service);
    const url = new URL(upstream + path);
    try {
      const response = await fetch(url, {
        headers: { traceparent: currentTraceparent() ?? '' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = Buffer.from(await response.arrayBuffer());
      const headers = Object.fromEntries(
        [...response.headers].filter(([name]) => keptHeaders.includes(name)),
      );
      return { status: response.status, headers, body, packed: {} };
    } catch (error) {
      this.upstreams.rest(route.service, upstream, error);
      throw unavailable();
    }
  }
}
