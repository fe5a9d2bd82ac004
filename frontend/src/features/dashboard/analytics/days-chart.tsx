import type { ChartOptions } from 'chart.js';
import { Line } from 'react-chartjs-2';
import type { Analytics } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useChartColors } from './chart-colors';
import { wholeDollars } from './change';
import { ChartFigure } from './chart-figure';
import { withoutYear } from './without-year';

/** Revenue and orders by day. */
export function DaysChart({ days }: { days: Analytics['days'] }) {
  const { t, day: dayText, money } = useStaffI18n();
  const colors = useChartColors();
  const title = t('Revenue and orders by day');
  const ticks = { color: colors.text };
  const grid = { color: colors.line };
  const options: ChartOptions<'line'> = {
    maintainAspectRatio: false,
    animation: false,
    interaction: { mode: 'index', intersect: false },
    plugins: {
      legend: { labels: { color: colors.text } },
      tooltip: {
        callbacks: {
          label: ({ dataset, parsed: { y } }) =>
            `${dataset.label}: ${dataset.yAxisID === 'money' ? money(y ?? 0) : y}`,
        },
      },
    },
    scales: {
      x: {
        ticks: {
          ...ticks,
          maxTicksLimit: 8,
          maxRotation: 0,
          autoSkipPadding: 12,
          callback: (_, place) => days[place] && withoutYear(dayText(days[place].day)),
        },
        grid: { display: false },
      },
      money: {
        beginAtZero: true,
        grid,
        ticks: { ...ticks, callback: (value) => wholeDollars(money(Number(value))) },
      },
      pieces: {
        position: 'right',
        beginAtZero: true,
        grid: { display: false },
        ticks: { ...ticks, precision: 0 },
      },
    },
  };
  const series = (label: string, values: number[], color: string, yAxisID: string) => ({
    label,
    data: values,
    yAxisID,
    borderColor: color,
    backgroundColor: color,
    borderWidth: 2,
    pointRadius: days.length > 31 ? 0 : 2,
  });
  const data = {
    labels: days.map(({ day }) => dayText(day)),
    datasets: [
      series(
        t('Revenue'),
        days.map(({ revenue }) => revenue),
        colors.revenue,
        'money',
      ),
      series(
        t('Orders'),
        days.map(({ orders }) => orders),
        colors.orders,
        'pieces',
      ),
    ],
  };
  return (
    <ChartFigure
      isWide
      title={title}
      head={[t('Day'), t('Revenue'), t('Orders')]}
      rows={days.map(({ day, revenue, orders }) => [dayText(day), money(revenue), String(orders)])}
    >
      <Line role="img" aria-label={title} options={options} data={data} />
    </ChartFigure>
  );
}
