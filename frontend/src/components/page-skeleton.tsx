import { useI18n } from '../lib/i18n/i18n';
import { Skeleton } from './skeleton';

/** The shape of a page of one column while it loads. */
export function PageSkeleton() {
  const { t } = useI18n();
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('Loading...')}
      </p>
      <Skeleton height="34rem" />
    </>
  );
}
