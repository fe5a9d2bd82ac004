import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity, AnswersOnce } from '@mekong/service-defaults';
import { seenBy, UsersRepository } from '../users/index.js';
import { userIdOf } from '../users/users.http.js';
import { notesView } from './views.js';
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
    return notesView(await this.notes.findOf(user.id));
  }

  @Post()
  @AnswersOnce(
    {
      answerOf: notesView,
      readAgain: ({ notes }: UserNotesController, { params }) => notes.findOf(params.id!),
    },
    'Writes a note about a person that only admins and support read',
    201,
    dto.notesAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  write(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.noteBody }) { text }: dto.NoteBody,
  ) {
    return this.writeNote.write(caller, userIdOf(id), text);
  }
}
