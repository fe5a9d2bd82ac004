import { findCategory } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';

/** Returns the name of a category in the reader's language; 'Unknown' for null. */
export function useCategoryName() {
  const shop = useI18n();
  const { t } = useStaffI18n();
  return (slug: string | null): string => {
    const category = findCategory(slug ?? undefined);
    return category ? shop.t(category.label) : t('Unknown');
  };
}
