import { Link } from 'react-router-dom';
import type { ProductSummary } from '../../api/types';
import { Note } from '../../components/notices';
import { Picture } from '../../components/picture';
import { findCategory } from '../../lib/categories';
import { formatMoney } from '../../lib/money';
import { productPath } from '../../lib/product-path';
import { categoryOfTerm, matchByName } from '../../lib/search-terms';
import styles from './search-results.module.css';

interface SearchResultsProps {
  products: ProductSummary[];
  term: string;
  onNavigate: () => void;
}

/** What a term finds, in a list of limited height; nothing for a blank term. */
export function SearchResults({ products, term, onNavigate }: SearchResultsProps) {
  if (term.trim() === '') return null;
  const matches = matchByName(products, term);
  const category = findCategory(categoryOfTerm(term) ?? undefined);
  if (matches.length === 0 && !category) return <Note>Product not found</Note>;
  return (
    <ul className={styles.results}>
      {category && (
        <li>
          <Link to={`/category/${category.slug}`} className={styles.result} onClick={onNavigate}>
            All in {category.label}
          </Link>
        </li>
      )}
      {matches.map((product) => (
        <li key={product.id}>
          <Link to={productPath(product)} className={styles.result} onClick={onNavigate}>
            <Picture src={product.image_url} alt="" width={48} height={40} />
            <span className={styles.name}>{product.name}</span>
            <span>{formatMoney(product.price)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
