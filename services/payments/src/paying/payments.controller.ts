import { inRiel, notFound } from '@mekong/contracts';
import { md5Of } from '@mekong/khqr';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity } from '@mekong/service-defaults';
import { CONFIG, sellsWithDemo, type PaymentsConfig } from '../config.js';
import { FindPayment, type Payment, PaymentConflict } from '../payments/index.js';
import { PreparePayments } from '../bank-checks/index.js';
import { RielRateRepository } from '../riel/index.js';
import { orderIdParam } from '../payments/payments.http.js';
import { NotPaidByWord } from './errors.js';
import { DemoCodes } from './demo-codes.js';
import { qrImage } from './qr-image.js';
import { CancelPayment } from './cancel-payment.js';
import { CompletePayment } from './complete-payment.js';
import * as dto from './payments.dto.js';

@ApiTags('payment')
@Controller('api')
export class PaymentsController {
  constructor(
    private readonly findPayment: FindPayment,
    private readonly completePayment: CompletePayment,
    private readonly cancelPayment: CancelPayment,
    private readonly preparePayments: PreparePayments,
    private readonly demoCodes: DemoCodes,
    private readonly rates: RielRateRepository,
    @Inject(CONFIG) private readonly config: PaymentsConfig,
  ) {}

  @Get('payment/provider')
  @Access(['admin', 'seller'])
  @Answers('How shoppers pay', 200, dto.providerAnswer, 401, 403)
  provider() {
    return { provider: this.config.PAYMENT_METHODS[0]!, sells_with_demo: sellsWithDemo(this.config) };
  }

  @Get('payment/qr')
  @Access('verified')
  @Answers(
    'The KHQR image to pay one of your orders, as a data URL, and about what it costs in riel',
    200,
    dto.qrAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async qr(@Caller() caller: Identity, @Query({ schema: dto.qrQuery }) { orderId }: dto.QrQuery) {
    const found = await this.findPayment.ofUser(orderId, caller.userId);
    if (!found) throw notFound('Order');
    if (found.method === 'cod') throw new NotPaidByWord(found.method);
    const payment = await this.preparePayments.prepare(found);
    if (payment.status !== 'pending') throw new PaymentConflict(payment.status);
    const payload = payment.payload ?? (await this.demoCodes.of(payment));
    const rate = payment.rielRate ?? (await this.rates.now()).rate;
    return {
      qrImage: qrImage(payload),
      amount_khr: payment.currency === 'KHR' ? payment.amountMinor : inRiel(payment.amountCents, rate),
      deeplink: payment.appLink ?? this.configuredLink(payload),
      payload,
      md5: payment.reference ?? md5Of(payload),
      currency: payment.currency,
      amount_minor: payment.amountMinor,
    };
  }

  private configuredLink(payload: string): string | null {
    const { PAYMENT_DEEPLINK: template } = this.config;
    return template?.replaceAll('{payload}', encodeURIComponent(payload)) ?? null;
  }

  @Put('checkout/mark-paid/:orderId')
  @Access('verified')
  @Answers(
    'Pays the order (demo provider); a repeat answers the same',
    200,
    dto.paymentAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async markPaid(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: dto.markPaidBody }) _body: unknown,
  ) {
    const payment = await this.completePayment.complete(orderId, caller.userId);
    return { message: 'Payment successful! Order marked as paid.', payment: view(payment) };
  }

  @Post('payment/:orderId/cancel')
  @HttpCode(200)
  @Access('verified')
  @Answers(
    'Gives up an order that is not paid yet: your own, or as an admin or support any',
    200,
    dto.paymentAnswer,
    401,
    403,
    404,
    409,
  )
  async cancel(@Caller() caller: Identity, @Param('orderId', { schema: orderIdParam }) orderId: string) {
    return {
      message: 'Order cancelled',
      payment: view(await this.cancelPayment.cancel(orderId, caller)),
    };
  }
}

function view(payment: Payment) {
  return {
    status: payment.status,
    transaction_id: payment.transactionId,
    paid_at: payment.paidAt?.toISOString() ?? null,
  };
}
