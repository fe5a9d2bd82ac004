import { notFound, notLoggedIn } from '@mekong/contracts';
import { Body, Controller, Get, Headers, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiExcludeEndpoint,
  ApiHeader,
  ApiTags,
  Caller,
  type Identity,
  isFromGateway,
  sessionTokenOf,
  messageAnswer,
} from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONFIG, type AuthConfig } from '../config.js';
import { VerifyEmail } from '../accounts/index.js';
import { endCookie, EndSessions, sessionSeconds, startCookie, Vouch } from '../sessions/index.js';
import { visitorOf } from '../sessions/sessions.http.js';
import { secondStepBody, type SecondStepBody, ticketAnswer } from '../two-step/two-step.http.js';
import { setupOf, type User, UsersRepository } from '../users/index.js';
import { userAndMessage, userOrNobody, userView } from '../users/users.http.js';
import { FinishLogIn } from './finish-log-in.js';
import { LogIn } from './log-in.js';
import * as dto from './sessions.dto.js';
import { prefersLenient } from './prefer-header.js';

const loginAnswer = z.union([userAndMessage, ticketAnswer]);

/** Starting, checking and ending sessions. */
@ApiTags('auth')
@Controller()
export class SessionsController {
  constructor(
    private readonly logIn: LogIn,
    private readonly finishLogIn: FinishLogIn,
    private readonly verifyEmail: VerifyEmail,
    private readonly vouch: Vouch,
    private readonly users: UsersRepository,
    private readonly endSessions: EndSessions,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  @Post('api/auth/login')
  @HttpCode(200)
  @Access('public')
  @Answers('Starts a session, or answers a ticket for the second step', 200, loginAnswer, 400, 401, 403, 429)
  async start(
    @Body({ schema: dto.logInBody }) { email, password }: dto.LogInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const done = await this.logIn.logIn(email, password, visitorOf(request, this.config.GATEWAY_KEY));
    if ('ticket' in done)
      return { message: 'Please enter your code', twoStepRequired: true as const, ticket: done.ticket };
    await this.begin(request, reply, done);
    return { message: 'Logged in successfully', user: this.show(done.user) };
  }

  @Post('api/auth/login/second-step')
  @HttpCode(200)
  @Access('public')
  @Answers('Starts a session by ticket and code', 200, userAndMessage, 400, 401, 429)
  async finish(
    @Body({ schema: secondStepBody }) { ticket, code }: SecondStepBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const visitor = visitorOf(request, this.config.GATEWAY_KEY);
    const done = await this.finishLogIn.finish(ticket, code, visitor);
    await this.begin(request, reply, done);
    return { message: 'Logged in successfully', user: this.show(done.user) };
  }

  @Post('api/auth/verify-email')
  @HttpCode(200)
  @Access('public')
  @Answers(
    'Verifies the email by its code and starts a session; elsewhere than where somebody signed up or logged in, with a new password',
    200,
    userAndMessage,
    400,
    409,
    429,
  )
  async verify(
    @Body({ schema: dto.verifyBody }) { email, code, password }: dto.VerifyBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const visitor = visitorOf(request, this.config.GATEWAY_KEY);
    const done = await this.verifyEmail.verify(email, code, visitor, password);
    await this.begin(request, reply, done);
    return { message: 'Email verified successfully', user: this.show(done.user) };
  }

  @Post('api/auth/logout')
  @HttpCode(200)
  @Access('public')
  @Answers('Ends the session, if there is one', 200, messageAnswer)
  async end(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    const token = sessionTokenOf(request.headers.cookie, this.config.PUBLIC_URL);
    if (token) await this.endSessions.current(token);
    void reply.header('set-cookie', endCookie(this.config.PUBLIC_URL));
    return { message: 'Logged out successfully' };
  }

  @Get('api/auth/check-auth')
  @Access('public')
  @ApiHeader({
    name: 'Prefer',
    required: false,
    description: 'With `handling=lenient` nobody being logged in is no error: `user` is null',
  })
  @Answers('Who is logged in', 200, userOrNobody, 401)
  async check(
    @Caller() caller: Identity | undefined,
    @Headers('prefer') prefer: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.header('vary', 'Prefer');
    const user = caller && (await this.users.find(caller.userId));
    if (user) return { user: this.show(user) };
    if (!prefersLenient(prefer)) throw notLoggedIn();
    void reply.header('preference-applied', 'handling=lenient');
    return { user: null };
  }

  /** Only for the gateway; answers 404 to anybody else. */
  @Post('internal/vouch')
  @HttpCode(200)
  @Access('public')
  @ApiExcludeEndpoint()
  async vouchFor(
    @Body({ schema: dto.vouchBody }) { session, audience }: dto.VouchBody,
    @Req() request: FastifyRequest,
  ) {
    if (!isFromGateway(request, this.config.GATEWAY_KEY)) throw notFound('Page');
    return { token: (await this.vouch.vouch(session, audience)) ?? null };
  }

  private show(user: User) {
    return userView(user, setupOf(user, this.config.REQUIRE_TWO_STEP));
  }

  /** Sets the cookies of a new session; the one that the browser had before ends. */
  private async begin(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, deviceCookie }: { token: string; deviceCookie: string },
  ): Promise<void> {
    const before = sessionTokenOf(request.headers.cookie, this.config.PUBLIC_URL);
    if (before) await this.endSessions.current(before);
    void reply.header('set-cookie', [
      startCookie(token, this.config.PUBLIC_URL, sessionSeconds),
      deviceCookie,
    ]);
  }
}
