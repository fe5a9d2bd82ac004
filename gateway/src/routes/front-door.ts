import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Metrics } from '@mekong/service-defaults';
import { MicroCache, tooLarge } from './micro-cache.js';
import { questionOf } from './public-questions.js';

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
    const question = request.method === 'GET' ? questionOf(request.url!) : undefined;
    const kept = question && this.cache.find(question.key);
    if (!kept || kept === tooLarge || !kept.sendIfMade(request, response)) return false;
    this.metrics.requests.observe('GET', question.pattern, response.statusCode, 0);
    return true;
  }
}
