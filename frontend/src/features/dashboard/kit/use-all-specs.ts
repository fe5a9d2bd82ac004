import { useGetSpecFieldsQuery } from '../../../api/spec-fields-api';
import type { CategorySlug } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import { SPEC_FIELDS } from '../../../lib/spec-fields';
import { listedSpecs } from '../../../lib/spec-list';

interface NamedSpec {
  label: string;
  /** Those that have it. */
  categories: CategorySlug[];
}

/** The specifications of all categories by their names, also those that an admin has added. */
export function useAllSpecs(): ReadonlyMap<string, NamedSpec> {
  const words = useI18n();
  const { data } = useGetSpecFieldsQuery();
  const specs = new Map<string, NamedSpec>();
  for (const category of Object.keys(SPEC_FIELDS) as CategorySlug[])
    for (const { name, label } of listedSpecs(category, data?.[category]?.fields, words)) {
      const known = specs.get(name);
      if (known) known.categories.push(category);
      else specs.set(name, { label, categories: [category] });
    }
  return specs;
}
