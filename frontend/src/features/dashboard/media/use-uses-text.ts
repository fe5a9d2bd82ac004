import type { LibraryImage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';

/** How often an image is used, as a text. */
export function useUsesText() {
  const { t } = useStaffI18n();
  return ({ uses: { total } }: LibraryImage): string => {
    if (total === 0) return t('Unused');
    return total === 1 ? t('Used once') : t('Used {count} times', { count: total });
  };
}
