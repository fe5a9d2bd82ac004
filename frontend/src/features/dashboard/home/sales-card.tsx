import { useGetAnalyticsQuery } from '../../../api/analytics-api';
import type { Analytics } from '../../../api/types';
import { shopDayAgo } from '../analytics/day-range';
import { useStaffI18n } from '../i18n/staff-i18n';
import { CountCard, FRESH } from './count-card';

const oneDay = (daysAgo: number) => ({ from: shopDayAgo(daysAgo), to: shopDayAgo(daysAgo) });

/** What was sold today, and on the same day of last week. */
export function SalesCard() {
  const { t, money } = useStaffI18n();
  const today = useGetAnalyticsQuery(oneDay(0), FRESH);
  const { data: weekAgo, error } = useGetAnalyticsQuery(oneDay(7), FRESH);
  const before = error ? undefined : weekAgo;
  const sold = ({ now: { revenue, orders } }: Analytics) =>
    orders === 1
      ? t('{amount} of 1 order', { amount: money(revenue) })
      : t('{amount} of {count} orders', { amount: money(revenue), count: orders });
  return (
    <CountCard
      label="Sold today"
      to="/seller-dashboard/analytics?range=today"
      query={today}
      figure={({ now }) => money(now.revenue)}
      note={(figures) => (
        <>
          {sold(figures)}
          <br />
          {before && t('Same day last week: {sold}', { sold: sold(before) })}
        </>
      )}
    />
  );
}
