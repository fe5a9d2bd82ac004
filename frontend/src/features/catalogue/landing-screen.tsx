import type { ReactNode } from 'react';
import { useGetShopQuery } from '../../api/pages-api';
import { PageHead } from '../../components/page-head';
import { NEWEST } from '../../lib/shelves';
import { BestSellers } from './best-sellers';
import { BrandStrip } from './brand-strip';
import { CategoryBar } from './category-bar';
import { Hero } from './hero';
import styles from './landing-screen.module.css';
import { ProductShelf } from './product-shelf';
import { Promises } from './promises';
import { RecentlyViewed } from './recently-viewed';
import { ShopData } from './structured-data';

/** What stands below the top, in the usual order. */
const SHELVES: Record<string, ReactNode> = {
  'new-arrivals': <ProductShelf key="new" title="New arrivals" request={NEWEST} />,
  'best-sellers': <BestSellers key="best" />,
  brands: <BrandStrip key="brands" />,
  'recently-viewed': <RecentlyViewed key="viewed" />,
  promises: <Promises key="promises" />,
};

/** The landing page, with what admins have chosen for it. */
export function LandingScreen() {
  const look = useGetShopQuery().data?.look;
  return (
    <>
      <PageHead path="/" />
      <ShopData />
      <Hero />
      <div className={styles.categories}>
        <CategoryBar />
      </div>
      {(look?.shelves ?? Object.keys(SHELVES)).map((key) => SHELVES[key])}
    </>
  );
}
