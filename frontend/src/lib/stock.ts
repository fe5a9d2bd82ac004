import { useI18n } from './i18n/i18n';

/** With this many pieces or more, the shop does not show how many are left. */
export const PLENTY = 4;

/** Says how many pieces are left. */
export function useStockText(): (left: number) => string {
  const { t } = useI18n();
  return (left) => (left > 0 ? t('Only {count} left', { count: left }) : t('Out of stock'));
}
