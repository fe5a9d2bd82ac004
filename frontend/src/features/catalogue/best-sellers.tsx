import type { Product } from '../../api/types';
import { BEST_SELLING } from '../../lib/shelves';
import { ProductShelf } from './product-shelf';

/** Fewer would not fill a row. */
const FEWEST = 4;

const isSold = ({ sold }: Product) => sold > 0;

/** The products that most people buy; as long as these are few, any products under another title. */
export function BestSellers({ most }: { most?: number }) {
  const choose = (products: Product[]) => {
    const sold = products.filter(isSold);
    return (sold.length >= FEWEST ? sold : products).slice(0, most);
  };
  return (
    <ProductShelf
      title={(shown) => (shown.length > 0 && shown.every(isSold) ? 'Best sellers' : 'Worth a look')}
      request={BEST_SELLING}
      choose={choose}
    />
  );
}
