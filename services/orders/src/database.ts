import { MessagingTables1700000000000 } from '@mekong/messaging';
import {
  type DatabaseParts,
  KeptAnswers1764900000000,
  KeysOfDay1766000000000,
} from '@mekong/service-defaults';
import { OrdersInitial1764000000000 } from './migrations/1764000000000-initial.js';
import { OrdersNotes1764100000000 } from './migrations/1764100000000-notes.js';
import { OrdersPacking1764110000000 } from './migrations/1764110000000-packing.js';
import { OrdersPartialRefunds1764120000000 } from './migrations/1764120000000-partial-refunds.js';
import { OrdersKhmerNames1764150000000 } from './migrations/1764150000000-khmer-names.js';
import { OrdersRielRates1764700000000 } from './migrations/1764700000000-riel-rates.js';
import { SearchByAddress1764710000000 } from './migrations/1764710000000-search-by-address.js';
import { FoldedKeys1765300000000 } from './migrations/1765300000000-folded-keys.js';
import { OriginsOfOrders1766100000000 } from './migrations/1766100000000-origins-of-orders.js';
import { DeliveryChanges1766200000000 } from './migrations/1766200000000-delivery-changes.js';
import { FoldedSearches1766410000000 } from './migrations/1766410000000-folded-searches.js';
import { WhoAndSku1766500000000 } from './migrations/1766500000000-who-and-sku.js';
import { SearchByPlace1766600000000 } from './migrations/1766600000000-search-by-place.js';
import { KnownStaff1766700000000 } from './migrations/1766700000000-known-staff.js';
import { ExchangeRates1767000000000 } from './migrations/1767000000000-exchange-rates.js';
import { Invoices1767010000000 } from './migrations/1767010000000-invoices.js';
import { PaymentMethods1767100000000 } from './migrations/1767100000000-payment-methods.js';
import { CashOnDelivery1767200000000 } from './migrations/1767200000000-cash-on-delivery.js';
import { PromoCodes1767300000000 } from './migrations/1767300000000-promo-codes.js';
import { DeliveryMethods1767400000000 } from './migrations/1767400000000-delivery-methods.js';
import { Accounts1767700000000 } from './migrations/1767700000000-accounts.js';
import { Returns1768000000000 } from './migrations/1768000000000-returns.js';
import { Warranty1768100000000 } from './migrations/1768100000000-warranty.js';
import { PastOrders1768300000000 } from './migrations/1768300000000-past-orders.js';
import { VatRequests1768400000000 } from './migrations/1768400000000-vat-requests.js';
import { UndoneHandOvers1768420000000 } from './migrations/1768420000000-undone-hand-overs.js';
import { LatinSerials1768430000000 } from './migrations/1768430000000-latin-serials.js';
import { KnownNews1768410000000 } from './migrations/1768410000000-known-news.js';
import { Order, OrderEvent, OrderItem } from './orders/index.js';

/** The service's database: its tables and how it came to be, the oldest migration first. */
export const database: DatabaseParts = {
  name: 'orders',
  entities: [Order, OrderEvent, OrderItem],
  migrations: [
    MessagingTables1700000000000,
    OrdersInitial1764000000000,
    OrdersNotes1764100000000,
    OrdersPacking1764110000000,
    OrdersPartialRefunds1764120000000,
    OrdersKhmerNames1764150000000,
    OrdersRielRates1764700000000,
    SearchByAddress1764710000000,
    KeptAnswers1764900000000,
    FoldedKeys1765300000000,
    KeysOfDay1766000000000,
    OriginsOfOrders1766100000000,
    DeliveryChanges1766200000000,
    FoldedSearches1766410000000,
    WhoAndSku1766500000000,
    SearchByPlace1766600000000,
    KnownStaff1766700000000,
    ExchangeRates1767000000000,
    Invoices1767010000000,
    PaymentMethods1767100000000,
    CashOnDelivery1767200000000,
    PromoCodes1767300000000,
    DeliveryMethods1767400000000,
    Accounts1767700000000,
    Returns1768000000000,
    Warranty1768100000000,
    PastOrders1768300000000,
    VatRequests1768400000000,
    KnownNews1768410000000,
    UndoneHandOvers1768420000000,
    LatinSerials1768430000000,
  ],
};
