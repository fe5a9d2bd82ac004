import { Access, Answers, ApiTags, Caller, type Identity, messageAnswer } from '@mekong/service-defaults';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { orderIdParam } from '../orders/orders.http.js';
import { NoteSerials } from './note-serials.js';
import * as dto from './warranty.dto.js';

@ApiTags('orders')
@Controller('api/admin')
export class SerialsController {
  constructor(private readonly noteSerials: NoteSerials) {}

  @Put('orders/:orderId/serials')
  @Access(['admin', 'seller', 'packer'])
  @Answers(
    'Notes the serial numbers of the pieces of an order; for a seller only of their own',
    200,
    messageAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async note(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: dto.serialsBody }) { lines }: dto.SerialsBody,
  ) {
    await this.noteSerials.note(caller, orderId, lines);
    return { message: 'Noted' };
  }
}
