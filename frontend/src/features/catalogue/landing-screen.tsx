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

/** Fewer would not fill a row. */
const FEWEST_BEST_SELLERS = 4;

const isSold = ({ sold }: Product) => sold > 0;

/** Those that somebody has bought; all of them as long as these are few. */
function bestSellers(products: Product[]) {
  const sold = products.filter(isSold);
  return sold.length >= FEWEST_BEST_SELLERS ? sold : products;
}

const bestSellersTitle = (products: Product[]) => (products.every(isSold) ? 'Best sellers' : 'Worth a look');

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
      <ProductShelf title={bestSellersTitle} request={BEST_SELLING} choose={bestSellers} />
      <BrandStrip />
      <RecentlyViewed />
      <Promises />
    </>
  );
}
