import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { I18nProvider } from '../lib/i18n/i18n';
import type { LanguagePack } from '../lib/i18n/load-language';
import { AccountLanguage } from './account-language';
import { SafeScreen } from './safe-screen';
import type { ShopStore } from './store';
import { Toasts } from './toasts';

interface AppProps {
  store: ShopStore;
  pack?: LanguagePack;
  /** The router with the screens in it. */
  children: ReactNode;
  /**
   * What only browsers do, which shows nothing. It stands behind the rest: as another child it would change the ids of all fields,
   * and the browser's would not be those that the server rendered.
   */
  inBrowser?: ReactNode;
}

/** The providers around the whole shop, and its toasts. */
export function App({ store, pack, children, inBrowser }: AppProps) {
  // What is hydrated late begins as the server rendered it, whatever the store has learned meanwhile.
  const [first] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={first}>
      <I18nProvider start={pack}>
        {children}
        <AccountLanguage />
        <Toasts />
        {inBrowser}
      </I18nProvider>
    </Provider>
  );
}

/** The screen of the current address. */
export function Screens({ routes }: { routes: RouteObject[] }) {
  return <SafeScreen>{useRoutes(routes)}</SafeScreen>;
}
