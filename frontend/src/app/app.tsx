import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { I18nProvider } from '../lib/i18n/i18n';
import type { Speech } from '../lib/i18n/load-speech';
import { SafeScreen } from './safe-screen';
import type { ShopStore } from './store';
import { Toasts } from './toasts';

interface AppProps {
  store: ShopStore;
  speech?: Speech;
  /** A router around the screens. */
  children: ReactNode;
}

/** The whole shop over a store, starting in a language. */
export function App({ store, speech, children }: AppProps) {
  return (
    <Provider store={store}>
      <I18nProvider start={speech}>
        {children}
        <Toasts />
      </I18nProvider>
    </Provider>
  );
}

/** The screen at the present address. */
export function Screens({ routes }: { routes: RouteObject[] }) {
  return <SafeScreen>{useRoutes(routes)}</SafeScreen>;
}
