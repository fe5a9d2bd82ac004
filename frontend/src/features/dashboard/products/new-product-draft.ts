import { forgetDraft, keepDraft, readDraft } from '../../../lib/session-drafts';
import { CATEGORIES } from '../../../lib/categories';
import type { CategorySlug } from '../../../api/types';
import { useStaff } from '../kit/staff';
import type { ProductValues } from './product-form-data';

const NAME = 'new-product';

interface ProductDraft {
  category: CategorySlug;
  values: ProductValues;
}

/** What is typed about a new product, kept through a session that runs out; its image is not. */
export function useNewProductDraft() {
  const owner = useStaff()?.id ?? '';
  return {
    /** What an unfinished form has left; null when there is none. */
    read: (): ProductDraft | null => {
      const { category, ...values } = readDraft(NAME, owner);
      const known = CATEGORIES.find(({ slug }) => slug === category);
      return known ? { category: known.slug, values } : null;
    },
    keep: ({ category, values }: ProductDraft) => keepDraft(NAME, owner, { ...values, category }),
    forget: () => forgetDraft(NAME),
  };
}
