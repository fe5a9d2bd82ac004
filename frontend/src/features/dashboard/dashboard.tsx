import { ConfigProvider, theme as antdTheme, type ThemeConfig } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageSpinner } from '../../components/spinner';
import type { User } from '../../api/types';
import { useTheme, type Theme } from '../../lib/theme';
import { DashboardLayout } from './shell/dashboard-layout';
import { StaffProvider } from './shell/staff';

const ProductsPage = lazy(() => import('./products/products-page'));
const NewProductPage = lazy(() => import('./products/new-product-page'));
const BulkPage = lazy(() => import('./products/bulk-page'));
const OrdersPage = lazy(() => import('./orders/orders-page'));
const BrandsPage = lazy(() => import('./brands/brands-page'));
const SecurityPage = lazy(() => import('./security/security-page'));
const UsersPage = lazy(() => import('./users/users-page'));

const SHARED = { colorPrimary: '#0e4a54', fontFamily: 'var(--font)', borderRadius: 8 };

const THEMES: Record<Theme, ThemeConfig> = {
  light: {
    token: {
      ...SHARED,
      colorError: '#b3261e',
      colorTextPlaceholder: '#66757a',
      controlItemBgActive: '#dcecee',
      controlItemBgActiveHover: '#cfe4e7',
    },
  },
  dark: {
    algorithm: antdTheme.darkAlgorithm,
    token: { ...SHARED, colorPrimary: '#2a93a3', colorLink: '#7fd6e0', colorBgBase: '#0c1416' },
  },
};

/** The staff's side of the shop; brands and users are the admins' alone. */
export default function Dashboard({ user }: { user: User | null }) {
  const { theme } = useTheme();
  const isAdmin = user?.role === 'admin';
  const adminOnly = (page: ReactNode) => (isAdmin ? page : <Navigate to="/" replace />);
  return (
    <ConfigProvider theme={THEMES[theme]}>
      <StaffProvider value={user}>
        <DashboardLayout isAdmin={isAdmin}>
          <Suspense fallback={<PageSpinner label="Loading page..." />}>
            <Routes>
              <Route index element={<Navigate to="products" replace />} />
              <Route path="products" element={<ProductsPage />} />
              <Route path="products/new" element={<NewProductPage />} />
              <Route path="products/bulk" element={<BulkPage />} />
              <Route path="view-all-orders" element={<OrdersPage isAdmin={isAdmin} />} />
              <Route path="brands" element={adminOnly(<BrandsPage />)} />
              <Route path="view-all-users" element={adminOnly(<UsersPage />)} />
              <Route path="security/:tab?" element={<SecurityPage isAdmin={isAdmin} />} />
              <Route path="*" element={<p>There is nothing at this address.</p>} />
            </Routes>
          </Suspense>
        </DashboardLayout>
      </StaffProvider>
    </ConfigProvider>
  );
}
