import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { readFor } from '../trace.js';
import type { Identity } from './identity.js';
import { ReadsOfPerson } from './reads-of-person.js';

/** Lets reads of one person take turns, in all controllers of a service together. */
@Injectable()
export class QueuedReadsInterceptor implements NestInterceptor {
  private readonly known = new WeakSet<FastifyRequest>();

  constructor(private readonly reads: ReadsOfPerson) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & { user?: Identity }>();
    const { raw } = http.getResponse<FastifyReply>();
    const { method, user } = request;
    if (!user || !['GET', 'HEAD'].includes(method)) return next.handle();
    // Once for the route and once for its controller: one that waited for a second turn would wait for itself.
    if (this.known.has(request)) return next.handle();
    this.known.add(request);
    const handle = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    const read = async () => (raw.destroyed ? undefined : readFor(raw, handle));
    return from(this.reads.run(user.userId, request, read));
  }
}
