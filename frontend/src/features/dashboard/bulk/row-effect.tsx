import type { BulkRow } from '../../../api/types';
import { CATEGORIES } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { SPEC_FIELDS } from '../../../lib/spec-fields';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import styles from './bulk.module.css';
import { useRowReason } from './use-row-reason';

const FACTS: Record<string, StaffText> = {
  price: 'Price (USD)',
  stock: 'Stock',
  description: 'Description',
  name_km: 'Title in Khmer',
  description_km: 'Text in Khmer',
};

/** What is wrong with a row, what it changes from what to what, and which brands its brand is much like. */
export function RowEffect({ row }: { row: BulkRow }) {
  const { t } = useStaffI18n();
  const reasonOf = useRowReason();
  return (
    <div className={styles.effect}>
      {row.error && <span className={styles.bad}>{reasonOf(row.error)}</span>}
      <Changes row={row} />
      {row.like_brands.length > 0 && (
        <span className={styles.warning}>
          {t('Much like {names}', { names: row.like_brands.join(', ') })}
        </span>
      )}
    </div>
  );
}

function Changes({ row: { before, after } }: { row: BulkRow }) {
  const { t } = useStaffI18n();
  const labelOf = useFactLabel();
  if (!before || !after) return null;
  return Object.keys(after).map((fact) => (
    <span key={fact}>
      {fact === 'image_url'
        ? t('New picture')
        : t('{fact}: {before} → {after}', {
            fact: labelOf(fact),
            before: shown(before[fact]),
            after: shown(after[fact]),
          })}
    </span>
  ));
}

/** What a fact of a product is called in its form. */
function useFactLabel(): (fact: string) => string {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  return (fact) => {
    const known = FACTS[fact];
    if (known) return t(known);
    const spec = CATEGORIES.flatMap(({ slug }) => SPEC_FIELDS[slug]).find(({ name }) => name === fact);
    return spec ? shop(spec.label) : fact.replaceAll('_', ' ');
  };
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
