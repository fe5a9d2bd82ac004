import type { Brand } from './brand.entity.js';
import type { ShownProduct } from './product.entity.js';
import { modelNames } from './details.js';
import type { ProductImage } from './product-images.js';
import { variantsView } from './variants.js';
import { editedVersion, shownPrices } from './sale-prices.js';
import type { SpecFields } from './spec-fields.js';

export const brandView = ({ id, name, imageUrl }: Pick<Brand, 'id' | 'name' | 'imageUrl'>) => ({
  id,
  name,
  image_url: imageUrl,
});

/** A product with the details of its category, for the product page. */
export function productView(product: ShownProduct, specFields: SpecFields) {
  const shown = shownPrices(product);
  return {
    id: product.id,
    name: product.name,
    name_km: product.nameKm,
    price: shown.priceCents / 100,
    compare_at_price: comparedPrice(shown),
    sale: saleView(product.sale),
    category: product.category,
    image_url: product.imageUrl,
    images: product.images.map(imageView),
    description: product.description,
    description_km: product.descriptionKm,
    stock: product.stock,
    restock_at: product.restockAt,
    sku: product.sku,
    barcode: product.barcode,
    warranty_months: product.warrantyMonths,
    sold: product.sold,
    rating: { average: averageOf(product.ratingSum, product.ratingCount), count: product.ratingCount },
    seller_id: product.sellerId,
    version: editedVersion(product),
    brand: brandView(product.brand),
    ...variantsView(product.variants),
    [modelNames[product.category]]: specFields.of(product.category).shown(product.details),
  };
}

/** The sale that the price is of, for whoever asks until when. */
const saleView = (sale: ShownProduct['sale']) =>
  sale && {
    name: sale.name,
    name_km: sale.nameKm,
    price: sale.cents / 100,
    ends_at: sale.endsAt.toISOString(),
  };

/** A product for staff, who also see where it is; its price is its own, and that of a sale stands beside it. */
export const staffProductView = (product: ShownProduct, specFields: SpecFields) => ({
  ...productView(product, specFields),
  [modelNames[product.category]]: specFields.of(product.category).answered(product.details),
  price: product.priceCents / 100,
  compare_at_price: product.compareAtCents === null ? null : product.compareAtCents / 100,
  cost: product.costCents == null ? null : product.costCents / 100,
  average_cost: averageOfCosts(product),
  margin: marginOf(product),
  hidden: product.hidden,
  visible_from: product.visibleFrom?.toISOString() ?? null,
  deleted_at: product.deletedAt?.toISOString() ?? null,
});

const averageCentsOf = ({ averageCostCents, costCents }: ShownProduct) =>
  averageCostCents === undefined ? (costCents ?? null) : averageCostCents;

function averageOfCosts(product: ShownProduct): number | null {
  const cents = averageCentsOf(product);
  return cents === null ? null : Math.round(cents) / 100;
}

/** Of its own price, what is left after the average cost, in percent with one decimal. */
function marginOf(product: ShownProduct): number | null {
  const cents = averageCentsOf(product);
  if (cents === null || product.priceCents === 0) return null;
  return Math.round((1 - cents / product.priceCents) * 1_000) / 10;
}

/** The former price in dollars, only while the product costs less. */
export const comparedPrice = ({
  priceCents,
  compareAtCents,
}: Pick<ShownProduct, 'priceCents' | 'compareAtCents'>) =>
  compareAtCents !== null && compareAtCents > priceCents ? compareAtCents / 100 : null;

const imageView = ({ url, alt, altKm }: ProductImage) => ({ url, alt, alt_km: altKm });

/** The average of the stars with one decimal; null without a review. */
export const averageOf = (sum: number, count: number) =>
  count > 0 ? Math.round((sum / count) * 10) / 10 : null;
