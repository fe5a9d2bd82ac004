import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Metrics } from '@mekong/service-defaults';
import { MicroCache, tooLarge } from './micro-cache.js';
import { questionOf } from './public-questions.js';

/** Answers what the micro-cache holds before the framework wakes. */
@Injectable()
export class FrontDoor {
  constructor(
    private readonly cache: MicroCache,
    private readonly metrics: Metrics,
  ) {}

  /** From now on this server asks the framework only for what is not in memory. */
  standBefore(server: Server): void {
    const framework = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      // A server that closes has its last words said by the framework.
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
