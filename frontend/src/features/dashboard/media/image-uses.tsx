import { Link } from 'react-router-dom';
import type { LibraryImage } from '../../../api/types';
import { productPath } from '../../../lib/product-path';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useStaff } from '../kit/staff';
import styles from './image-uses.module.css';

type Uses = LibraryImage['uses'];

/** Where an image is used, with links: to the dashboard if the user may edit the product or brand, else to the shop. */
export function ImageUses({ uses: { products, brands, total } }: { uses: Uses }) {
  const { t } = useStaffI18n();
  const isAdmin = useStaff()?.role === 'admin';
  const unnamed = total - products.length - brands.length;
  return (
    <section>
      <h3 className={styles.heading}>{t('Used by')}</h3>
      {total === 0 && <p>{t('Nothing uses this image.')}</p>}
      <ul className={styles.usedBy}>
        {products.map((product) => (
          <li key={`product ${product.id}`}>
            {t('Product')}: <Link to={pathOf(product)}>{product.name}</Link>
          </li>
        ))}
        {brands.map(({ id, name }) => (
          <li key={`brand ${id}`}>
            {t('Brand')}: {isAdmin ? <Link to="/seller-dashboard/brands">{name}</Link> : name}
          </li>
        ))}
        {unnamed > 0 && <li>{t('and {count} more', { count: unnamed })}</li>}
      </ul>
    </section>
  );
}

function pathOf(product: Uses['products'][number]): string {
  if (!product.is_own) return productPath(product);
  return `/seller-dashboard/products?${new URLSearchParams({ q: product.name }).toString()}`;
}
