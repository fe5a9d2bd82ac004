import { lazy } from 'react';
import { Link } from 'react-router-dom';
import type { Product, ProductSummary } from '../../api/types';
import { Extra } from '../../components/extra';
import { ArrowIcon } from '../../components/icons';
import { OldPrice } from '../../components/old-price';
import { Price } from '../../components/price';
import { ShopImage } from '../../components/shop-image';
import { Stars } from '../../components/stars';
import { Swatch } from '../../components/swatch';
import { useI18n } from '../../lib/i18n/i18n';
import { productPath } from '../../lib/product-path';
import { noteTile } from '../../lib/shown-tiles';
import { colourOf } from '../../lib/spec-fields';
import styles from './product-tile.module.css';
import { StockNote } from './stock-note';

export type TileProduct = ProductSummary & Partial<Product>;

interface ProductTileProps {
  product: TileProduct;
  /** Loads the image at once, for tiles at the top of the page. */
  eager?: boolean;
  /** The heading level of the name. */
  heading: 'h2' | 'h3';
}

const VariantLinks = lazy(() => import('./variant-links'));

/** A product in a grid: image, brand, colour, name, stars, price, and the button that leads to its page. */
export function ProductTile({ product, eager, heading: Heading }: ProductTileProps) {
  const { t, pick } = useI18n();
  const path = productPath(product);
  const name = pick(product.name, product.name_km);
  return (
    <article ref={noteTile} className={styles.tile}>
      <div className={styles.image}>
        <ShopImage
          src={product.image_url}
          alt={name}
          width={280}
          height={280}
          sizes="(min-width: 48rem) 18rem, (min-width: 36rem) 30vw, 45vw"
          eager={eager}
        />
      </div>
      <p className={styles.brand}>
        <span className={styles.brandName} title={product.brand.name}>
          {product.brand.name}
        </span>
        {!product.variants && <Swatch text={colourOf(product)} />}
      </p>
      <Heading className={styles.name}>
        <Link to={path} title={name}>
          {name}
        </Link>
      </Heading>
      {product.variants && (
        <div className={styles.variants}>
          <Extra>
            <VariantLinks product={product} variants={product.variants} isSmall />
          </Extra>
        </div>
      )}
      {product.rating?.average != null && (
        <p className={styles.rating}>
          <Stars rating={product.rating.average} /> <span>({product.rating.count})</span>
        </p>
      )}
      <StockNote stock={product.stock} />
      <div className={styles.foot}>
        <span className={styles.prices}>
          <Price dollars={product.price} className={styles.price} />
          <OldPrice product={product} />
        </span>
        <Link to={path} className={styles.add} aria-label={t('View {name}', { name })}>
          <ArrowIcon size={20} />
        </Link>
      </div>
    </article>
  );
}
