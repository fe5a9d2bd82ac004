import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useGetAnalyticsQuery } from '../../../api/analytics-api';
import type { Analytics } from '../../../api/types';
import { Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { PageHead } from '../kit/page-head';
import styles from './analytics-page.module.css';
import { BestSellers, LowStock } from './product-tables';
import { rangeIn } from '../kit/day-range';
import { RangeChoice } from '../kit/range-choice';
import { Tiles } from './tiles';
import { WaysToPay } from './ways-to-pay';

const Charts = lazy(() => import('./charts'));

/** Sales on the days in the address; sellers see only their own. */
export default function AnalyticsPage({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useStaffI18n();
  const [params, setParams] = useSearchParams();
  const range = rangeIn(params);
  const { from, to } = range;
  const { currentData, error, isFetching, refetch } = useGetAnalyticsQuery({ from, to });
  return (
    <>
      <PageHead title={t('Analytics')} />
      <RangeChoice range={range} onChoose={setParams} />
      <LoadState
        of={{ data: currentData, error: isFetching ? undefined : error, refetch }}
        loading={t('Loading figures...')}
        failed={t('Failed to load the figures')}
      />
      {currentData && <Figures figures={currentData} isAdmin={isAdmin} />}
    </>
  );
}

function Figures({ figures, isAdmin }: { figures: Analytics; isAdmin: boolean }) {
  const { t } = useStaffI18n();
  const { hash, key } = useLocation();
  // The key makes a second click on the same link scroll again.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
  return (
    <>
      <Tiles figures={figures} isAdmin={isAdmin} />
      <Suspense fallback={<Note>{t('Loading figures...')}</Note>}>
        <Charts figures={figures} />
      </Suspense>
      <div className={styles.tables}>
        <WaysToPay ways={figures.ways} />
        <BestSellers products={figures.best_sellers} />
        <LowStock products={figures.low_stock} total={figures.low_stock_total} />
      </div>
      <Hint>
        {t(
          'Sales are paid orders that were not refunded. Refunded is what of these days was paid back since. Categories and brands are counted without shipping.',
        )}
      </Hint>
    </>
  );
}
