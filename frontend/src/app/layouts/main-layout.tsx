import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { CategoryBar } from '../../features/catalogue/category-bar';
import { showsCategoryBar, showsSecondaryBar, showsTopBar } from '../../lib/layout-visibility';
import styles from './main-layout.module.css';
import { SecondaryBar } from './secondary-bar';
import { TopBar } from './top-bar';

/** The bars around the shop's screens; which of them show depends on the address. */
export function MainLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {showsTopBar(pathname) && <TopBar />}
      {showsSecondaryBar(pathname) && <SecondaryBar />}
      {showsCategoryBar(pathname) && <CategoryBar />}
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
