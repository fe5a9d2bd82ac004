import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import {
  Access,
  Answers,
  AnswersOnce,
  ApiTags,
  Caller,
  type Identity,
  QueuesReads,
} from '@mekong/service-defaults';
import { orderIdParam } from '../orders/orders.http.js';
import * as dto from './invoices.dto.js';
import { ReadInvoice } from './read-invoice.js';
import { RequestVatInvoice } from './request-vat-invoice.js';
import { invoiceView } from './views.js';

@ApiTags('invoices')
@Controller('api/orders/:orderId/invoice')
@Access('verified')
@QueuesReads()
export class InvoicesController {
  constructor(
    private readonly readInvoice: ReadInvoice,
    private readonly requestVatInvoice: RequestVatInvoice,
  ) {}

  @Get()
  @Answers(
    'The invoice of a paid order, with its credit notes: your own, an admin any, support those of customers',
    200,
    dto.invoiceAnswer,
    401,
    403,
    404,
    409,
  )
  async find(@Caller() caller: Identity, @Param('orderId', { schema: orderIdParam }) orderId: string) {
    return invoiceView(await this.readInvoice.read(caller, orderId));
  }

  @Post()
  @AnswersOnce(
    {
      answerOf: invoiceView,
      readAgain: ({ readInvoice }: InvoicesController, { user, params }) =>
        readInvoice.read(user!, params.orderId!).catch(() => undefined),
    },
    'Asks for a VAT invoice of one of your orders, within 30 days of its payment; the commercial one is credited',
    201,
    dto.invoiceAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  request(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: dto.vatInvoiceBody }) wanted: dto.VatInvoiceBody,
  ) {
    return this.requestVatInvoice.request(caller, orderId, wanted);
  }
}
