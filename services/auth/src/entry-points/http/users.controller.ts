import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Answers, Caller, notFound, type Identity } from '@mekong/service-defaults';
import { UsersRepository } from '../../data-access/users.repository.js';
import { DeleteUser } from '../../use-cases/delete-user.js';
import { EditUser } from '../../use-cases/edit-user.js';
import { userView } from '../../views.js';
import * as dto from './auth.dto.js';

@ApiTags('users')
@Controller('api/admin/users')
@Access(['admin'])
export class UsersController {
  constructor(
    private readonly users: UsersRepository,
    private readonly editUser: EditUser,
    private readonly deleteUser: DeleteUser,
  ) {}

  @Get()
  @Answers('All users, newest first', 200, dto.usersAnswer, 400, 401, 403)
  async list(@Query({ schema: dto.usersPage }) { page, limit }: dto.UsersPage) {
    const { users, total } = await this.users.findPage(page, limit);
    return { users: users.map(userView), currentPage: page, totalPages: Math.ceil(total / limit), total };
  }

  @Patch(':id')
  @Answers(
    'Changes a user; a new role or password ends their sessions',
    200,
    dto.userAndMessage,
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
    return {
      message: 'User updated successfully!',
      user: userView(await this.editUser.run(caller, known(id), body)),
    };
  }

  @Delete(':id')
  @Answers('Deletes a user', 200, dto.messageAnswer, 401, 403, 404, 409)
  async remove(@Caller() caller: Identity, @Param('id') id: string) {
    await this.deleteUser.run(caller, known(id));
    return { message: 'User deleted' };
  }
}

/** What cannot be an id is the id of nobody. */
function known(id: string): string {
  if (!dto.userId.safeParse(id).success) throw notFound('User');
  return id;
}
