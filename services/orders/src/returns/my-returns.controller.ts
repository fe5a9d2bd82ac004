import { notFound } from '@mekong/contracts';
import {
  Access,
  Answers,
  AnswersFile,
  AnswersOnce,
  ApiBody,
  ApiConsumes,
  ApiTags,
  Caller,
  type Identity,
  knownId,
  QueuesReads,
} from '@mekong/service-defaults';
import { uploadInterceptor, type UploadRequest } from '@mekong/uploads';
import {
  Body,
  Controller,
  Get,
  Header,
  Param,
  Patch,
  Post,
  Req,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { OrdersRepository } from '../orders/index.js';
import { orderIdParam } from '../orders/orders.http.js';
import { ReadPhoto } from './read-photo.js';
import { RequestReturn } from './request-return.js';
import { ReturnRules } from './return-rules.js';
import type { Return } from './return.js';
import * as dto from './returns.dto.js';
import { ReturnsRepository } from './returns.repository.js';
import { returnableView, returnView } from './views.js';
import { WithdrawReturn } from './withdraw-return.js';

const oneView = (of: Return) => ({ return: returnView(of) });

/** Four photos as large as they may be, and what else is in the form. */
const rules = { files: { photos: dto.maxPhotos }, limitMb: 25 };

@ApiTags('returns')
@Controller('api')
@Access('verified')
@QueuesReads()
export class MyReturnsController {
  constructor(
    private readonly requestReturn: RequestReturn,
    private readonly withdrawReturn: WithdrawReturn,
    private readonly orders: OrdersRepository,
    private readonly returns: ReturnsRepository,
    private readonly rules: ReturnRules,
    private readonly readPhoto: ReadPhoto,
  ) {}

  @Post('user/orders/:orderId/returns')
  @AnswersOnce(
    {
      answerOf: oneView,
      readAgain: ({ returns }: MyReturnsController, _request, id: number) => returns.find(id),
    },
    'Asks to return pieces of one of your delivered orders',
    201,
    dto.returnAnswer,
    400,
    401,
    403,
    404,
    409,
    413,
    415,
  )
  @UseInterceptors(uploadInterceptor(rules))
  @ApiConsumes('multipart/form-data')
  @ApiBody(dto.returnFormBody)
  ask(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: dto.returnForm }) { lines, reason, details }: dto.ReturnForm,
    @Req() { uploads }: UploadRequest,
  ) {
    const wanted = { lines, reason, details: details || null };
    return this.requestReturn.request(caller, orderId, wanted, uploads?.photos ?? []);
  }

  @Get('user/orders/:orderId/returns')
  @Answers(
    'What you return of one of your orders, and what of it you still can',
    200,
    dto.orderReturnsAnswer,
    401,
    403,
    404,
  )
  async ofOrder(@Caller() { userId }: Identity, @Param('orderId', { schema: orderIdParam }) orderId: string) {
    const order = await this.orders.findOwn(orderId, userId);
    if (!order) throw notFound('Order');
    // One after the other, so that a read takes one connection.
    const returns = await this.returns.findOfOrder(orderId);
    const until = order.status === 'delivered' ? await this.rules.until(order) : null;
    const lines = await this.rules.leftOf(order);
    return { returns: returns.map(returnView), returnable: returnableView(until, lines) };
  }

  @Get('user/returns')
  @Answers('Your newest 100 returns, newest first', 200, dto.ownReturnsAnswer, 401, 403)
  async mine(@Caller() { userId }: Identity) {
    const returns = await this.returns.findOfUser(userId);
    const returnable = await this.rules.returnableOf(userId);
    return { returns: returns.map(returnView), returnable };
  }

  @Patch('user/returns/:id')
  @Answers(
    'Takes back one of your returns, until it has arrived',
    200,
    dto.returnAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async withdraw(
    @Caller() caller: Identity,
    @Param('id') id: string,
    @Body({ schema: dto.withdrawalBody }) _withdrawal: object,
  ) {
    return oneView(await this.withdrawReturn.withdraw(caller, knownId(id, 'Return')));
  }

  @Get('returns/:id/photos/:place')
  @Header('cache-control', 'private, no-store')
  @AnswersFile('A photo of a return as WebP, for its customer and staff', ['image/webp'], 401, 403, 404)
  async photo(@Caller() caller: Identity, @Param('id') id: string, @Param('place') place: string) {
    const bytes = await this.readPhoto.read(caller, knownId(id, 'Return'), Number(place));
    return new StreamableFile(bytes, { type: 'image/webp', length: bytes.length });
  }
}
