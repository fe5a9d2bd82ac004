import { Body, Controller, HttpCode, Inject, Param, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import {
  Access,
  addressOf,
  Answers,
  ApiTags,
  messageAnswer,
  networkOf,
  type Network,
  AnswersOnce,
} from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type AuthConfig } from '../config.js';
import { RequestReset } from './request-reset.js';
import { ResetPassword } from './reset-password.js';
import { SendCode } from './send-code.js';
import { SignUp } from './sign-up.js';
import { SignedUpBrowser } from './signed-up-browser.interceptor.js';
import type { User } from '../users/index.js';
import { userAndMessage, userView } from '../users/users.http.js';
import * as dto from './accounts.dto.js';

/** Signing up, verifying the email and resetting the password. */
@ApiTags('auth')
@Controller('api/auth')
export class AccountsController {
  constructor(
    private readonly signUp: SignUp,
    private readonly sendCode: SendCode,
    private readonly browser: SignedUpBrowser,
    private readonly requestReset: RequestReset,
    private readonly resetPassword: ResetPassword,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  @Post('signup')
  @AnswersOnce(
    (user: User) => ({
      message: 'Account created. Please verify your email.',
      user: userView(user),
    }),
    'Makes a customer account and mails its code; no session yet',
    201,
    userAndMessage,
    400,
    409,
    429,
  )
  @UseInterceptors(SignedUpBrowser)
  @Access('public')
  async create(
    @Body({ schema: dto.signUpBody }) body: dto.SignUpBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const user = await this.signUp.signUp(body, this.networkOf(request));
    void reply.header('set-cookie', this.browser.cookieFor(user, request.headers));
    return user;
  }

  @Post('resend-code')
  @AnswersOnce(
    () => ({ message: 'If this email waits for verification, a new code is on its way.' }),
    'Mails a new verification code',
    200,
    messageAnswer,
    400,
    429,
  )
  @HttpCode(200)
  @Access('public')
  async resend(@Body({ schema: dto.emailBody }) { email }: dto.EmailBody, @Req() request: FastifyRequest) {
    await this.sendCode.resend(email, this.networkOf(request));
  }

  @Post('forgot-password')
  @AnswersOnce(
    () => ({ message: 'Password reset link sent to your email' }),
    'Mails a link to set a new password, if the address is known',
    200,
    messageAnswer,
    400,
    429,
  )
  @HttpCode(200)
  @Access('public')
  async forgot(@Body({ schema: dto.emailBody }) { email }: dto.EmailBody, @Req() request: FastifyRequest) {
    await this.requestReset.request(email, this.networkOf(request));
  }

  @Post('reset-password/:token')
  @HttpCode(200)
  @Access('public')
  @Answers('Sets a new password by the mailed link, once', 200, messageAnswer, 400)
  async reset(
    @Param('token', { schema: dto.tokenParam }) token: string,
    @Body({ schema: dto.resetBody }) { password }: dto.ResetBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const deviceCookie = await this.resetPassword.reset(token, password, this.networkOf(request));
    void reply.header('set-cookie', deviceCookie);
    return { message: 'Password reset successful' };
  }

  private networkOf(request: FastifyRequest): Network {
    return networkOf(addressOf(request, this.config.GATEWAY_KEY));
  }
}
