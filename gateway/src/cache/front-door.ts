import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '@mekong/contracts';
import { discardBody, endUnread, Draining, Metrics, problemBody, toProblem } from '@mekong/service-defaults';
import { CONFIG, type GatewayConfig } from '../config.js';
import { AnswerMaker, type ReadyAnswer } from '../answers/index.js';
import { publicReadIn } from '../routes/index.js';
import { MicroCache, tooLarge } from './micro-cache.js';
import { OwnHosts } from './own-hosts.js';

/** Answers from the micro-cache without running the framework. */
@Injectable()
export class FrontDoor {
  private readonly hosts: OwnHosts;

  constructor(
    private readonly cache: MicroCache,
    private readonly metrics: Metrics,
    private readonly answers: AnswerMaker,
    private readonly draining: Draining,
    @Inject(CONFIG) config: GatewayConfig,
  ) {
    this.hosts = new OwnHosts(config.PUBLIC_URL);
  }

  /** From now on this server passes a request to the framework only when the cache has no answer. */
  standBefore(server: Server): void {
    const framework = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    const foreignHost = this.refusal(
      new Problem(421, 'FOREIGN_HOST', 'This shop is not served under this name.'),
    );
    const unclear = this.refusal(toProblem({ statusCode: 400 }).problem);
    server.on('request', (request, response) => {
      // Its connection was ended for asking on and on.
      if (request.socket.destroyed) return;
      discardBody(request, response);
      this.hosts.readAddress(request);
      if (this.hosts.isUnclear(request)) return refuse(unclear, request, response);
      if (!this.hosts.isOwn(request)) return refuse(foreignHost, request, response);
      // From when the gateway is about to close, the framework answers, as it knows how to end connections.
      if (!this.draining.hasBegun && server.listening && this.hasAnswered(request, response)) return;
      for (const listener of framework) listener(request, response);
    });
  }

  private refusal(problem: Problem): ReadyAnswer {
    const body = Buffer.from(JSON.stringify(problemBody(problem, undefined)));
    return this.answers.make(
      problem.status,
      { 'content-type': 'application/problem+json; charset=utf-8' },
      body,
    );
  }

  private hasAnswered(request: IncomingMessage, response: Parameters<RequestListener>[1]): boolean {
    // One that was sent without waiting for the answer before goes to the framework, which counts those (`handleOneByOne`).
    const read = response.socket ? publicReadIn(request) : undefined;
    const kept = read && this.cache.find(read.key);
    if (!kept || kept === tooLarge || !kept.sendIfMade(request, response)) return false;
    this.metrics.requests.observe(request.method!, read.pattern, response.statusCode, 0);
    return true;
  }
}

/** Whoever did not wait for the answer to the request before gets none, as the framework counts no requests that it does not see. */
function refuse(answer: ReadyAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (response.socket) void answer.send(request, response);
  else endUnread(request.socket);
}
