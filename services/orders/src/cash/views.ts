import type { CashConditions } from './cash-settings.js';

export const cashSettingsView = ({ provinces, limitCents, openOrders, version }: CashConditions) => ({
  cash_on_delivery: { provinces, limit_cents: limitCents, open_orders: openOrders, version },
});
