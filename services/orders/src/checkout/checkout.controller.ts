import { notFound } from '@mekong/contracts';
import { Body, Controller, Get, Headers, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import {
  Access,
  addressOf,
  Answers,
  AnswersProblem,
  ApiHeader,
  ApiTags,
  Caller,
  idempotencyKey,
  type Identity,
  networkOf,
  type Network,
  parseInput,
  TakesKey,
} from '@mekong/service-defaults';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type OrdersConfig } from '../config.js';
import { chooseDelivery } from '../delivery/index.js';
import { OrdersRepository } from '../orders/index.js';
import { orderIdParam, orderView, ownOrderAnswer } from '../orders/orders.http.js';
import { LimitGuesses, PromoCodesRepository } from '../promo-codes/index.js';
import { StockRepository } from '../stock/index.js';
import { DeliveryChanged, PriceChanged } from './errors.js';
import { refuseTooManyPieces } from './hold-limits.js';
import { mergeCart, quote, type CartLine } from './quote.js';
import { PlaceOrder } from './place-order.js';
import { pricedOr } from './delivery-of.js';
import { RecordCart } from './record-cart.js';
import { TermsRepository } from './terms.repository.js';
import { quoteView } from './views.js';
import * as dto from './checkout.dto.js';

const cartLines = (cart: { id: number; quantity: number }[]): CartLine[] =>
  cart.map(({ id, quantity }) => ({ productId: id, quantity }));

/** Documents that a route takes the id that the browser made up for the day. */
const TakesVisitor = () =>
  ApiHeader({
    name: 'x-visitor',
    required: false,
    description:
      'The id that the browser made up for the day, 32 hexadecimal digits, by which visits are counted',
    schema: { type: 'string' },
  });

@ApiTags('checkout')
@Controller('api/checkout')
export class CheckoutController {
  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly recordCart: RecordCart,
    private readonly orders: OrdersRepository,
    private readonly stock: StockRepository,
    private readonly promos: PromoCodesRepository,
    private readonly terms: TermsRepository,
    private readonly limitGuesses: LimitGuesses,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  @Post('quote')
  @HttpCode(200)
  @Access('public')
  @TakesVisitor()
  @Answers('What a cart costs now; holds nothing', 200, dto.quoteAnswer, 400, 409, 429)
  async quote(
    @Body({ schema: dto.quoteBody }) body: dto.QuoteBody,
    @Req() request: FastifyRequest,
    @Caller() caller?: Identity,
    @Headers('x-visitor') visitor?: string,
  ) {
    const cart = mergeCart(cartLines(body.cart));
    refuseTooManyPieces(cart, this.config.HOLD_LIMIT_PIECES);
    const { province, district, delivery_method: wanted } = body;
    // Without a place the table of deliveries says nothing.
    const isPlaced = Boolean(province ?? wanted);
    const [offers, { entries, shippingPolicy }] = await Promise.all([
      this.stock.findOffers(cart.map((line) => line.productId)),
      this.terms.findOfDelivery(),
    ]);
    const visitorId = dto.visitorId.parse(visitor);
    const network = this.networkFrom(request);
    if (visitorId) this.recordCart.record(visitorId, network);
    const { promo_code: code } = body;
    const userId = caller?.userId;
    return this.limitGuesses
      .limit({ userId, network }, code, async () => {
        const typed = code ? { promo: await this.promos.findUsed(code, userId ?? null) } : null;
        const price = (key?: string) => {
          const chosen = isPlaced ? chooseDelivery(entries, { province, district }, key) : undefined;
          return quote(cart, offers, chosen ?? shippingPolicy, typed);
        };
        return quoteView(pricedOr(price, wanted));
      })
      .catch(showQuote);
  }

  @Post('Recipt-generator')
  @TakesKey()
  @TakesVisitor()
  @Access('verified')
  @Answers('Places the order and holds its stock for the payment', 201, dto.placedAnswer, 400, 401, 403, 429)
  @AnswersProblem(409, undefined, dto.refusedMembers)
  @AnswersProblem(422, undefined, dto.reusedMembers)
  async place(
    @Caller() caller: Identity,
    @Body({ schema: dto.checkoutBody }) body: dto.CheckoutBody,
    @Req() request: FastifyRequest,
    @Headers('Idempotency-Key') givenKey?: string,
    @Headers('x-visitor') visitor?: string,
  ) {
    const checkout = {
      customerName: body.customer_name,
      phoneNumber: body.phone_number,
      shippingAddress: body.shipping_address,
      province: body.province,
      district: body.district,
      note: body.note,
      paymentMethod: body.payment_method,
      payCurrency: body.currency,
      // Rounded to a hundredth of a cent, for floating point only: a total between two cents must stay wrong.
      totalCents: Math.round(body.total * 1e6) / 1e4,
      cart: cartLines(body.cart),
      promoCode: body.promo_code,
      deliveryMethod: body.delivery_method,
      mapLink: body.map_link,
      taxpayer: body.vat_invoice,
      idempotencyKey: parseInput(idempotencyKey.optional(), givenKey, 'Idempotency-Key'),
      visitorId: dto.visitorId.parse(visitor),
      network: this.networkFrom(request),
    };
    const guesser = { userId: caller.userId, network: checkout.network };
    const { orderId, orderNumber } = await this.limitGuesses
      .limit(guesser, checkout.promoCode, () => this.placeOrder.place(caller, checkout))
      .catch(showQuote);
    return { orderId, order_number: orderNumber };
  }

  @Get('order/:orderId')
  @Access('verified')
  @Answers('What is to be paid for one of your orders', 200, ownOrderAnswer, 401, 403, 404)
  async own(@Caller() caller: Identity, @Param('orderId', { schema: orderIdParam }) orderId: string) {
    const order = await this.orders.findOwn(orderId, caller.userId);
    if (!order) throw notFound('Order');
    const view = orderView(order);
    return { amount: view.total_price, order: view };
  }

  private networkFrom(request: FastifyRequest): Network {
    return networkOf(addressOf(request, this.config.GATEWAY_KEY));
  }
}

function showQuote(error: unknown): never {
  const isRepriced = error instanceof PriceChanged || error instanceof DeliveryChanged;
  throw isRepriced ? error.with(quoteView(error.quote)) : error;
}
