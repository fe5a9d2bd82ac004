import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { useMay } from '../kit/may';
import { useStaff } from '../kit/staff';
import { FirstSteps } from './first-steps';
import { FailedEventsCard, FailedMailsCard } from './failure-cards';
import styles from './home-page.module.css';
import { SalesCard } from './sales-card';
import { NextOrders } from './next-orders';
import { TrendCard } from './trend-card';
import { useFollowing } from './use-following';
import {
  AlertsCard,
  LowStockCard,
  QuestionsCard,
  ReviewsCard,
  ToCallCard,
  ToShipCard,
  UnpaidCard,
} from './work-cards';

/**
 * What waits to be done by this role, each number a link to the list that it counts. Each card asks by itself, and again when
 * something happens.
 */
export default function HomePage() {
  const { t } = useStaffI18n();
  const staff = useStaff();
  const may = useMay();
  useFollowing();
  return (
    <>
      <PageHead title={t('Today in the shop')} />
      {may('manage') && <FirstSteps />}
      <ul className={styles.cards}>
        {may('seeCustomers') && <ToCallCard />}
        <ToShipCard />
        {may('seeAmounts') && <UnpaidCard />}
        {may('sell') && (
          <>
            <LowStockCard seller={may('manage') ? '' : (staff?.id ?? '')} />
            <ReviewsCard />
            <QuestionsCard />
            <AlertsCard />
            <SalesCard />
            <TrendCard days={7} />
            <TrendCard days={30} />
          </>
        )}
        {may('seeCustomers') && <FailedMailsCard />}
        {may('manage') && <FailedEventsCard />}
      </ul>
      <NextOrders />
    </>
  );
}
