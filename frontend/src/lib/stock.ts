import { useI18n } from './i18n/i18n';

/** From this many pieces on, the stock is nobody's worry. */
export const PLENTY = 4;

/** Puts the pieces that are left into words. */
export function useStockText(): (left: number) => string {
  const { t } = useI18n();
  return (left) => (left > 0 ? t('Only {count} left', { count: left }) : t('Out of stock'));
}
