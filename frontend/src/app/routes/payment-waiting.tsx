import { Card } from '../../components/card';
import { PageSkeleton } from '../../components/page-skeleton';
import { PageTitle } from '../../components/page-title';
import { useI18n } from '../../lib/i18n/i18n';

/** A payment while it loads. The server renders it, before the session has been checked. */
export function PaymentWaiting() {
  const { t } = useI18n();
  return (
    <Card title={t('Payment')}>
      <PageTitle text={t('Payment')} />
      <PageSkeleton />
    </Card>
  );
}
