import { readGatewayConfig } from '../../gateway/src/config.js';
import { readAnalyticsConfig } from '../../services/analytics/src/config.js';
import { readAuthConfig } from '../../services/auth/src/config.js';
import { readCatalogConfig } from '../../services/catalog/src/config.js';
import { readNotificationsConfig } from '../../services/notifications/src/config.js';
import { readOrdersConfig } from '../../services/orders/src/config.js';
import { readPaymentsConfig } from '../../services/payments/src/config.js';
import type { Part } from '../support/process-shop.js';

/** How each part reads its settings; throws where they are wrong. */
export const configReaders: Record<Part, (env: Record<string, string | undefined>) => unknown> = {
  gateway: readGatewayConfig,
  auth: readAuthConfig,
  catalog: readCatalogConfig,
  orders: readOrdersConfig,
  payments: readPaymentsConfig,
  notifications: readNotificationsConfig,
  analytics: readAnalyticsConfig,
};
