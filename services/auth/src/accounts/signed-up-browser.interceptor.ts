import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { KnownDevices } from '../sessions/index.js';
import { UsersRepository } from '../users/index.js';

/**
 * Gives whoever has signed up the cookie in which the mailed code works: it proves who has set the password. Also where the answer
 * is that of an earlier call, repeated with its key and its body since no answer came.
 */
@Injectable()
export class SignedUpBrowser implements NestInterceptor {
  constructor(
    private readonly users: UsersRepository,
    private readonly devices: KnownDevices,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { headers } = http.getRequest<FastifyRequest>();
    return next.handle().pipe(
      mergeMap(async (answer: { user: { id: string } }) => {
        const owner = await this.users.findWithPassword(answer.user.id);
        if (owner && !owner.isVerified) {
          const cookie = this.devices.cookieFor(owner, this.devices.idIn(headers.cookie, owner));
          void http.getResponse<FastifyReply>().header('set-cookie', cookie);
        }
        return answer;
      }),
    );
  }
}
