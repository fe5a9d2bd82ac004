import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { PageSpinner } from '../../components/spinner';
import { selectUser } from '../../features/auth/auth-slice';

const Dashboard = lazy(() => import('../../features/dashboard/dashboard'));

export function DashboardRoute() {
  const user = useSelector(selectUser);
  return (
    <Suspense fallback={<PageSpinner label="Loading dashboard..." />}>
      <Dashboard user={user} />
    </Suspense>
  );
}
