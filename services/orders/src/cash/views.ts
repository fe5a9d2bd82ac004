import { inEnvironment } from '@mekong/service-defaults';
import type { OrdersConfig } from '../config.js';
import type { CashConditions } from './cash-settings.js';

export const cashSettingsView = (
  { provinces, limitCents, openOrders, version }: CashConditions,
  config: OrdersConfig,
) => ({
  cash_on_delivery: {
    ...{ provinces, limit_cents: limitCents, open_orders: openOrders, version },
    environment: inEnvironment(config, 'COD_LIMIT_CENTS'),
  },
});
