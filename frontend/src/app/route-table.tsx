import type { RouteObject } from 'react-router-dom';
import { ForgotPasswordScreen } from '../features/auth/forgot-password-screen';
import { LoginScreen } from '../features/auth/login-screen';
import { LogoutScreen } from '../features/auth/logout-screen';
import { ResetPasswordScreen } from '../features/auth/reset-password-screen';
import { SignupScreen } from '../features/auth/signup-screen';
import { VerifyEmailScreen } from '../features/auth/verify-email-screen';
import { LandingScreen } from '../features/catalogue/landing-screen';
import { OrdersScreen } from '../features/orders/orders-screen';
import { RequireRole, RequireSession, RequireUnverified, RequireVerified } from './guards';
import { MainLayout } from './layouts/main-layout';
import { CategoryRoute } from './routes/category-route';
import { CheckoutRoute } from './routes/checkout-route';
import { CrashRoute } from './routes/crash-route';
import { DashboardRoute } from './routes/dashboard-route';
import { NotFoundRoute } from './routes/not-found-route';
import { PaymentRoute } from './routes/payment-route';
import { ProductRoute } from './routes/product-route';

const unverifiedOnly: RouteObject[] = [
  { path: 'login', element: <LoginScreen /> },
  { path: 'signup', element: <SignupScreen /> },
  { path: 'verify-email', element: <VerifyEmailScreen /> },
];

const verifiedOnly: RouteObject[] = [
  { path: 'checkout', element: <CheckoutRoute /> },
  { path: 'user-profile', element: <OrdersScreen /> },
  { path: 'payment/:orderId', element: <PaymentRoute /> },
];

const shop: RouteObject[] = [
  { index: true, element: <LandingScreen /> },
  { path: 'category/:slug', element: <CategoryRoute /> },
  { path: 'product/:category/:slugId', element: <ProductRoute /> },
  { path: 'forgot-password', element: <ForgotPasswordScreen /> },
  { path: 'reset-password/:token?', element: <ResetPasswordScreen /> },
  { element: <RequireUnverified />, children: unverifiedOnly },
  { element: <RequireSession />, children: [{ path: 'logout', element: <LogoutScreen /> }] },
  { element: <RequireVerified />, children: verifiedOnly },
  { path: '*', element: <NotFoundRoute /> },
];

const dashboard: RouteObject = {
  element: <RequireVerified />,
  children: [
    {
      element: <RequireRole roles={['admin', 'seller']} />,
      children: [{ path: 'seller-dashboard/*', element: <DashboardRoute /> }],
    },
  ],
};

/** Every screen of the shop. A screen that breaks leaves the bars around it standing. */
export const routes: RouteObject[] = [
  {
    errorElement: <CrashRoute />,
    children: [
      { element: <MainLayout />, children: [{ errorElement: <CrashRoute />, children: shop }] },
      dashboard,
    ],
  },
];
