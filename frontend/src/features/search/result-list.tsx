import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ProductSummary } from '../../api/types';
import { ShopImage } from '../../components/shop-image';
import { usePrices } from '../../components/use-prices';
import { useI18n } from '../../lib/i18n/i18n';
import { productPath } from '../../lib/product-path';
import styles from './result-list.module.css';

/** What was found, in a list of limited height. */
export const ResultList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.results}>{children}</ul>
);

interface ResultLinkProps {
  to: string;
  onNavigate: () => void;
  children: ReactNode;
}

/** Where a result leads. */
export const ResultLink = ({ to, onNavigate, children }: ResultLinkProps) => (
  <Link to={to} className={styles.result} onClick={onNavigate}>
    {children}
  </Link>
);

/** A product that can be meant. */
export function Match({ product, onNavigate }: { product: ProductSummary; onNavigate: () => void }) {
  const { pick } = useI18n();
  const price = usePrices();
  const name = pick(product.name, product.name_km);
  return (
    <ResultLink to={productPath(product)} onNavigate={onNavigate}>
      <span className={styles.image}>
        <ShopImage src={product.image_url} alt="" width={48} height={40} />
      </span>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span>{price(product.price).first}</span>
    </ResultLink>
  );
}
