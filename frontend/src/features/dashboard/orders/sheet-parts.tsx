import { SHOP_NAME } from '../../../lib/shop';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './packing-slip.module.css';

/** The head of a printed sheet: whose it is, and what. */
export function SheetHead({ title }: { title: string }) {
  return (
    <header className={styles.head}>
      <strong className={styles.shop}>{SHOP_NAME}</strong>
      <span>{title}</span>
    </header>
  );
}

/** How many pieces the lines of a sheet are together. */
export function TotalPieces({ of: lines }: { of: { quantity: number }[] }) {
  const { t } = useStaffI18n();
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return <p>{pieces === 1 ? t('1 piece in all') : t('{count} pieces in all', { count: pieces })}</p>;
}
