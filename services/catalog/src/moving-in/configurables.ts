import { textKey } from '@mekong/contracts';
import { type Attribute, attributesIn, meaningOf } from './attributes.js';
import { first, type Said } from './said.js';

/** A row that another one names as a variant of it, by the values that tell it from the others. */
export interface NamedVariant {
  parent: Said;
  values: Attribute[];
}

/** What stands beside the values of a variation. */
const noValue = /^(?:sku|default|display|position)$/i;

/** What is sold only as a variant of another product. */
const within = /^not visible individually$/i;

export const skuKey = (said: Said): string => textKey(first(said, 'sku') ?? '');

/** The rows of a file that others name as their variants, by their SKUs: those may stand anywhere in it. The first that names one has it. */
export async function variantsNamed(rows: AsyncIterable<{ said: Said }>): Promise<Map<string, NamedVariant>> {
  const named = new Map<string, NamedVariant>();
  for await (const { said: parent } of rows)
    for (const variation of first(parent, 'variations')?.split(/\|(?=\s*sku=)/i) ?? []) {
      const all = attributesIn(variation);
      const sku = textKey(all.find(({ name }) => /^sku$/i.test(name))?.value ?? '');
      const values = all.filter(({ name }) => !noValue.test(name));
      if (sku !== '' && !named.has(sku)) named.set(sku, { parent, values });
    }
  return named;
}

/** What the row says with its variation. What is sold only as a variant is on sale as the product is. */
export function asNamed(said: Said, { parent, values }: NamedVariant): Said {
  const colours = values.filter((one) => meaningOf(one) === 'color').map(({ value }) => value);
  const published = said.published ?? [];
  const own = published.filter((word) => !within.test(word));
  const isWithin = own.length < published.length;
  return {
    ...said,
    variant: values.map(({ value }) => value),
    published: isWithin ? [...own, ...(parent.published ?? [])] : own,
    ...(said.color || colours.length === 0 ? {} : { color: colours }),
  };
}
