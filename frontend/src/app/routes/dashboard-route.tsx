import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { PageSpinner } from '../../components/spinner';
import { selectUser } from '../../features/auth/auth-slice';
import { useI18n } from '../../lib/i18n/i18n';

const Dashboard = lazy(() => import('../../features/dashboard/dashboard'));

export function DashboardRoute() {
  const user = useSelector(selectUser);
  const { t } = useI18n();
  return (
    <Suspense fallback={<PageSpinner label={t('Loading dashboard...')} />}>
      <Dashboard user={user} />
    </Suspense>
  );
}
