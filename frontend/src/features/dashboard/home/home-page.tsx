import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { useStaff } from '../kit/staff';
import { FailedEventsCard, FailedMailsCard } from './failure-cards';
import styles from './home-page.module.css';
import { SalesCard } from './sales-card';
import { LowStockCard, ReviewsCard, ToShipCard, UnpaidCard } from './work-cards';

/** What waits to be done, each number a link to the list that it counts. Each card asks by itself. */
export default function HomePage({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useStaffI18n();
  const staff = useStaff();
  return (
    <>
      <PageHead title={t('Today in the shop')} />
      <ul className={styles.cards}>
        <ToShipCard />
        <UnpaidCard />
        <LowStockCard seller={isAdmin ? '' : (staff?.id ?? '')} />
        <ReviewsCard />
        <SalesCard />
        {isAdmin && (
          <>
            <FailedMailsCard />
            <FailedEventsCard />
          </>
        )}
      </ul>
    </>
  );
}
