import type { Product } from '../../api/types';
import { Button } from '../../components/button';
import { PageTitle } from '../../components/page-title';
import { Picture } from '../../components/picture';
import { formatMoney } from '../../lib/money';
import { detailsOf, formatSpec, SPEC_FIELDS } from '../../lib/spec-fields';
import styles from './product-view.module.css';

interface ProductViewProps {
  product: Product;
  onAddToCart: (product: Product) => void;
}

/** A product's picture, price, description and specifications, with the button that puts it into the cart. */
export function ProductView({ product, onAddToCart }: ProductViewProps) {
  const isSoldOut = product.stock <= 0;
  return (
    <article className={styles.product}>
      <PageTitle text={product.name} />
      <div className={styles.picture}>
        <Picture src={product.image_url} alt={product.name} width={480} height={400} eager />
      </div>
      <div>
        <h1 className={styles.name}>{product.name}</h1>
        <p className={styles.brand}>{product.brand.name}</p>
        <p className={styles.price}>{formatMoney(product.price)}</p>
        {product.description && <p className={styles.description}>{product.description}</p>}
        <Button onClick={() => onAddToCart(product)} disabled={isSoldOut}>
          Add to Cart
        </Button>
        {isSoldOut && <p className={styles.soldOut}>Out of stock</p>}
        <Specifications product={product} />
      </div>
    </article>
  );
}

function Specifications({ product }: { product: Product }) {
  const details = detailsOf(product);
  return (
    <section>
      <h2 className={styles.heading}>Specifications</h2>
      <dl className={styles.specs}>
        {SPEC_FIELDS[product.category].map(({ name, label }) => (
          <div key={name} className={styles.spec}>
            <dt>{label}</dt>
            <dd>{formatSpec(details[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
