import type { RouteObject } from 'react-router-dom';
import { RequireRole, RequireVerified } from './guards';
import { DashboardRoute } from './routes/dashboard-route';
import { shopRoutes } from './shop-routes';

const dashboard: RouteObject = {
  element: <RequireVerified />,
  children: [
    {
      element: <RequireRole roles={['admin', 'seller', 'packer', 'support']} />,
      children: [{ path: 'seller-dashboard/*', element: <DashboardRoute /> }],
    },
  ],
};

/** Every screen of the shop. */
export const routes: RouteObject[] = [shopRoutes, dashboard];
