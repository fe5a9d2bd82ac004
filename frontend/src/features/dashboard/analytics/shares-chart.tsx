import type { ChartOptions } from 'chart.js';
import { Bar } from 'react-chartjs-2';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useChartColors } from './chart-colors';
import { wholeDollars } from './change';
import { ChartFigure } from './chart-figure';

interface SharesChartProps {
  title: string;
  /** What the bars are: categories or brands. */
  unit: string;
  shares: { name: string; revenue: number; quantity: number; profit: number | null }[];
}

/** Revenue as bars, the highest first. */
export function SharesChart({ title, unit, shares }: SharesChartProps) {
  const { t, money } = useStaffI18n();
  const colors = useChartColors();
  const options: ChartOptions<'bar'> = {
    indexAxis: 'y',
    maintainAspectRatio: false,
    animation: false,
    plugins: {
      legend: { display: false },
      tooltip: { callbacks: { label: ({ parsed: { x } }) => money(x ?? 0) } },
    },
    scales: {
      x: {
        beginAtZero: true,
        grid: { color: colors.line },
        ticks: {
          color: colors.text,
          maxTicksLimit: 5,
          callback: (value) => wholeDollars(money(Number(value))),
        },
      },
      y: { grid: { display: false }, ticks: { color: colors.text } },
    },
  };
  const data = {
    labels: shares.map(({ name }) => name),
    datasets: [
      {
        label: t('Revenue'),
        data: shares.map(({ revenue }) => revenue),
        backgroundColor: colors.revenue,
        maxBarThickness: 28,
      },
    ],
  };
  return (
    <ChartFigure
      title={title}
      head={[unit, t('Pieces sold'), t('Revenue'), t('Gross profit')]}
      rows={shares.map(({ name, quantity, revenue, profit }) => [
        ...[name, String(quantity), money(revenue)],
        profit === null ? '-' : money(profit),
      ])}
    >
      <Bar role="img" aria-label={title} options={options} data={data} />
    </ChartFigure>
  );
}
