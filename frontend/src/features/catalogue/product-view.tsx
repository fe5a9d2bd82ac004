import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CategorySlug, Product } from '../../api/types';
import { Extra } from '../../components/extra';
import { OldPrice } from '../../components/old-price';
import { PageHead } from '../../components/page-head';
import { Price } from '../../components/price';
import { Stars } from '../../components/stars';
import { findCategory } from '../../lib/categories';
import { useI18n } from '../../lib/i18n/i18n';
import { productPath } from '../../lib/product-path';
import { PLENTY } from '../../lib/stock';
import { rememberViewed } from '../../lib/viewed-products';
import { BuyBox } from './buy-box';
import { ProductColumns } from './product-columns';
import { ProductGallery } from './product-gallery';
import { ProductShelf } from './product-shelf';
import styles from './product-view.module.css';
import { RecentlyViewed } from './recently-viewed';
import { StockNote } from './stock-note';

interface ProductViewProps {
  product: Product;
  onAddToCart: (product: Product, quantity: number) => void;
  /** Shown below the product, such as its reviews. */
  below?: ReactNode;
}

/** How many related products are shown. One more is requested, since the product itself may be among them. */
const RELATED = 4;

/** What is used together with the products of a category. */
const COMPANIONS: Record<CategorySlug, CategorySlug> = {
  mouse: 'mousepad',
  mousepad: 'mouse',
  keyboard: 'mousepad',
  headphone: 'keyboard',
  monitor: 'keyboard',
};

const GoodToKnow = lazy(() => import('./good-to-know'));
const VariantLinks = lazy(() => import('./variant-links'));
const ProductActions = lazy(() => import('./product-actions'));
const SaleNote = lazy(() => import('./sale-note'));
const ProductData = lazy(() => import('./product-data'));
const Specifications = lazy(() => import('./specifications'));

/** A product's image, price, description and specifications, with the button that puts it into the cart. */
export function ProductView({ product, onAddToCart, below }: ProductViewProps) {
  const { t, pick } = useI18n();
  const { id, category, stock, brand, rating } = product;
  const name = pick(product.name, product.name_km);
  const description = pick(product.description, product.description_km);

  useEffect(() => rememberViewed(id), [id]);

  return (
    <>
      <PageHead
        title={name}
        description={description}
        image={`/images/cards/${id}-${Math.round(product.price * 100)}.jpg`}
        path={productPath(product)}
        isProduct
      />
      <CategoryTrail product={product} />
      <ProductColumns as="article">
        <ProductGallery product={product} name={name} />
        <div>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.brand}>{brand.name}</p>
          {rating.average !== null && (
            <a className={styles.rating} href="#reviews">
              <Stars rating={rating.average} /> {rating.average.toFixed(1)} ({rating.count})
            </a>
          )}
          <p className={styles.price}>
            <Price dollars={product.price} />
            <OldPrice product={product} />
          </p>
          {product.sale && (
            <Extra>
              <SaleNote sale={product.sale} />
            </Extra>
          )}
          {stock < PLENTY ? <StockNote stock={stock} /> : <p className={styles.inStock}>{t('In stock')}</p>}
          {product.variants && (
            <Extra>
              <VariantLinks product={product} variants={product.variants} />
            </Extra>
          )}
          {description && <p className={styles.description}>{description}</p>}
          <div className={styles.buy}>
            <BuyBox product={product} onAddToCart={onAddToCart} />
          </div>
          <Extra>
            <ProductActions product={product} />
            <GoodToKnow about={name} months={product.warranty_months} />
            <ProductData product={product} />
          </Extra>
          <Extra>
            <Specifications product={product} />
          </Extra>
        </div>
      </ProductColumns>
      {below}
      {/* Hydrated after what is above. */}
      <Suspense fallback={null}>
        <ProductShelf
          title="Goes well with it"
          request={{ category: COMPANIONS[category], sort: 'best-selling', limit: RELATED }}
          isFarDown
        />
        <ProductShelf
          title="You may also like"
          request={{ category, sort: 'best-selling', limit: RELATED + 1 }}
          choose={(products) => products.filter((other) => other.id !== id).slice(0, RELATED)}
          isFarDown
        />
      </Suspense>
      <RecentlyViewed except={id} />
    </>
  );
}

function CategoryTrail({ product: { category, brand } }: { product: Product }) {
  const { t } = useI18n();
  const label = findCategory(category)?.label;
  const toCategory = `/category/${category}`;
  return (
    <nav className={styles.trail} aria-label={t('Breadcrumb')}>
      {label && <Link to={toCategory}>{t(label)}</Link>}
      <span aria-hidden="true">/</span>
      <Link to={`${toCategory}?brand=${encodeURIComponent(brand.name)}`}>{brand.name}</Link>
    </nav>
  );
}
