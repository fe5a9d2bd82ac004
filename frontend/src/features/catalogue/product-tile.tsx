import { Link } from 'react-router-dom';
import type { ProductSummary } from '../../api/types';
import { OldPrice } from '../../components/old-price';
import { ShopImage } from '../../components/shop-image';
import { useI18n } from '../../lib/i18n/i18n';
import { productPath } from '../../lib/product-path';
import styles from './product-tile.module.css';
import { StockNote } from './stock-note';

interface ProductTileProps {
  product: ProductSummary;
  /** Loads the image at once, for tiles at the top of the page. */
  eager?: boolean;
  /** The heading level of the name. */
  heading: 'h2' | 'h3';
}

/** A product in a grid: image, brand, name, price, and the add button, which links to its page. */
export function ProductTile({ product, eager, heading: Heading }: ProductTileProps) {
  const { t, money, pick } = useI18n();
  const path = productPath(product);
  const name = pick(product.name, product.name_km);
  return (
    <article className={styles.tile}>
      <div className={styles.image}>
        <ShopImage
          src={product.image_url}
          alt={name}
          width={240}
          height={240}
          sizes="(min-width: 48rem) 15rem, (min-width: 36rem) 28vw, 39vw"
          eager={eager}
        />
      </div>
      <p className={styles.brand}>{product.brand.name}</p>
      <Heading className={styles.name}>
        <Link to={path}>{name}</Link>
      </Heading>
      <StockNote stock={product.stock} />
      <div className={styles.foot}>
        <span>
          <strong className={styles.price}>{money(product.price)}</strong>
          <OldPrice product={product} />
        </span>
        <Link to={path} className={styles.add} aria-label={t('Add {name}', { name })}>
          <span aria-hidden="true">+</span>
        </Link>
      </div>
    </article>
  );
}
