import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { addressOf, networkOf } from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { CONFIG, type AuthConfig } from '../config.js';
import { Passwords, Secrets } from '../security/index.js';
import { KnownDevices } from '../sessions/index.js';
import { UsersRepository, type User } from '../users/index.js';
import type { SignUpBody } from './accounts.dto.js';

type Headers = FastifyRequest['headers'];
type SignUpRequest = FastifyRequest<{ Body: SignUpBody }>;

/**
 * Gives whoever has signed up the cookie in which the mailed code works: it proves who has set the password. Also where the answer
 * is that of an earlier call, repeated with its key and its body since no answer came; not once another password is set, which
 * whoever repeats the call need not know.
 */
@Injectable()
export class SignedUpBrowser implements NestInterceptor {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly devices: KnownDevices,
    private readonly secrets: Secrets,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, 'GATEWAY_KEY'>,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap(async (answer: { user: { id: string } }) => {
        if (!reply.hasHeader('set-cookie')) await this.know(answer.user.id, http.getRequest(), reply);
        return answer;
      }),
    );
  }

  /** The cookie of the browser that has just signed up. Repeats of the call make no other browser of it, with tries of its own. */
  cookieFor(owner: Pick<User, 'id' | 'passwordHash'>, headers: Headers): string {
    const key = headers['idempotency-key'];
    const known = this.devices.idIn(headers.cookie, owner);
    const first = key && this.secrets.hash(`signed-up:${owner.id}:${String(key)}`);
    return this.devices.cookieFor(owner, known ?? first);
  }

  private async know(userId: string, request: SignUpRequest, reply: FastifyReply): Promise<void> {
    const owner = await this.users.findWithPassword(userId);
    if (!owner || owner.isVerified) return;
    const from = networkOf(addressOf(request, this.config.GATEWAY_KEY));
    const how = { from, before: () => Promise.resolve() };
    if (!(await this.passwords.verify(request.body.password, owner.passwordHash, how))) return;
    void reply.header('set-cookie', this.cookieFor(owner, request.headers));
  }
}
