import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Metrics } from '@mekong/service-defaults';
import { MicroCache, tooLarge } from './micro-cache.js';
import { publicReadOf } from './public-reads.js';

/** Answers from the micro-cache without running the framework. */
@Injectable()
export class FrontDoor {
  constructor(
    private readonly cache: MicroCache,
    private readonly metrics: Metrics,
  ) {}

  /** From now on this server passes a request to the framework only when the cache has no answer. */
  standBefore(server: Server): void {
    const framework = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      // While the server is closing, the framework answers, as it knows how to end connections.
      if (server.listening && this.answers(request, response)) return;
      for (const listener of framework) listener(request, response);
    });
  }

  private answers(request: IncomingMessage, response: Parameters<RequestListener>[1]): boolean {
    const read = request.method === 'GET' ? publicReadOf(request.url!) : undefined;
    const kept = read && this.cache.find(read.key);
    if (!kept || kept === tooLarge || !kept.sendIfMade(request, response)) return false;
    this.metrics.requests.observe('GET', read.pattern, response.statusCode, 0);
    return true;
  }
}
