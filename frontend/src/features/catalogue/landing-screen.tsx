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

/** The landing page. */
export function LandingScreen() {
  return (
    <>
      <PageHead path="/" />
      <ShopData />
      <Hero />
      <div className={styles.categories}>
        <CategoryBar />
      </div>
      <ProductShelf title="New arrivals" request={NEWEST} />
      <BestSellers />
      <BrandStrip />
      <RecentlyViewed />
      <Promises />
    </>
  );
}
