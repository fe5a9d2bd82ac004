import { Link } from 'react-router-dom';
import type { Product } from '../../api/types';
import { Swatch } from '../../components/swatch';
import { namesOnlyColours } from '../../lib/only-colours';
import { useI18n } from '../../lib/i18n/i18n';
import { productPath } from '../../lib/product-path';
import styles from './variant-links.module.css';

type Variant = NonNullable<Product['variants']>[number];

interface VariantLinksProps {
  product: Pick<Product, 'id'>;
  variants: Variant[];
  /** In a tile there is room for a few, and for dots without words. */
  isSmall?: boolean;
}

const FEW_DOTS = 5;
const FEW_WORDS = 3;

/** The other colours or versions of a product, each with an address of its own; colours as dots, all else by its label. */
export default function VariantLinks({ product, variants, isSmall = false }: VariantLinksProps) {
  const { t, pick } = useI18n();
  const areColours = variants.every(({ label }) => namesOnlyColours(label));
  const most = !isSmall ? variants.length : areColours ? FEW_DOTS : FEW_WORDS;
  const shown = withOwn(variants, product.id, most);
  const heading = t(areColours ? 'Color' : 'Version');
  return (
    <nav className={isSmall ? styles.small : styles.large} aria-label={heading}>
      {!isSmall && (
        <p className={styles.heading}>
          {heading}: <strong>{variants.find(({ id }) => id === product.id)?.label}</strong>
        </p>
      )}
      <ul className={styles.list}>
        {shown.map((one) => (
          <li key={one.id}>
            <Link
              to={productPath({ ...one, name: one.name })}
              className={`${isSmall && areColours ? styles.dot : styles.chip} ${one.in_stock ? '' : styles.gone}`}
              aria-current={one.id === product.id ? 'page' : undefined}
              aria-label={one.in_stock ? one.label : t('{label}, out of stock', { label: one.label })}
              title={pick(one.name, one.name_km)}
            >
              {areColours && <Swatch text={one.label} />}
              {!(isSmall && areColours) && <span className={styles.label}>{one.label}</span>}
            </Link>
          </li>
        ))}
        {variants.length > shown.length && (
          <li className={styles.more}>
            <span aria-hidden="true">+{variants.length - shown.length}</span>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The first of them, among which the product itself is always. */
function withOwn(variants: Variant[], id: number, most: number): Variant[] {
  const first = variants.slice(0, most);
  const own = variants.find((one) => one.id === id);
  return !own || first.includes(own) ? first : [...first.slice(0, -1), own];
}
