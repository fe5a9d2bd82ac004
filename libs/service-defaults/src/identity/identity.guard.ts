import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { notLoggedIn, Problem } from '@mekong/contracts';
import { ShortMemory } from '../short-memory.js';
import { ACCESS_RULE, DURING_SETUP, type AccessRule } from './access.decorator.js';
import { NEEDS_FRESH_PASSWORD, requireFreshPassword } from './fresh-password.js';
import type { AccountSetup, Identity } from './identity.js';
import type { SignedToken } from './jwt.strategy.js';

const notVerified = () => new Problem(403, 'EMAIL_NOT_VERIFIED', 'Please verify your email first.');
const forbidden = () => new Problem(403, 'FORBIDDEN', 'You are not allowed to do this.');
const setUpFirst = (setup: AccountSetup) =>
  setup === 'password'
    ? new Problem(403, 'PASSWORD_CHANGE_REQUIRED', 'Please set a new password first.')
    : new Problem(403, 'TWO_STEP_REQUIRED', 'Please set up two-step login first.');

/** Enforces a route's `@Access` and `@NeedsFreshPassword`. A bad token on a public route is the same as none. */
@Injectable()
export class IdentityGuard extends AuthGuard('jwt') {
  /** The identities of verified authorization headers until their tokens expire: checking a signature costs as much as a small query. */
  private readonly verified = new ShortMemory<Identity>(5_000);

  /** `service`: tokens that were made for another one are refused. */
  constructor(
    private readonly reflector: Reflector,
    private readonly service: string,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const route = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, route);
    if (rule === undefined) throw forbidden();
    const request = context
      .switchToHttp()
      .getRequest<{ user?: Identity; headers: Record<string, string | undefined> }>();
    const { authorization } = request.headers;
    if (authorization)
      request.user = this.verified.find(authorization) ?? (await this.verify(context, authorization));
    check(rule, request.user);
    if (isForStaff(rule) && request.user?.setup && !this.reflector.getAllAndOverride(DURING_SETUP, route))
      throw setUpFirst(request.user.setup);
    if (this.reflector.getAllAndOverride(NEEDS_FRESH_PASSWORD, route))
      requireFreshPassword(request.user ?? {});
    return true;
  }

  private async verify(context: ExecutionContext, authorization: string): Promise<Identity | undefined> {
    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<{ user?: Identity }>();
    if (user) this.verified.remember(authorization, user, expiryOf(authorization));
    return user;
  }

  override handleRequest<T>(error: unknown, token: T): T {
    if (error) throw error;
    const signed = token as SignedToken | false;
    return (signed && signed.audience.includes(this.service) ? signed.identity : undefined) as T;
  }
}

/** When a verified token expires, in Unix milliseconds. */
function expiryOf(token: string): number {
  const payload = Buffer.from(token.split('.')[1]!, 'base64url').toString();
  return Number((JSON.parse(payload) as { exp?: number }).exp ?? 0) * 1_000;
}

const isForStaff = (rule: AccessRule) => typeof rule !== 'string';

function check(rule: AccessRule, identity: Identity | undefined): void {
  if (rule === 'public') return;
  if (!identity) throw notLoggedIn();
  if (rule === 'login') return;
  if (!identity.verified) throw notVerified();
  if (rule !== 'verified' && !rule.includes(identity.role)) throw forbidden();
}
