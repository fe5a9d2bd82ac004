import { useGetAnalyticsQuery } from '../../../api/analytics-api';
import type { Analytics } from '../../../api/types';
import { shopDayAgo } from '../kit/day-range';
import { useStaffI18n } from '../i18n/staff-i18n';
import { CountCard, FRESH } from './count-card';

const oneDay = (daysAgo: number) => ({ from: shopDayAgo(daysAgo), to: shopDayAgo(daysAgo) });

/** What was sold today, and on the same day of last week. */
export function SalesCard() {
  const { t, money } = useStaffI18n();
  const today = useGetAnalyticsQuery(oneDay(0), FRESH);
  const { data: weekAgo, error } = useGetAnalyticsQuery(oneDay(7), FRESH);
  const before = error ? undefined : weekAgo;
  const ordersOf = ({ now: { orders } }: Analytics) =>
    orders === 1 ? t('1 order') : t('{count} orders', { count: orders });
  return (
    <CountCard
      label="Sold today"
      to="/seller-dashboard/analytics?range=today"
      query={today}
      figure={({ now }) => money(now.revenue)}
      note={(figures) => (
        <>
          {ordersOf(figures)}
          <br />
          {before &&
            t('Same day last week: {amount}, {orders}', {
              amount: money(before.now.revenue),
              orders: ordersOf(before),
            })}
        </>
      )}
    />
  );
}
