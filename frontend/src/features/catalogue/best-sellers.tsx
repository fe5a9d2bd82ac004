import type { Product } from '../../api/types';
import { BEST_SELLING, bestSelling, titleOfBestSelling } from '../../lib/shelves';
import { ProductShelf } from './product-shelf';

/** The products that most people buy; as long as these are few, any products under another title. */
export function BestSellers({ most }: { most?: number }) {
  const choose = (products: Product[]) => bestSelling(products).slice(0, most);
  return <ProductShelf title={titleOfBestSelling} request={BEST_SELLING} choose={choose} />;
}
