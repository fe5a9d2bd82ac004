import { useState } from 'react';
import { useGetProductsQuery } from '../../api/products-api';
import type { Product } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';
import { viewedProducts } from '../../lib/viewed-products';
import { ProductGrid } from './product-grid';
import { Shelf } from './shelf';

const SHOWN = 4;

/** The products that were opened last in this browser, with today's data; nothing if there are none. */
export function RecentlyViewed({ except }: { except?: number }) {
  const [ids] = useState(() => viewedProducts().filter((id) => id !== except));
  const wanted = ids.slice(0, SHOWN);
  const { data: products } = useGetProductsQuery({ ids: wanted }, { skip: wanted.length === 0 });
  const { t } = useI18n();
  if (!products || products.length === 0) return null;
  const byRecency = (a: Product, b: Product) => wanted.indexOf(a.id) - wanted.indexOf(b.id);
  return (
    <Shelf title={t('Recently viewed')}>
      <ProductGrid products={[...products].sort(byRecency)} />
    </Shelf>
  );
}
