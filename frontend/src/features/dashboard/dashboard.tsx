import { ConfigProvider } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageSpinner } from '../../components/spinner';
import type { User } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { useAntdLocale } from './i18n/antd-locale';
import { StaffTexts, useStaffI18n } from './i18n/staff-i18n';
import { ConfirmPasswordDialog } from './kit/confirm-password-dialog';
import { Questions } from './kit/confirm';
import { lazyPage } from './kit/lazy-page';
import { useMay, type Deed } from './kit/may';
import { SafePage } from './kit/safe-page';
import { StaffProvider } from './kit/staff';
import { DashboardLayout, SetUpLayout } from './shell/dashboard-layout';
import { NothingHere } from './shell/nothing-here';
import { useAntdTheme } from './shell/use-antd-theme';

const HomePage = lazyPage(() => import('./home/home-page'));
const ProductsPage = lazyPage(() => import('./products/products-page'));
const EditProductPage = lazyPage(() => import('./products/edit-product-page'));
const NewProductPage = lazyPage(() => import('./products/new-product-page'));
const BulkPage = lazyPage(() => import('./bulk/bulk-page'));
const OrdersPage = lazyPage(() => import('./orders/orders-page'));
const CouriersPage = lazyPage(() => import('./orders/couriers-page'));
const InvoicesPage = lazyPage(() => import('./invoices/invoices-page'));
const OrderPage = lazyPage(() => import('./orders/order-page'));
const BrandsPage = lazyPage(() => import('./brands/brands-page'));
const MediaPage = lazyPage(() => import('./media/media-page'));
const UploadPage = lazyPage(() => import('./media/upload-page'));
const ReviewsPage = lazyPage(() => import('./reviews/reviews-page'));
const AnalyticsPage = lazyPage(() => import('./analytics/analytics-page'));
const ReportsPage = lazyPage(() => import('./reports/reports-page'));
const NotificationsPage = lazyPage(() => import('./notifications/notifications-page'));
const SecurityPage = lazyPage(() => import('./security/security-page'));
const SettingsPage = lazyPage(() => import('./settings/settings-page'));
const SetUpPage = lazyPage(() => import('./set-up/set-up-page'));
const SynonymsPage = lazyPage(() => import('./synonyms/synonyms-page'));
const UserPage = lazyPage(() => import('./users/user-page'));
const UsersPage = lazyPage(() => import('./users/users-page'));

/** Sections under the names that people type; their own addresses are the specification's. */
const asTyped = {
  orders: '/seller-dashboard/view-all-orders',
  customers: '/seller-dashboard/view-all-users',
  users: '/seller-dashboard/view-all-users',
};

/** Renders popups within the page's main element, where screen readers find them, or in the body if they are in a dialog. */
const popupContainer = (trigger?: HTMLElement) =>
  (!trigger?.closest('[role=dialog]') && document.querySelector('main')) || document.body;

/** The dashboard for everybody who works in the shop; each role sees what it may do. */
export default function Dashboard({ user }: { user: User | null }) {
  const theme = useAntdTheme();
  const locale = useAntdLocale(useI18n().language);
  return (
    <ConfigProvider theme={theme} locale={locale} getPopupContainer={popupContainer}>
      <StaffProvider value={user}>
        <StaffTexts>
          <Questions>
            <Sections user={user} />
            <ConfirmPasswordDialog />
          </Questions>
        </StaffTexts>
      </StaffProvider>
    </ConfigProvider>
  );
}

function Sections({ user }: { user: User | null }) {
  const { t } = useStaffI18n();
  const may = useMay();
  const isAdmin = user?.role === 'admin';
  if (user?.must_set_up)
    return (
      <SetUpLayout>
        <Suspense fallback={<PageSpinner label={t('Loading page...')} />}>
          <SetUpPage key={user.must_set_up} setup={user.must_set_up} />
        </Suspense>
      </SetUpLayout>
    );
  // Sellers are sent to the shop; who only packs or helps customers stays in the dashboard, which links to these pages.
  const elsewhere = user?.role === 'seller' ? '/' : '/seller-dashboard';
  const only = (deed: Deed, page: ReactNode) => (may(deed) ? page : <Navigate to={elsewhere} replace />);
  return (
    <DashboardLayout>
      <SafePage>
        <Suspense fallback={<PageSpinner label={t('Loading page...')} />}>
          <Routes>
            <Route index element={<HomePage />} />
            <Route path="products" element={only('sell', <ProductsPage />)} />
            <Route path="products/new" element={only('sell', <NewProductPage />)} />
            <Route path="products/bulk" element={only('sell', <BulkPage />)} />
            <Route path="products/:productId" element={only('sell', <EditProductPage />)} />
            <Route path="view-all-orders" element={<OrdersPage />} />
            <Route path="view-all-orders/:orderId" element={<OrderPage />} />
            <Route path="invoices/:tab?" element={only('seeInvoices', <InvoicesPage />)} />
            <Route path="couriers" element={only('manage', <CouriersPage />)} />
            <Route path="brands" element={only('manage', <BrandsPage />)} />
            <Route path="view-all-users" element={only('seeCustomers', <UsersPage />)} />
            <Route path="users/:userId" element={only('seeCustomers', <UserPage />)} />
            <Route path="settings/:tab?" element={only('manage', <SettingsPage />)} />
            <Route path="synonyms" element={only('manage', <SynonymsPage />)} />
            <Route path="media" element={only('sell', <MediaPage />)} />
            <Route path="media/upload" element={only('sell', <UploadPage />)} />
            <Route path="reviews/:status?" element={only('sell', <ReviewsPage />)} />
            <Route path="analytics" element={only('sell', <AnalyticsPage isAdmin={isAdmin} />)} />
            <Route path="reports/:kind?" element={only('sell', <ReportsPage isAdmin={isAdmin} />)} />
            <Route path="notifications/:tab?" element={only('readMessages', <NotificationsPage />)} />
            <Route path="security/:tab?" element={<SecurityPage isAdmin={isAdmin} />} />
            {Object.entries(asTyped).map(([name, to]) => (
              <Route key={name} path={name} element={<Navigate to={to} replace />} />
            ))}
            <Route path="*" element={<NothingHere />} />
          </Routes>
        </Suspense>
      </SafePage>
    </DashboardLayout>
  );
}
