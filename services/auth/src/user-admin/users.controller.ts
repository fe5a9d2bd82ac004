import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  messageAnswer,
  NeedsFreshPassword,
  AnswersOnce,
  pageOf,
  showStale,
} from '@mekong/service-defaults';
import { ResendVerification } from '../accounts/index.js';
import { EndTwoStep } from '../two-step/index.js';
import { scopeOf, seenBy, UsersRepository } from '../users/index.js';
import { managedUserView, userIdOf } from '../users/users.http.js';
import { BlockUser } from './block-user.js';
import { DeleteUser } from './delete-user.js';
import { EditUser } from './edit-user.js';
import { ExportUser } from './export-user.js';
import { exportedUserView } from './views.js';
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
    return { user: managedUserView(seenBy(caller, await this.users.find(userIdOf(id)))) };
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
  ) {
    const user = await this.editUser.edit(caller, userIdOf(id), body).catch(showStale(managedUserView));
    return { message: 'User updated successfully!', user: managedUserView(user) };
  }

  @Delete(':id')
  @NeedsFreshPassword()
  @Answers('Deletes a user', 200, messageAnswer, 401, 403, 404, 409)
  async remove(@Caller() caller: Identity, @Param('id') id: string) {
    await this.deleteUser.delete(caller, userIdOf(id));
    return { message: 'User deleted' };
  }

  @Post(':id/export')
  @HttpCode(200)
  @NeedsFreshPassword()
  @Answers(
    'What the accounts have of a person, for a copy of their data',
    200,
    dto.exportAnswer,
    401,
    403,
    404,
  )
  async export(@Caller() caller: Identity, @Param('id') id: string) {
    return exportedUserView(await this.exportUser.export(caller, userIdOf(id)));
  }

  @Post(':id/block')
  @HttpCode(200)
  @NeedsFreshPassword()
  @Answers('Shuts a user out and ends their sessions', 200, dto.managedAndMessage, 401, 403, 404, 409)
  async block(@Caller() caller: Identity, @Param('id') id: string) {
    const user = await this.blockUser.block(caller, userIdOf(id));
    return { message: 'User blocked', user: managedUserView(user) };
  }

  @Post(':id/unblock')
  @HttpCode(200)
  @NeedsFreshPassword()
  @Answers('Lets a blocked user in again', 200, dto.managedAndMessage, 401, 403, 404)
  async unblock(@Caller() caller: Identity, @Param('id') id: string) {
    const user = await this.blockUser.unblock(caller, userIdOf(id));
    return { message: 'User unblocked', user: managedUserView(user) };
  }

  @Post(':id/reset-two-step')
  @HttpCode(200)
  @NeedsFreshPassword()
  @Answers('Switches the second step off for whoever lost it', 200, dto.managedAndMessage, 401, 403, 404, 409)
  async resetTwoStep(@Caller() caller: Identity, @Param('id') id: string) {
    const user = await this.endTwoStep.resetFor(caller, userIdOf(id));
    return { message: 'Two-step login switched off', user: managedUserView(user) };
  }

  @Post(':id/resend-verification')
  @AnswersOnce(
    () => ({ message: 'Verification email sent' }),
    'Mails the user another verification code',
    200,
    messageAnswer,
    401,
    403,
    404,
    409,
    429,
  )
  @HttpCode(200)
  @Access(['admin', 'support'])
  async resend(@Caller() caller: Identity, @Param('id') id: string) {
    await this.resendVerification.resend(caller, userIdOf(id));
  }
}
