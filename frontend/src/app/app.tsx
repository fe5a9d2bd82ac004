import { Provider, useSelector } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { Toaster } from 'sonner';
import { PageSpinner } from '../components/spinner';
import { selectAuth } from '../features/auth/auth-slice';
import type { ShopStore } from './store';

// Toasts leave the search, the cart and the profile within reach.
const BELOW_TOP_BAR = { top: 72 };

type Router = RouterProviderProps['router'];

/** The whole shop over a store and a router. */
export function App({ store, router }: { store: ShopStore; router: Router }) {
  return (
    <Provider store={store}>
      <Screens router={router} />
      <Toaster
        position="top-right"
        richColors
        closeButton
        offset={BELOW_TOP_BAR}
        mobileOffset={BELOW_TOP_BAR}
      />
    </Provider>
  );
}

function Screens({ router }: { router: Router }) {
  const { isCheckingAuth } = useSelector(selectAuth);
  return isCheckingAuth ? <PageSpinner label="Loading..." /> : <RouterProvider router={router} />;
}
