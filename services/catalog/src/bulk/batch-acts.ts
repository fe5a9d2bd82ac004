import type { NewEvent } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import type { Product } from '../domain/product.js';
import { acted } from '../staff-acts.js';
import type { Differences } from './batch.js';

type Named = Pick<Product, 'id' | 'name'>;

export interface Written {
  product: Product;
  isNew: boolean;
  differences: Differences | null;
}

const labelOf = ({ id, name }: Named) => `${id} ${name}`;

const subjectOf = (products: Named[]) => {
  const [first] = products as [Named];
  const name = products.length === 1 ? first.name : `${first.name} and ${products.length - 1} more`;
  return { type: 'product' as const, id: first.id, name };
};

/** One entry of the audit log for a chunk of a batch: what was created, and what was changed from what to what. */
export function uploadActs(by: Identity, written: Written[]): NewEvent[] {
  if (written.length === 0) return [];
  const changed = written.filter(({ isNew }) => !isNew);
  const facts = (side: keyof Differences) =>
    Object.fromEntries(changed.map(({ product, differences }) => [labelOf(product), differences?.[side]]));
  const created = written.filter(({ isNew }) => isNew).map(({ product }) => labelOf(product));
  const before = changed.length > 0 ? facts('before') : undefined;
  const after = { ...(created.length > 0 && { products: created }), ...facts('after') };
  return [acted(by, 'product.uploaded', subjectOf(written.map(({ product }) => product)), { before, after })];
}

/** One entry for an undoing: what was deleted, and what has its old values back. */
export function undoActs(by: Identity, deleted: Named[], restored: Named[]): NewEvent[] {
  const all = [...deleted, ...restored];
  if (all.length === 0) return [];
  const after = { deleted: deleted.map(labelOf), restored: restored.map(labelOf) };
  return [acted(by, 'product.upload-undone', subjectOf(all), { after })];
}
