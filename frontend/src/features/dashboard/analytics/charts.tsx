import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect } from 'react';
import type { Analytics } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './charts.module.css';
import { useCategoryName } from '../kit/use-category-name';
import { DaysChart } from './days-chart';
import { SharesChart } from './shares-chart';

ChartJs.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

/** Writes in the page's own font, which has Khmer; a canvas is not painted again by itself when a font arrives. */
function usePageFont(): void {
  useEffect(() => {
    ChartJs.defaults.font.family = getComputedStyle(document.body).fontFamily;
    const renderAgain = () => Object.values(ChartJs.instances).forEach((chart) => chart.update());
    // There is none where nothing is rendered.
    void (document.fonts as FontFaceSet | undefined)?.ready.then(renderAgain);
  }, []);
}

/** All charts of the page, in a file of their own because chart.js is large. */
export default function Charts({ figures }: { figures: Analytics }) {
  const { t } = useStaffI18n();
  usePageFont();
  const categoryName = useCategoryName();
  const categories = figures.categories.map(({ category, ...sold }) => ({
    name: categoryName(category),
    ...sold,
  }));
  const brands = figures.brands.map(({ brand, ...sold }) => ({ name: brand ?? t('Unknown'), ...sold }));
  return (
    <div className={styles.charts}>
      <DaysChart days={figures.days} />
      <SharesChart title={t('Sales by category')} unit={t('Category')} shares={categories} />
      <SharesChart title={t('Sales by brand')} unit={t('Brand')} shares={brands} />
    </div>
  );
}
