import { useGetAnalyticsQuery } from '../../../api/analytics-api';
import type { Analytics } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { shopDayAgo } from '../kit/day-range';
import { CountCard, FRESH } from './count-card';
import styles from './trend-card.module.css';

const LABELS = { 7: 'Last 7 days', 30: 'Last 30 days' } as const satisfies Record<number, StaffText>;

/** What was sold in so many whole days, as a line of days and beside as many days before. */
export function TrendCard({ days }: { days: keyof typeof LABELS }) {
  const { t, money } = useStaffI18n();
  // Without today, which is not over yet and would always look like a fall.
  const range = { from: shopDayAgo(days), to: shopDayAgo(1) };
  return (
    <CountCard<Analytics>
      label={LABELS[days]}
      to={`/seller-dashboard/analytics?${new URLSearchParams(range).toString()}`}
      query={useGetAnalyticsQuery(range, FRESH)}
      figure={({ now }) => money(now.revenue)}
      note={({ now, before, days: each }) => (
        <>
          {t('Until yesterday.')} {changeWords(now.revenue, before.revenue)}{' '}
          {t('{amount} in the {count} days before', { amount: money(before.revenue), count: days })}
          <Bars heights={each.map(({ revenue }) => revenue)} />
        </>
      )}
    />
  );
}

/** "+12%:" and the like; nothing where there was nothing before. */
function changeWords(now: number, before: number): string {
  if (before === 0) return '';
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '▲ +' : percent < 0 ? '▼ −' : ''}${Math.abs(percent)}%:`;
}

/** One bar a day; the figures themselves are on the page of figures. */
function Bars({ heights }: { heights: number[] }) {
  const highest = Math.max(...heights, 1);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${heights.length} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {heights.map((height, day) => {
        const size = Math.max(0.4, (height / highest) * 10);
        return <rect key={day} x={day + 0.15} y={10 - size} width={0.7} height={size} />;
      })}
    </svg>
  );
}
