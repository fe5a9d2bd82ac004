import { notFound } from '@mekong/contracts';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  Access,
  addressOf,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  type Network,
  networkOf,
  pageOf,
  sessionTokenOf,
  messageAnswer,
} from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type AuthConfig } from '../config.js';
import { EndSessions, LoginsRepository, SessionsRepository } from '../sessions/index.js';
import { loginView, sessionId, sessionView } from '../sessions/sessions.http.js';
import { setupOf } from '../users/index.js';
import { oneUser, userView } from '../users/users.http.js';
import { ChangePassword } from './change-password.js';
import { RenewConfirmation } from './renew-confirmation.js';
import { EditProfile } from './edit-profile.js';
import * as dto from './account.dto.js';

/** A user's own profile, sessions, logins and password. */
@ApiTags('account')
@Controller('api/account')
@Access('login')
export class AccountController {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly logins: LoginsRepository,
    private readonly changePassword: ChangePassword,
    private readonly editProfile: EditProfile,
    private readonly endSessions: EndSessions,
    private readonly renewConfirmation: RenewConfirmation,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  @Patch('profile')
  @Answers(
    "Changes the caller's name, phone and language, and whether they are written to about offers",
    200,
    oneUser,
    400,
    401,
  )
  async profile(@Caller() caller: Identity, @Body({ schema: dto.profileBody }) body: dto.ProfileBody) {
    const user = await this.editProfile.edit(caller, body);
    return { user: userView(user, setupOf(user, this.config.REQUIRE_TWO_STEP)) };
  }

  @Get('sessions')
  @Answers("The caller's sessions that still work, the last seen first", 200, dto.sessionsAnswer, 401)
  async listSessions(@Caller() { userId }: Identity, @Req() request: FastifyRequest) {
    const sessions = await this.sessions.findAllOf(userId, this.tokenOf(request));
    return { sessions: sessions.map(sessionView) };
  }

  @Delete('sessions/:id')
  @Answers("Ends one of the caller's sessions", 200, messageAnswer, 401, 404)
  async endSession(@Caller() caller: Identity, @Param('id') id: string) {
    if (!sessionId.safeParse(id).success) throw notFound('Session');
    await this.endSessions.ownOne(caller, id);
    return { message: 'Session ended' };
  }

  @Delete('sessions')
  @Answers("Ends all of the caller's sessions but the one that asks", 200, dto.endedAnswer, 401)
  async endOthers(@Caller() caller: Identity, @Req() request: FastifyRequest) {
    const ended = await this.endSessions.ownOthers(caller, this.tokenOf(request));
    return { message: 'All other sessions ended', ended };
  }

  @Get('logins')
  @Answers("Who tried to log into the caller's account in the last 90 days", 200, dto.loginsAnswer, 400, 401)
  async listLogins(
    @Caller() { userId }: Identity,
    @Query({ schema: dto.loginsPage }) { page, limit }: dto.LoginsPage,
  ) {
    const { logins, total } = await this.logins.findPageOf(userId, page, limit);
    return { logins: logins.map(loginView), currentPage: page, ...pageOf({ page, limit }, total) };
  }

  @Post('password')
  @HttpCode(200)
  @Answers("Sets a new password; the caller's other sessions end", 200, messageAnswer, 400, 401, 429)
  async setPassword(
    @Caller() { userId }: Identity,
    @Body({ schema: dto.passwordBody }) body: dto.PasswordBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const deviceCookie = await this.changePassword.change({
      userId,
      network: this.networkOf(request),
      oldPassword: body.current_password,
      newPassword: body.new_password,
      session: this.tokenOf(request),
    });
    void reply.header('set-cookie', deviceCookie);
    return { message: 'Password changed. Your other sessions have ended.' };
  }

  @Post('confirm')
  @HttpCode(200)
  @Answers(
    'Notes that the password was typed, which some routes of admins need at most 15 minutes before',
    200,
    messageAnswer,
    400,
    401,
    429,
  )
  async confirm(
    @Caller() caller: Identity,
    @Body({ schema: dto.confirmBody }) { password }: dto.ConfirmBody,
    @Req() request: FastifyRequest,
  ) {
    const session = { token: this.tokenOf(request), network: this.networkOf(request) };
    await this.renewConfirmation.renew(caller, session, password);
    return { message: 'Password confirmed' };
  }

  private networkOf(request: FastifyRequest): Network {
    return networkOf(addressOf(request, this.config.GATEWAY_KEY));
  }

  private tokenOf(request: FastifyRequest): string | undefined {
    return sessionTokenOf(request.headers.cookie, this.config.PUBLIC_URL);
  }
}
