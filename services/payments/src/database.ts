import { MessagingTables1700000000000 } from '@mekong/messaging';
import {
  type DatabaseParts,
  KeptAnswers1764900000000,
  KeysOfDay1766000000000,
} from '@mekong/service-defaults';
import { PaymentsInitial1764000000000 } from './migrations/1764000000000-initial.js';
import { PaymentsRefundedCents1764100000000 } from './migrations/1764100000000-refunded-cents.js';
import { OrderTraces1764300000000 } from './migrations/1764300000000-order-traces.js';
import { Ledger1766900000000 } from './migrations/1766900000000-ledger.js';
import { Providers1767100000000 } from './migrations/1767100000000-providers.js';
import { Callbacks1767210000000 } from './migrations/1767210000000-callbacks.js';
import { PriceStyle1767200000000 } from './migrations/1767200000000-price-style.js';
import { Desk1767300000000 } from './migrations/1767300000000-desk.js';
import { GivenReferences1767410000000 } from './migrations/1767410000000-given-references.js';
import { RefundCalls1767450000000 } from './migrations/1767450000000-refund-calls.js';
import { ProviderStatements1767460000000 } from './migrations/1767460000000-provider-statements.js';
import { Cash1767200000000 } from './migrations/1767200000000-cash.js';
import { RateOfOrder1767400000000 } from './migrations/1767400000000-rate-of-order.js';
import { TellRielRate1766700000000 } from './migrations/1766700000000-tell-riel-rate.js';

/** The service's database: how it came to be, the oldest migration first. */
export const database: DatabaseParts = {
  name: 'payments',
  entities: [],
  migrations: [
    MessagingTables1700000000000,
    PaymentsInitial1764000000000,
    PaymentsRefundedCents1764100000000,
    OrderTraces1764300000000,
    TellRielRate1766700000000,
    KeptAnswers1764900000000,
    KeysOfDay1766000000000,
    Ledger1766900000000,
    Providers1767100000000,
    PriceStyle1767200000000,
    Callbacks1767210000000,
    Desk1767300000000,
    Cash1767200000000,
    RateOfOrder1767400000000,
    GivenReferences1767410000000,
    RefundCalls1767450000000,
    ProviderStatements1767460000000,
  ],
};
