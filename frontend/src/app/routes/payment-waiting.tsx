import { Card } from '../../components/card';
import { PageTitle } from '../../components/page-title';
import { Skeleton } from '../../components/skeleton';
import { useI18n } from '../../lib/i18n/i18n';

/** The shape of a payment while it loads. The server paints it, before the session has been checked. */
export function PaymentWaiting() {
  const { t } = useI18n();
  return (
    <Card title={t('Payment')}>
      <PageTitle text={t('Payment')} />
      <p role="status" className="visually-hidden">
        {t('Loading...')}
      </p>
      <Skeleton height="34rem" />
    </Card>
  );
}
