import type { CategorySlug } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import { listedSpecs, useSpecList, type ListedSpec } from '../../../lib/spec-list';

/** The specifications of a category's forms: those that shoppers see in their order, then the hidden ones. */
export function useFormSpecs(category: CategorySlug): ListedSpec[] {
  const words = useI18n();
  const specs = useSpecList(category) ?? listedSpecs(category, undefined, words);
  return [...specs.filter(({ isHidden }) => !isHidden), ...specs.filter(({ isHidden }) => isHidden)];
}
