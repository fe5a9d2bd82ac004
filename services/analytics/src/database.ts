import { MessagingTables1700000000000 } from '@mekong/messaging';
import {
  type DatabaseParts,
  KeptAnswers1764900000000,
  KeysOfDay1766000000000,
} from '@mekong/service-defaults';
import { AnalyticsInitial1764000000000 } from './migrations/1764000000000-initial.js';
import { AnalyticsPartialRefunds1764100000000 } from './migrations/1764100000000-partial-refunds.js';
import { AnalyticsRestockAt1764500000000 } from './migrations/1764500000000-restock-at.js';
import { AnalyticsDaysOfOrders1765200000000 } from './migrations/1765200000000-days-of-orders.js';
import { AnalyticsSoldLines1765300000000 } from './migrations/1765300000000-sold-lines.js';
import { AnalyticsWaysToPay1767700000000 } from './migrations/1767700000000-ways-to-pay.js';
import { AnalyticsCosts1767710000000 } from './migrations/1767710000000-costs.js';
import { AnalyticsDiscounts1767300000000 } from './migrations/1767300000000-discounts.js';

/** The service's database: its tables and how it came to be, the oldest migration first. */
export const database: DatabaseParts = {
  name: 'analytics',
  hasReports: true,
  entities: [],
  migrations: [
    MessagingTables1700000000000,
    AnalyticsInitial1764000000000,
    AnalyticsPartialRefunds1764100000000,
    AnalyticsRestockAt1764500000000,
    AnalyticsDaysOfOrders1765200000000,
    AnalyticsSoldLines1765300000000,
    KeptAnswers1764900000000,
    KeysOfDay1766000000000,
    AnalyticsDiscounts1767300000000,
    AnalyticsWaysToPay1767700000000,
    AnalyticsCosts1767710000000,
  ],
};
