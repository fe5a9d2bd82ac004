import { ColumnPage } from '../../components/column-page';
import { PageSkeleton } from '../../components/page-skeleton';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';

/** A customer's page while it loads. The server renders it, before the session has been checked. */
export function ColumnWaiting({ title }: { title: Text }) {
  const { t } = useI18n();
  return (
    <ColumnPage title={t(title)}>
      <PageSkeleton />
    </ColumnPage>
  );
}
