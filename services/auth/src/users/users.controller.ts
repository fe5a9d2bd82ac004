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
} from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  messageAnswer,
  OnceByKey,
  pageOf,
  sessionTokenOf,
  showStale,
} from '@mekong/service-defaults';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type AuthConfig } from '../config.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { scopeOf, seenBy } from './user-scope.js';
import { UsersRepository } from './users.repository.js';
import { BlockUser } from './block-user.js';
import { DeleteUser } from './delete-user.js';
import { EditUser } from './edit-user.js';
import { ExportUser } from './export-user.js';
import { EndTwoStep } from '../two-step/end-two-step.js';
import { ResendVerification } from '../accounts/resend-verification.js';
import { exportedUserView, managedUserView } from '../views.js';
import * as dto from './users.dto.js';

@ApiTags('users')
@Controller('api/admin/users')
@Access(['admin'])
export class UsersController {
  constructor(
    private readonly users: UsersRepository,
    private readonly editUser: EditUser,
    private readonly deleteUser: DeleteUser,
    private readonly blockUser: BlockUser,
    private readonly exportUser: ExportUser,
    private readonly resendVerification: ResendVerification,
    private readonly endTwoStep: EndTwoStep,
    private readonly sessions: SessionsRepository,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  @Get()
  @Access(['admin', 'support'])
  @Answers(
    'Users, newest first: all, or those that are searched for; for support only customers',
    200,
    dto.usersAnswer,
    400,
    401,
    403,
  )
  async list(
    @Caller() caller: Identity,
    @Query({ schema: dto.usersQuery }) { page, limit, ...search }: dto.UsersQuery,
  ) {
    const { users, total } = await this.users.findPage({ ...search, ...scopeOf(caller) }, page, limit);
    return {
      users: users.map(managedUserView),
      currentPage: page,
      ...pageOf({ page, limit }, total),
    };
  }

  @Get(':id')
  @Access(['admin', 'support'])
  @Answers('One user; for support a customer', 200, dto.oneManaged, 401, 403, 404)
  async one(@Caller() caller: Identity, @Param('id') id: string) {
    return { user: managedUserView(seenBy(caller, await this.users.find(dto.userIdOf(id)))) };
  }

  @Patch(':id')
  @Answers(
    'Changes a user; a new role or password ends their sessions',
    200,
    dto.managedAndMessage,
    400,
    401,
    403,
    404,
    409,
  )
  async edit(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.editBody }) body: dto.EditBody,
    @Req() request: FastifyRequest,
  ) {
    const isConfirmed = await this.isConfirmed(caller, request);
    const user = await this.editUser
      .run(caller, dto.userIdOf(id), body, isConfirmed)
      .catch(showStale(managedUserView));
    return { message: 'User updated successfully!', user: managedUserView(user) };
  }

  @Delete(':id')
  @Answers('Deletes a user', 200, messageAnswer, 401, 403, 404, 409)
  async remove(@Caller() caller: Identity, @Param('id') id: string) {
    await this.deleteUser.run(caller, dto.userIdOf(id));
    return { message: 'User deleted' };
  }

  @Post(':id/export')
  @HttpCode(200)
  @Answers(
    'What the accounts have of a person, for a copy of their data',
    200,
    dto.exportAnswer,
    401,
    403,
    404,
  )
  async export(@Caller() caller: Identity, @Param('id') id: string) {
    return exportedUserView(await this.exportUser.run(caller, dto.userIdOf(id)));
  }

  @Post(':id/block')
  @HttpCode(200)
  @Answers('Shuts a user out and ends their sessions', 200, dto.managedAndMessage, 401, 403, 404, 409)
  async block(@Caller() caller: Identity, @Param('id') id: string) {
    const user = await this.blockUser.block(caller, dto.userIdOf(id));
    return { message: 'User blocked', user: managedUserView(user) };
  }

  @Post(':id/unblock')
  @HttpCode(200)
  @Answers('Lets a blocked user in again', 200, dto.managedAndMessage, 401, 403, 404)
  async unblock(@Caller() caller: Identity, @Param('id') id: string) {
    const user = await this.blockUser.unblock(caller, dto.userIdOf(id));
    return { message: 'User unblocked', user: managedUserView(user) };
  }

  @Post(':id/reset-two-step')
  @HttpCode(200)
  @Answers('Switches the second step off for whoever lost it', 200, dto.managedAndMessage, 401, 403, 404, 409)
  async resetTwoStep(@Caller() caller: Identity, @Param('id') id: string, @Req() request: FastifyRequest) {
    const isConfirmed = await this.isConfirmed(caller, request);
    const user = await this.endTwoStep.resetFor(caller, dto.userIdOf(id), isConfirmed);
    return { message: 'Two-step login switched off', user: managedUserView(user) };
  }

  @Post(':id/resend-verification')
  @OnceByKey(() => ({ message: 'Verification email sent' }))
  @HttpCode(200)
  @Access(['admin', 'support'])
  @Answers('Mails the user another verification code', 200, messageAnswer, 401, 403, 404, 409, 429)
  async resend(@Caller() caller: Identity, @Param('id') id: string) {
    await this.resendVerification.run(caller, dto.userIdOf(id));
  }

  private isConfirmed({ userId }: Identity, { headers }: FastifyRequest): Promise<boolean> {
    return this.sessions.isConfirmed(sessionTokenOf(headers.cookie, this.config.PUBLIC_URL), userId);
  }
}
