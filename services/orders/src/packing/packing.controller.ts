import { Body, Controller, Param, Put } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity, messageAnswer } from '@mekong/service-defaults';
import { orderIdParam } from '../orders/orders.http.js';
import { PackOrder } from './pack-order.js';
import * as dto from './packing.dto.js';

@ApiTags('orders')
@Controller('api/admin')
export class PackingController {
  constructor(private readonly packOrder: PackOrder) {}

  @Put('orders/:orderId/packing')
  @Access(['admin', 'seller', 'packer'])
  @Answers(
    'Notes that lines of a paid order are packed; for a seller only their own',
    200,
    messageAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async pack(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: dto.packingBody }) body: dto.PackingBody,
  ) {
    await this.packOrder.pack(caller, orderId, body);
    return { message: body.packed ? 'Packed' : 'No longer packed' };
  }
}
