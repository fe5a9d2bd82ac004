import type { Product } from '../../api/types';
import { PageHead } from '../../components/page-head';
import { BEST_SELLING, NEWEST } from '../../lib/shelves';
import { BrandStrip } from './brand-strip';
import { CategoryBar } from './category-bar';
import { Hero } from './hero';
import styles from './landing-screen.module.css';
import { ProductShelf } from './product-shelf';
import { Promises } from './promises';
import { RecentlyViewed } from './recently-viewed';

/** Not "Best sellers" as long as none of the products has been sold. */
function bestSellersTitle(products: Product[]) {
  return products.every(({ sold }) => sold === 0) ? 'Worth a look' : 'Best sellers';
}

/** The landing page. */
export function LandingScreen() {
  return (
    <>
      <PageHead />
      <Hero />
      <div className={styles.categories}>
        <CategoryBar />
      </div>
      <ProductShelf title="New in the shop" request={NEWEST} />
      <ProductShelf title={bestSellersTitle} request={BEST_SELLING} />
      <BrandStrip />
      <RecentlyViewed />
      <Promises />
    </>
  );
}
