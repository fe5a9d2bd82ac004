import { ConfigProvider } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { DashboardPath } from '../../lib/dashboard-paths';
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
const PriceListPage = lazyPage(() => import('./price-lists/price-list-page'));
const OrdersPage = lazyPage(() => import('./orders/orders-page'));
const CouriersPage = lazyPage(() => import('./orders/couriers-page'));
const PastOrdersPage = lazyPage(() => import('./past-orders/past-orders-page'));
const ReturnsPage = lazyPage(() => import('./returns/returns-page'));
const PromoCodesPage = lazyPage(() => import('./promo-codes/promo-codes-page'));
const InvoicesPage = lazyPage(() => import('./invoices/invoices-page'));
const OrderPage = lazyPage(() => import('./orders/order-page'));
const MoneyPage = lazyPage(() => import('./money/money-page'));
const BrandsPage = lazyPage(() => import('./brands/brands-page'));
const MediaPage = lazyPage(() => import('./media/media-page'));
const UploadPage = lazyPage(() => import('./media/upload-page'));
const ReviewsPage = lazyPage(() => import('./reviews/reviews-page'));
const QuestionsPage = lazyPage(() => import('./questions/questions-page'));
const AnalyticsPage = lazyPage(() => import('./analytics/analytics-page'));
const ReportsPage = lazyPage(() => import('./reports/reports-page'));
const NotificationsPage = lazyPage(() => import('./notifications/notifications-page'));
const SecurityPage = lazyPage(() => import('./security/security-page'));
const SettingsPage = lazyPage(() => import('./settings/settings-page'));
const SetUpPage = lazyPage(() => import('./set-up/set-up-page'));
const SalesPage = lazyPage(() => import('./sales/sales-page'));
const SynonymsPage = lazyPage(() => import('./synonyms/synonyms-page'));
const UserPage = lazyPage(() => import('./users/user-page'));
const UsersPage = lazyPage(() => import('./users/users-page'));

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
  const pages: Record<DashboardPath, ReactNode> = {
    products: only('sell', <ProductsPage />),
    'products/new': only('sell', <NewProductPage />),
    'products/bulk': only('sell', <BulkPage />),
    'products/price-list': only('sell', <PriceListPage />),
    'products/:productId': only('sell', <EditProductPage />),
    'view-all-orders': <OrdersPage />,
    'view-all-orders/:orderId': <OrderPage />,
    returns: only('seeReturns', <ReturnsPage />),
    'past-orders/:tab?': only('seePastOrders', <PastOrdersPage />),
    'invoices/:tab?': only('seeInvoices', <InvoicesPage />),
    'money/:tab?': only('seeMoney', <MoneyPage />),
    couriers: only('manage', <CouriersPage />),
    'promo-codes': only('seePromoCodes', <PromoCodesPage />),
    brands: only('manage', <BrandsPage />),
    'view-all-users': only('seeCustomers', <UsersPage />),
    'users/:userId': only('seeCustomers', <UserPage />),
    'settings/:tab?': only('manage', <SettingsPage />),
    sales: only('manage', <SalesPage />),
    synonyms: only('manage', <SynonymsPage />),
    media: only('sell', <MediaPage />),
    'media/upload': only('sell', <UploadPage />),
    'reviews/:status?': only('sell', <ReviewsPage />),
    'questions/:status?': only('sell', <QuestionsPage />),
    analytics: only('sell', <AnalyticsPage isAdmin={isAdmin} />),
    'reports/:kind?': only('sell', <ReportsPage isAdmin={isAdmin} />),
    'notifications/:tab?': only('readMessages', <NotificationsPage />),
    'security/:tab?': <SecurityPage isAdmin={isAdmin} />,
    // Under the names that people type; their own addresses are the specification's.
    orders: <Navigate to="/seller-dashboard/view-all-orders" replace />,
    customers: <Navigate to="/seller-dashboard/view-all-users" replace />,
    users: <Navigate to="/seller-dashboard/view-all-users" replace />,
  };
  return (
    <DashboardLayout>
      <SafePage>
        <Suspense fallback={<PageSpinner label={t('Loading page...')} />}>
          <Routes>
            <Route index element={<HomePage />} />
            {Object.entries(pages).map(([path, page]) => (
              <Route key={path} path={path} element={page} />
            ))}
            <Route path="*" element={<NothingHere />} />
          </Routes>
        </Suspense>
      </SafePage>
    </DashboardLayout>
  );
}
