import { Body, Controller, Param, Post } from '@nestjs/common';
import { Access, ApiTags, Caller, type Identity, AnswersOnce } from '@mekong/service-defaults';
import { orderIdParam } from '../orders/orders.http.js';
import { notesView } from './views.js';
import * as dto from './notes.dto.js';
import { NotesRepository } from './notes.repository.js';
import { WriteNote } from './write-note.js';

@ApiTags('orders')
@Controller('api/admin/orders/:orderId/notes')
export class NotesController {
  constructor(
    private readonly notes: NotesRepository,
    private readonly writeNote: WriteNote,
  ) {}

  @Post()
  @AnswersOnce(
    {
      answerOf: notesView,
      readAgain: ({ notes }: NotesController, { params }) => notes.findOf([params.orderId!]),
    },
    'Writes a note about an order that only staff read, no sellers',
    201,
    dto.notesAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  @Access(['admin', 'packer', 'support'])
  write(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: dto.noteBody }) { text }: dto.NoteBody,
  ) {
    return this.writeNote.write(caller, orderId, text);
  }
}
