import { formerCustomer } from '@mekong/messaging';
import type { ProductImage } from './products/product-images.js';
import type { ShownProduct } from './products/product.entity.js';
import type { LeanProduct } from './search/search.repository.js';
import type { Brand } from './brands/brand.entity.js';
import { modelNames, wholeDetails } from './products/details.js';
import type { Review } from './reviews/review.entity.js';
import type { ShopPage } from './pages/shop-page.entity.js';
import type { ShopFacts } from './shop/shop-facts.entity.js';
import type { SynonymGroup } from './synonyms/synonym-group.entity.js';
import type { Facets } from './browsing/category-index.js';

export const brandView = ({ id, name, imageUrl }: Pick<Brand, 'id' | 'name' | 'imageUrl'>) => ({
  id,
  name,
  image_url: imageUrl,
});

/** A brand for its editor. */
export const editedBrandView = (brand: Brand) => ({ ...brandView(brand), version: brand.version });

/** A brand in the list for staff. */
export const listedBrandView = (brand: Brand, products: number) => ({ ...editedBrandView(brand), products });

/** A product with the details of its category, for the product page. */
export function productView(product: ShownProduct) {
  return {
    id: product.id,
    name: product.name,
    name_km: product.nameKm,
    price: product.priceCents / 100,
    compare_at_price: comparedPrice(product),
    category: product.category,
    image_url: product.imageUrl,
    images: product.images.map(imageView),
    description: product.description,
    description_km: product.descriptionKm,
    stock: product.stock,
    restock_at: product.restockAt,
    sku: product.sku,
    barcode: product.barcode,
    sold: product.sold,
    rating: { average: averageOf(product.ratingSum, product.ratingCount), count: product.ratingCount },
    seller_id: product.sellerId,
    version: product.version,
    brand: brandView(product.brand),
    [modelNames[product.category]]: wholeDetails(product.category, product.details),
  };
}

/** A product for staff, who also see where it is. */
export const staffProductView = (product: ShownProduct) => ({
  ...productView(product),
  compare_at_price: product.compareAtCents === null ? null : product.compareAtCents / 100,
  hidden: product.hidden,
  visible_from: product.visibleFrom?.toISOString() ?? null,
  deleted_at: product.deletedAt?.toISOString() ?? null,
});

/** The former price in dollars, only while the product costs less. */
const comparedPrice = ({
  priceCents,
  compareAtCents,
}: Pick<ShownProduct, 'priceCents' | 'compareAtCents'>) =>
  compareAtCents !== null && compareAtCents > priceCents ? compareAtCents / 100 : null;

const imageView = ({ url, alt, altKm }: ProductImage) => ({ url, alt, alt_km: altKm });

export function leanView(product: LeanProduct) {
  return {
    id: product.id,
    name: product.name,
    name_km: product.nameKm,
    price: product.priceCents / 100,
    compare_at_price: comparedPrice(product),
    category: product.category,
    image_url: product.imageUrl,
    stock: product.stock,
    sold: product.sold,
    brand: { id: product.brandId, name: product.brandName, image_url: product.brandImageUrl },
  };
}

/** The counts beside the filters. */
export const facetsView = ({ price, inStock, details }: Facets) => ({
  price: price && { min: price.min / 100, max: price.max / 100 },
  in_stock: inStock,
  details,
});

/** The average of the stars with one decimal; null without a review. */
export const averageOf = (sum: number, count: number) =>
  count > 0 ? Math.round((sum / count) * 10) / 10 : null;

/** A review as shown in the shop. */
export const shownReviewView = (review: Review) => ({
  id: review.id,
  author: review.author,
  ...(review.author === formerCustomer && { is_former_customer: true }),
  rating: review.rating,
  text: review.text,
  created_at: review.createdAt.toISOString(),
  updated_at: review.updatedAt.toISOString(),
  answer: review.answer,
  answered_at: review.answeredAt?.toISOString() ?? null,
});

export const ownReviewView = (review: Review) => ({ ...shownReviewView(review), status: review.status });

export function staffReviewView(review: Review) {
  const { id, name, category, imageUrl } = review.product!;
  return {
    ...ownReviewView(review),
    version: review.version,
    flagged_at: review.flaggedAt?.toISOString() ?? null,
    product: { id, name, category, image_url: imageUrl },
  };
}

export const synonymsView = ({ id, words, also, version }: SynonymGroup) => ({ id, words, also, version });

export const pageView = ({ slug, title, titleKm, text, textKm, updatedAt }: ShopPage) => ({
  slug,
  title,
  title_km: titleKm,
  text,
  text_km: textKm,
  updated_at: updatedAt.toISOString(),
});

/** A page for its editor. */
export const editedPageView = (page: ShopPage) => ({ ...pageView(page), version: page.version });

export const shopView = ({ address, addressKm, hours, hoursKm, phone, telegram, messenger }: ShopFacts) => ({
  address,
  address_km: addressKm,
  hours,
  hours_km: hoursKm,
  phone,
  telegram,
  messenger,
});

/** The same for its editor. */
export const editedShopView = (facts: ShopFacts) => ({ ...shopView(facts), version: facts.version });
