import { Skeleton } from '../../components/skeleton';
import { useI18n } from '../../lib/i18n/i18n';
import { ReceiptCard } from './receipt-card';

const PLACES = [1, 2, 3];

/** The shape of the lines of orders while they load. */
export function ReceiptSkeletons() {
  const { t } = useI18n();
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('Loading orders...')}
      </p>
      {PLACES.map((place) => (
        <ReceiptCard key={place}>
          <Skeleton width="60%" height="1.6em" />
          <Skeleton width="40%" height="1.2em" />
        </ReceiptCard>
      ))}
    </>
  );
}
