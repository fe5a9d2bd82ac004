import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity, OnceByKey } from '@mekong/service-defaults';
import { seenBy } from '../users/user-scope.js';
import { userIdOf } from '../users/users.dto.js';
import { UsersRepository } from '../users/users.repository.js';
import { noteView } from '../views.js';
import * as dto from './notes.dto.js';
import { NotesRepository } from './notes.repository.js';
import { WriteNote } from './write-note.js';

@ApiTags('users')
@Controller('api/admin/users/:id/notes')
@Access(['admin', 'support'])
export class UserNotesController {
  constructor(
    private readonly users: UsersRepository,
    private readonly notes: NotesRepository,
    private readonly writeNote: WriteNote,
  ) {}

  @Get()
  @Answers(
    'What staff noted about a person, the oldest first; for support about customers',
    200,
    dto.notesAnswer,
    401,
    403,
    404,
  )
  async list(@Caller() caller: Identity, @Param('id') id: string) {
    const user = seenBy(caller, await this.users.find(userIdOf(id)));
    return { notes: (await this.notes.findOf(user.id)).map(noteView) };
  }

  @Post()
  @OnceByKey()
  @Answers(
    'Writes a note about a person that only admins and support read',
    201,
    dto.notesAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async write(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.noteBody }) { text }: dto.NoteBody,
  ) {
    const userId = userIdOf(id);
    await this.writeNote.run(caller, userId, text);
    return { notes: (await this.notes.findOf(userId)).map(noteView) };
  }
}
