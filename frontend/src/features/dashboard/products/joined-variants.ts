import type { JoinedVariants } from '../../../api/staff-products-api';

export type Variant = JoinedVariants['variants'][number];

/** As the text that a form keeps. */
export const variantsText = (variants: Variant[]) => JSON.stringify(variants);
export const variantsOf = (text: string) => JSON.parse(text || '[]') as Variant[];

/** What is sent: a product that is joined with no other stands alone. */
export const labelledOf = (variants: Variant[]) =>
  variants.length < 2 ? [] : variants.map(({ id, label }) => ({ id, label: label.trim() }));

const wordsOf = (name: string) => name.split(/\s+/u).filter(Boolean);

/** The variants with a label for those that have none: what of their names the others do not have. */
export function withLabels(variants: Variant[]): Variant[] {
  const shared = wordsOf(variants[0]?.name ?? '').filter((word) =>
    variants.every(({ name }) => wordsOf(name).includes(word)),
  );
  return variants.map((variant) => {
    if (variant.label) return variant;
    const own = wordsOf(variant.name).filter((word) => !shared.includes(word));
    return { ...variant, label: own.join(' ').slice(0, MAX_LABEL) };
  });
}

export const MAX_LABEL = 60;
export const MAX_VARIANTS = 24;
