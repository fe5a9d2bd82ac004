import { Skeleton } from '../../components/skeleton';
import styles from './product-grid.module.css';
import { ProductTile, type TileProduct } from './product-tile';

interface ProductGridProps {
  products: TileProduct[];
  /** How many of the first images are loaded at once. */
  eagerCount?: number;
  /** The heading level of the products' names: one below that of the section. */
  heading?: 'h2' | 'h3';
}

/** Products in rows, as many side by side as fit. */
export function ProductGrid({ products, eagerCount = 0, heading = 'h3' }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductTile product={product} eager={index < eagerCount} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** The grid's shape while its products load. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="20rem" />
      ))}
    </div>
  );
}
