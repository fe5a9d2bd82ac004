import { staffActed, type NewEvent, type Subject } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import type { Upload } from './bulk/upload.js';
import type { Brand } from './brands/brand.entity.js';
import { imagesText, type ProductImage } from './products/product-images.js';
import type { Product } from './products/product.entity.js';
import type { ShopPage } from './pages/shop-page.entity.js';
import type { Review } from './reviews/review.entity.js';
import type { ShopFacts } from './shop/shop-facts.entity.js';
import type { ValueWord } from './value-words/value-word.entity.js';
import type { SynonymGroup } from './synonyms/synonym-group.entity.js';

type Facts = Record<string, unknown>;

export const aboutProduct = ({ id, name }: Product): Subject => ({ type: 'product', id, name });
export const aboutBrand = ({ id, name }: Brand): Subject => ({ type: 'brand', id, name });

/** The audit log's entry for an export of products: their data leaves the shop with the file. */
export function productsExported(caller: Identity, products: number): NewEvent {
  const subject = { type: 'products', id: caller.userId, name: 'products.csv' };
  return staffActed(caller, 'product.exported', subject, { after: { products } });
}

/** The upload itself has the list of its products. */
export const aboutUpload = ({ id, fileName }: Pick<Upload, 'id' | 'fileName'>): Subject => ({
  type: 'upload',
  id,
  name: fileName,
});

export const aboutImage = (hash: string, name: string | null): Subject => ({
  type: 'image',
  id: hash,
  name: name ?? hash,
});

/** Without the author, whose name must not outlive their account. */
export const aboutReview = ({ id, product }: Review): Subject => ({
  type: 'review',
  id,
  name: product!.name,
});

/** What staff decide of a review. */
export const factsOfReview = ({ status, answer, flaggedAt }: Review): Facts => ({
  status,
  answer,
  flagged: flaggedAt !== null,
});

/** The facts of a product that staff can set, under the names of its form. */
export function factsOf(product: Product, brand: Pick<Brand, 'name'>, images?: ProductImage[]): Facts {
  return {
    name: product.name,
    brand: brand.name,
    price: product.priceCents / 100,
    compare_at_price: product.compareAtCents === null ? null : product.compareAtCents / 100,
    hidden: product.hidden,
    visible_from: product.visibleFrom?.toISOString() ?? null,
    stock: product.stock,
    restock_at: product.restockAt,
    sku: product.sku,
    barcode: product.barcode,
    description: product.description,
    name_km: product.nameKm,
    description_km: product.descriptionKm,
    image_url: product.imageUrl,
    ...(images && { images: imagesText(images) }),
    ...product.details,
  };
}

/** Named by the first of their words. */
export const aboutSynonyms = ({ id, words }: SynonymGroup): Subject => ({
  type: 'synonyms',
  id,
  name: words[0]!,
});

export const factsOfSynonyms = ({ words, also }: Pick<SynonymGroup, 'words' | 'also'>): Facts => ({
  words: words.join(', '),
  also: also.join(', '),
});

/** Named by the value. */
export const aboutValueWord = ({ value }: Pick<ValueWord, 'value'>): Subject => ({
  type: 'value-word',
  id: value,
  name: value,
});

export const factsOfValueWord = (khmer: string): Facts => ({ khmer });

export const aboutPage = ({ slug, title }: ShopPage): Subject => ({ type: 'page', id: slug, name: title });

export const factsOfPage = ({
  title,
  titleKm,
  text,
  textKm,
}: Pick<ShopPage, 'title' | 'titleKm' | 'text' | 'textKm'>): Facts => ({
  title,
  title_km: titleKm,
  text,
  text_km: textKm,
});

export const aboutShop: Subject = { type: 'shop', id: 1, name: 'footer' };

export const factsOfShop = (facts: Omit<ShopFacts, 'id' | 'version'>) => ({
  address: facts.address,
  address_km: facts.addressKm,
  hours: facts.hours,
  hours_km: facts.hoursKm,
  phone: facts.phone,
  telegram: facts.telegram,
  messenger: facts.messenger,
});
