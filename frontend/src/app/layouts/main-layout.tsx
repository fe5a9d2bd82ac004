import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { selectIsVerified } from '../../features/auth/auth-slice';
import { CategoryBar } from '../../features/catalogue/category-bar';
import { useI18n } from '../../lib/i18n/i18n';
import { showsCategoryBar, showsFooter, showsSecondaryBar, showsTopBar } from '../../lib/layout-visibility';
import { CheckingSession } from '../checking-session';
import { lazyExtra } from '../lazy-extra';
import { SafeScreen } from '../safe-screen';
import { Footer } from './footer';
import styles from './main-layout.module.css';
import { OfflineBanner } from './offline-banner';
import { SecondaryBar } from './secondary-bar';
import { TopBar } from './top-bar';

const PartsInUse = lazyExtra(async () => (await import('./parts-in-use')).PartsInUse);
const OpenOrdersBar = lazyExtra(async () => (await import('./open-orders-bar')).OpenOrdersBar);

// Always the same elements: React takes a new one for a change, and drops what the server rendered until its code is there.
const OPEN_ORDERS = (
  <Suspense fallback={null}>
    <OpenOrdersBar />
  </Suspense>
);
const SCREEN = (
  <Suspense fallback={<CheckingSession />}>
    <Outlet />
  </Suspense>
);

/** The bars around the shop's screens; which of them show depends on the address. */
export function MainLayout() {
  const { pathname } = useLocation();
  const { t } = useI18n();
  const isVerified = useSelector(selectIsVerified);
  const content = useFreshStart(pathname);
  return (
    <div className={showsTopBar(pathname) ? styles.page : `${styles.page} ${styles.bare}`}>
      <a className="skip-link" href="#content">
        {t('Skip to content')}
      </a>
      {isVerified && OPEN_ORDERS}
      {showsSecondaryBar(pathname) && <SecondaryBar />}
      {showsTopBar(pathname) ? <TopBar /> : <OfflineBanner />}
      {showsCategoryBar(pathname) && <CategoryBar />}
      <main id="content" ref={content} className={styles.content} tabIndex={-1}>
        <SafeScreen>{SCREEN}</SafeScreen>
      </main>
      {/* Hydrated after what is above. */}
      <Suspense fallback={null}>{showsFooter(pathname) && <Footer />}</Suspense>
      <Suspense fallback={null}>{useIsInUse() && <PartsInUse />}</Suspense>
    </div>
  );
}

/** Whether anybody has touched the page: what only they need is loaded then. */
function useIsInUse(): boolean {
  const [isInUse, setInUse] = useState(false);
  useEffect(() => {
    const note = () => setInUse(true);
    for (const event of ['pointermove', 'keydown']) addEventListener(event, note, { once: true });
  }, []);
  return isInUse;
}

/**
 * Scrolls to the top of a new page and focuses its content, so that keyboards and screen readers start there. When the
 * shopper goes back, the browser restores the scroll position.
 */
function useFreshStart(pathname: string) {
  const content = useRef<HTMLElement>(null);
  const navigation = useNavigationType();
  // The first page keeps the browser's focus; a page reached from the dashboard is a new page.
  const shown = useRef(navigation === 'POP' ? pathname : null);
  // Before the new page is rendered: whoever presses Tab as soon as it is there starts from its content.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigation]);
  return content;
}
