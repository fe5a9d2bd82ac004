import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { CartIcon, ProfileIcon } from '../../components/icons';
import { Logo } from '../../components/logo';
import { selectCartCount } from '../../features/cart/cart-slice';
import { selectIsDrawerOpen } from '../../features/cart/drawer-slice';
import { SearchPopup } from '../../features/search/search-popup';
import { useI18n } from '../../lib/i18n/i18n';
import { LanguageSwitch } from '../../components/language-switch';
import { lazyExtra } from '../lazy-extra';
import { BrandsMenu } from './brands-menu';
import { OfflineBanner } from './offline-banner';
import { useBarHeight } from './use-bar-height';
import styles from './top-bar.module.css';

const CartDrawer = lazyExtra(async () => (await import('../../features/cart/cart-drawer')).CartDrawer);

/**
 * Logo, the ways to all brands, search, cart with its count, profile and the country's flag, which changes the language; below them
 * the cart's drawer. Above them the notice of being offline, which so stays in view.
 */
export function TopBar() {
  const count = useSelector(selectCartCount);
  const isDrawerOpen = useSelector(selectIsDrawerOpen);
  const { t } = useI18n();
  const bar = useBarHeight();
  return (
    <header ref={bar} className={styles.bar}>
      <OfflineBanner />
      <div className={styles.inner}>
        <Link to="/" className={styles.home}>
          <Logo />
        </Link>
        <BrandsMenu />
        <SearchPopup buttonClassName={styles.icon} />
        <Link
          to="/checkout"
          className={styles.icon}
          aria-label={count === 1 ? t('Cart, 1 item') : t('Cart, {count} items', { count })}
        >
          <CartIcon />
          {count > 0 && (
            <span key={count} className={styles.count}>
              {count > 99 ? '99+' : count}
            </span>
          )}
        </Link>
        <Link to="/user-profile" className={styles.icon} aria-label={t('Profile')}>
          <ProfileIcon />
        </Link>
        <LanguageSwitch />
        {isDrawerOpen && <OpenDrawer />}
      </div>
    </header>
  );
}

function OpenDrawer() {
  const [opener] = useState(() => document.activeElement);
  return (
    <Suspense fallback={null}>
      <CartDrawer opener={opener} />
    </Suspense>
  );
}
