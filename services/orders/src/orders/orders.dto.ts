import { payCurrencies } from '@mekong/contracts';
import { z } from 'zod';
import { orderStatuses } from './order.entity.js';

export const orderIdParam = z.string().min(1).max(64);

/** Dollars. */
export const money = z.number();

export const payment = z
  .object({ status: z.string(), transaction_id: z.string().nullable(), paid_at: z.string().nullable() })
  .meta({ id: 'OrderPayment' });

const line = z.object({
  id: z.int(),
  quantity: z.int(),
  price: money,
  discount: money.describe("Of the order's discount, what falls on all its pieces"),
  warranty_months: z.int().nullable().describe('As it was when it was bought; null without a warranty'),
  serials: z.array(z.string()).describe('By piece; blank for one whose serial number is not noted'),
  product: z.object({
    id: z.int(),
    name: z.string(),
    name_km: z.string().optional().describe('If it had one when it was bought'),
    price: money,
    image: z.string().describe('The same as `image_url`'),
    image_url: z.string(),
  }),
});

const inBoth = z.object({ usd_cents: z.int(), khr: z.int() });

const cash = z
  .object({
    confirmed_at: z.string().nullable().describe('When its customer said on the phone that they want it'),
    hold_until: z.string().describe('Cancelled then, if nobody has confirmed it'),
    asked: inBoth.describe('What the courier asks for, in dollars or in riel'),
    handed_over_at: z.string().nullable().describe('When the courier got the cash'),
    refused_at: z.string().nullable(),
    unconfirmed_at: z
      .string()
      .nullable()
      .describe('When it was cancelled because nobody had confirmed it in time'),
  })
  .meta({ id: 'CashOfOrder' });

const deliveryMethod = z
  .object({
    key: z.string(),
    name: z.string(),
    name_km: z.string().nullable(),
    days_from: z.int().nullable().describe('Working days, as they were promised'),
    days_to: z.int().nullable(),
    pick_up: z.boolean().describe('Its shopper comes to the shop for it'),
  })
  .meta({ id: 'DeliveryOfOrder' });

export const orderAnswer = z
  .object({
    id: z.string(),
    order_number: z.string().describe('By which people name the order, such as MG-2611-0042'),
    status: z.enum(orderStatuses),
    created_at: z.string(),
    pay_until: z.string().nullable().describe('Null for cash on delivery'),
    customer_name: z.string(),
    phone_number: z.string(),
    shipping_address: z.string().describe('The whole address, with district and province'),
    province: z.string().nullable(),
    district: z.string().nullable(),
    note: z.string().nullable().describe('What the courier should know'),
    map_link: z
      .string()
      .nullable()
      .describe('Where a map shows the place: a link, or a latitude and a longitude'),
    delivery_method: deliveryMethod
      .nullable()
      .describe('How it is brought, as it was chosen; null where there was no choice'),
    came_back_at: z
      .string()
      .nullable()
      .describe('When the courier brought it back, if it was not sent again since'),
    promo_code: z.string().nullable(),
    discount: money.describe('What the promo code took off the goods; 0 without one'),
    subtotal: money.describe('After the discount'),
    shipping: money,
    tax: money,
    total_price: money,
    payment_method: z.string(),
    pay_currency: z.enum(payCurrencies).describe('In which money it is paid; riel by KHQR only'),
    riel_rate: z.number().nullable().describe('Riel for a dollar when it was placed; null in old orders'),
    total_khr: z.int().nullable().describe('The total in riel, rounded half up to 100; null without a rate'),
    cod: cash.nullable().describe('Null where it is not paid in cash at the door'),
    courier: z.string().nullable(),
    tracking_number: z.string().nullable(),
    tracking_url: z.string().nullable().describe("The courier's page that shows the parcel"),
    items: z.array(line.meta({ id: 'OrderLine' })),
    Payment: payment,
    version: z.int().describe('Grows with every change of the order'),
    packed: z.boolean().describe('Whether something of it is packed, so that it can go nowhere else'),
  })
  .meta({ id: 'Order' });
export const ownOrderAnswer = z.object({ amount: money, order: orderAnswer });

/** Packers see no amounts. */
const staffMoney = money.nullable().describe('Null for a packer');

export const managedOrder = orderAnswer
  .extend({
    discount: staffMoney,
    subtotal: staffMoney,
    shipping: staffMoney,
    tax: staffMoney,
    total_price: staffMoney,
    cod: cash
      .extend({
        asked: inBoth.nullable().describe('Null for those who do not see the amounts of a whole order'),
        calls: z.int(),
        last_call_at: z.string().nullable(),
        collected: inBoth
          .extend({ rounding_khr: z.int().describe('By how many riel it is more than what was asked') })
          .nullable(),
        fee_cents: z.int().nullable().describe('What the courier takes for it'),
        remitted_at: z.string().nullable().describe('When the cash came in'),
      })
      .meta({ id: 'ManagedCashOfOrder' })
      .nullable(),
    phone_e164: z.string().nullable().describe('The phone number, where what was typed can be one'),
    refunded_total: staffMoney.describe('What was given back so far; null for a packer'),
    items: z.array(
      line
        .extend({
          price: staffMoney,
          discount: staffMoney,
          product: line.shape.product.extend({
            price: staffMoney,
            sku: z.string().optional().describe("The shop's own code, in lists and on the order's page"),
          }),
          refunded: z.int().describe('Pieces that were given back'),
          packed: z
            .object({ at: z.string(), by: z.string().nullable() })
            .nullable()
            .describe('When and by whom it was packed; sellers see only their own name'),
        })
        .meta({ id: 'ManagedOrderLine' }),
    ),
  })
  .meta({ id: 'ManagedOrder' });
export const managedOrderAnswer = z.object({ order: managedOrder });
