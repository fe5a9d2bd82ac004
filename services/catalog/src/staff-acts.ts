import { newEvent, type NewEvent } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import type { Brand } from './domain/brand.js';
import type { Product } from './domain/product.js';
import type { Review } from './domain/review.js';

type Facts = Record<string, unknown>;

interface Subject {
  type: 'product' | 'brand' | 'review' | 'image';
  id: number | string;
  name: string;
}

/** News for the audit log of what `caller` has done now; the facts before and after it, where there are any. */
export function acted(
  { userId, email, name }: Identity,
  action: string,
  subject: Subject,
  change: { before?: Facts; after?: Facts } = {},
): NewEvent {
  return newEvent('staff.acted.v1', userId, {
    actor: { user_id: userId, email, name },
    action,
    subject: { ...subject, id: String(subject.id) },
    before: change.before ?? null,
    after: change.after ?? null,
    acted_at: new Date().toISOString(),
  });
}

export const aboutProduct = ({ id, name }: Product): Subject => ({ type: 'product', id, name });
export const aboutBrand = ({ id, name }: Brand): Subject => ({ type: 'brand', id, name });

export const aboutImage = (hash: string, name: string | null): Subject => ({
  type: 'image',
  id: hash,
  name: name ?? hash,
});

export const aboutReview = ({ id, author, product }: Review): Subject => ({
  type: 'review',
  id,
  name: `${author}: ${product?.name}`,
});

/** What staff can set of a product, by the names of its form. */
export function factsOf(product: Product, brand: Pick<Brand, 'name'>): Facts {
  return {
    name: product.name,
    brand: brand.name,
    price: product.priceCents / 100,
    stock: product.stock,
    description: product.description,
    name_km: product.nameKm,
    description_km: product.descriptionKm,
    image_url: product.imageUrl,
    ...product.details,
  };
}

/** The facts that differ, as they were and as they are; undefined when none does. Empty text is the same as none. */
export function differences(was: Facts, is: Facts): { before: Facts; after: Facts } | undefined {
  const names = Object.keys(is).filter((name) => (was[name] ?? '') !== (is[name] ?? ''));
  if (names.length === 0) return undefined;
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: only(was), after: only(is) };
}
