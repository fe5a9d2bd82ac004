import type { Network } from '@mekong/service-defaults';
import type { InvoiceBuyer } from '../invoices/index.js';
import type { Order } from '../orders/index.js';
import type { PaymentChoice } from './payment-choice.js';
import type { CartLine } from './quote.js';

/** What a shopper orders, and where it goes. */
export interface Checkout extends Partial<PaymentChoice> {
  customerName: string;
  phoneNumber: string;
  shippingAddress: string;
  province?: string | null;
  district?: string | null;
  note?: string | null;
  mapLink?: string | null;
  /** The key of the way in which it is brought. */
  deliveryMethod?: string;
  /** The total that the shopper was shown, in cents. */
  totalCents: number;
  cart: CartLine[];
  /** As it is stored. */
  promoCode?: string;
  /** In whose name it is to have a VAT invoice. */
  taxpayer?: Pick<InvoiceBuyer, 'tin' | 'name' | 'address'>;
  idempotencyKey?: string;
  /** The id that the browser made up for the day. */
  visitorId?: string;
  /** Where the shopper calls from. */
  network: Network;
}

/** Which order was placed, by its id and by its number. */
export type PlacedOrder = Pick<Order, 'orderNumber'> & { orderId: string };
