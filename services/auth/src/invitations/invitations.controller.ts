import { notFound } from '@mekong/contracts';
import { Body, Controller, Delete, Get, Inject, Param, Post, Req } from '@nestjs/common';
import {
  Access,
  addressOf,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  messageAnswer,
  NeedsFreshPassword,
  networkOf,
  AnswersOnce,
} from '@mekong/service-defaults';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type AuthConfig } from '../config.js';
import { tokenParam } from '../accounts/accounts.http.js';
import { invitationView } from './views.js';
import { AcceptInvitation } from './accept-invitation.js';
import * as dto from './invitations.dto.js';
import { InvitationsRepository, type Invitation } from './invitations.repository.js';
import { InviteStaff } from './invite-staff.js';
import { WithdrawInvitation } from './withdraw-invitation.js';

@ApiTags('users')
@Controller('api')
@Access(['admin'])
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly inviteStaff: InviteStaff,
    private readonly withdrawInvitation: WithdrawInvitation,
    private readonly acceptInvitation: AcceptInvitation,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  @Get('admin/invitations')
  @Answers('Who was invited and has not accepted yet, newest first', 200, dto.invitationsAnswer, 401, 403)
  async open() {
    return { invitations: (await this.invitations.findOpen()).map(invitationView) };
  }

  @Post('admin/invitations')
  @NeedsFreshPassword()
  @AnswersOnce(
    (invitation: Invitation) => ({
      message: 'Invitation sent',
      invitation: invitationView(invitation),
    }),
    'Mails somebody a link by which they become staff; it works once, for three days',
    201,
    dto.invitedAnswer,
    400,
    401,
    403,
    409,
  )
  async invite(@Caller() caller: Identity, @Body({ schema: dto.inviteBody }) body: dto.InviteBody) {
    return this.inviteStaff.invite(caller, body);
  }

  @Delete('admin/invitations/:id')
  @Answers('Withdraws an invitation: its link stops working', 200, messageAnswer, 401, 403, 404)
  async withdraw(@Caller() caller: Identity, @Param('id') id: string) {
    if (!dto.invitationId.safeParse(id).success) throw notFound('Invitation');
    await this.withdrawInvitation.withdraw(caller, id);
    return { message: 'Invitation withdrawn' };
  }

  @Get('auth/invitations/:token')
  @Access('public')
  @Answers('What the invitation of a mailed link is for', 200, dto.openedAnswer, 400)
  async opened(@Param('token', { schema: tokenParam }) token: string) {
    const { email, role, expires_at } = invitationView(await this.acceptInvitation.find(token));
    return { invitation: { email, role, expires_at } };
  }

  @Post('auth/invitations/:token')
  @AnswersOnce(
    () => ({ message: 'Account created. You can log in now.' }),
    'Makes the account of the invited, once; they can log in then',
    201,
    messageAnswer,
    400,
    409,
  )
  @Access('public')
  async accept(
    @Param('token', { schema: tokenParam }) token: string,
    @Body({ schema: dto.acceptBody }) body: dto.AcceptBody,
    @Req() request: FastifyRequest,
  ) {
    const network = networkOf(addressOf(request, this.config.GATEWAY_KEY));
    await this.acceptInvitation.accept(token, body, network);
  }
}
