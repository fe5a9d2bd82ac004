import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/problem';
import { useGetProductsByBrandQuery } from '../../api/products-api';
import type { Brand, CategorySlug, ProductSummary } from '../../api/types';
import { LoadError, Note } from '../../components/notices';
import { Picture } from '../../components/picture';
import { formatMoney } from '../../lib/money';
import { productPath } from '../../lib/product-path';
import styles from './brand-products.module.css';

/** The products of one brand within one category. */
export function BrandProducts({ slug, brand }: { slug: CategorySlug; brand: Brand }) {
  const { currentData: products, error, refetch } = useGetProductsByBrandQuery({ slug, brand: brand.name });
  if (error) return <LoadError message={errorMessage(error, 'Failed to load products')} onRetry={refetch} />;
  if (!products) return <Note>Loading products...</Note>;
  if (products.length === 0) return <Note>No products for {brand.name}.</Note>;
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.id} className={styles.tile}>
          <ProductTile product={product} />
        </li>
      ))}
    </ul>
  );
}

function ProductTile({ product }: { product: ProductSummary }) {
  const path = productPath(product);
  return (
    <>
      <Link to={path} className={styles.name}>
        <Picture src={product.image_url} alt="" width={240} height={200} />
        {product.name}
      </Link>
      <div className={styles.foot}>
        <strong>{formatMoney(product.price)}</strong>
        <Link to={path} className={styles.add} aria-label={`Add ${product.name}`}>
          <span aria-hidden="true">+</span>
        </Link>
      </div>
    </>
  );
}
