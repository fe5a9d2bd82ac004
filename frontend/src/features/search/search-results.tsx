import { Link } from 'react-router-dom';
import type { ProductSummary } from '../../api/types';
import { CategoryIcon, SearchIcon } from '../../components/icons';
import { Note } from '../../components/notices';
import { ShopImage } from '../../components/shop-image';
import { findCategory } from '../../lib/categories';
import { useI18n } from '../../lib/i18n/i18n';
import { productPath } from '../../lib/product-path';
import { categoryOfTerm, categoryPath, searchPath } from '../../lib/search-terms';
import styles from './search-results.module.css';

interface SearchResultsProps {
  term: string;
  matches: ProductSummary[];
  onNavigate: () => void;
}

/** The matches of a term, in a list of limited height, with the way to all of them. */
export function SearchResults({ term, matches, onNavigate }: SearchResultsProps) {
  const { t } = useI18n();
  const meant = categoryOfTerm(term);
  const category = findCategory(meant?.slug);
  if (matches.length === 0 && !category) return <Note>{t('Product not found')}</Note>;
  return (
    <>
      <p className="visually-hidden" role="status">
        {matches.length === 1 ? t('1 product') : t('{count} products', { count: matches.length })}
      </p>
      <ul className={styles.results}>
        {category && (
          <li>
            <Link
              to={categoryPath(category.slug, meant?.rest)}
              className={styles.result}
              onClick={onNavigate}
            >
              <CategoryIcon slug={category.slug} />
              {t(category.all)}
            </Link>
          </li>
        )}
        {matches.map((product) => (
          <li key={product.id}>
            <Match product={product} onNavigate={onNavigate} />
          </li>
        ))}
        {matches.length > 0 && (
          <li>
            <Link to={searchPath(term)} className={styles.result} onClick={onNavigate}>
              <SearchIcon />
              {t('Show all results')}
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}

/** A product that can be meant. */
export function Match({ product, onNavigate }: { product: ProductSummary; onNavigate: () => void }) {
  const { money, pick } = useI18n();
  return (
    <Link to={productPath(product)} className={styles.result} onClick={onNavigate}>
      <span className={styles.image}>
        <ShopImage src={product.image_url} alt="" width={48} height={40} />
      </span>
      <span className={styles.name}>{pick(product.name, product.name_km)}</span>
      <span>{money(product.price)}</span>
    </Link>
  );
}
