import { notFound, staffRoleSchema } from '@mekong/contracts';
import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import {
  Access,
  addressOf,
  Answers,
  ApiTags,
  Caller,
  DuringSetup,
  type Identity,
  messageAnswer,
  type Network,
  networkOf,
} from '@mekong/service-defaults';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type AuthConfig } from '../config.js';
import { TwoStepRepository } from './two-step.repository.js';
import { UsersRepository } from '../users/index.js';
import { ConfirmTwoStep } from './confirm-two-step.js';
import { EndTwoStep } from './end-two-step.js';
import { StartTwoStep } from './start-two-step.js';
import * as dto from './two-step.dto.js';

/** The second step of a login, for staff. Former staff may still switch it off. */
@ApiTags('account')
@Controller('api/account/two-step')
@Access('verified')
export class TwoStepController {
  constructor(
    private readonly users: UsersRepository,
    private readonly twoStep: TwoStepRepository,
    private readonly startTwoStep: StartTwoStep,
    private readonly confirmTwoStep: ConfirmTwoStep,
    private readonly endTwoStep: EndTwoStep,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  @Get()
  @Answers('Whether a second step is asked for at login', 200, dto.statusAnswer, 401, 403)
  async status(@Caller() { userId }: Identity) {
    const user = await this.users.find(userId);
    if (!user) throw notFound('User');
    return { is_on: user.hasTwoStep, recovery_codes_left: await this.twoStep.countRecoveryCodes(userId) };
  }

  @Post()
  @HttpCode(200)
  @Access(staffRoleSchema.options)
  @DuringSetup()
  @Answers('Makes a secret for an authenticator app', 200, dto.secretAnswer, 400, 401, 403, 409, 429)
  start(
    @Caller() caller: Identity,
    @Body({ schema: dto.startBody }) { password }: dto.StartBody,
    @Req() request: FastifyRequest,
  ) {
    return this.startTwoStep.start(caller, password, this.networkOf(request));
  }

  @Post('confirm')
  @HttpCode(200)
  @Access(staffRoleSchema.options)
  @DuringSetup()
  @Answers(
    'Switches the second step on; the recovery codes are shown this once',
    200,
    dto.recoveryAnswer,
    400,
    401,
    403,
    409,
    429,
  )
  async confirm(
    @Caller() { userId }: Identity,
    @Body({ schema: dto.confirmBody }) { code }: dto.ConfirmBody,
  ) {
    const codes = await this.confirmTwoStep.confirm(userId, code);
    return { message: 'Two-step login is on', recovery_codes: codes };
  }

  @Post('off')
  @HttpCode(200)
  @Answers('Switches the second step off', 200, messageAnswer, 400, 401, 403, 409, 429)
  async off(
    @Caller() { userId }: Identity,
    @Body({ schema: dto.offBody }) { password, code }: dto.OffBody,
    @Req() request: FastifyRequest,
  ) {
    await this.endTwoStep.end({ userId, network: this.networkOf(request) }, password, code);
    return { message: 'Two-step login is off' };
  }

  private networkOf(request: FastifyRequest): Network {
    return networkOf(addressOf(request, this.config.GATEWAY_KEY));
  }
}
