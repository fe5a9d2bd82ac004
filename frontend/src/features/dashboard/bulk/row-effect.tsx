import type { Fault } from '../../../api/problem';
import type { BulkRow } from '../../../api/types';
import { CATEGORIES } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { useAllSpecs } from '../kit/use-all-specs';
import { useRowReason } from '../kit/use-row-reason';
import styles from './row-effect.module.css';

const FACTS: Record<string, StaffText> = {
  name: 'Name',
  category: 'Category',
  price: 'Price',
  compare_at_price: 'Price before (USD)',
  stock: 'Stock',
  hidden: 'Hidden',
  restock_at: 'Needs restock at',
  sku: 'SKU',
  barcode: 'Barcode',
  warranty_months: 'Warranty (months)',
  images: 'Further images',
  description: 'Description',
  name_km: 'Name (Khmer)',
  description_km: 'Description (Khmer)',
};

/** A row's faults, what it creates or changes, and brands with nearly the same name as its own. */
export function RowEffect({ row }: { row: BulkRow }) {
  const { t } = useStaffI18n();
  const reasonOf = useRowReason();
  const [together, ofImages] = [true, false].map((is) =>
    row.notes.filter(({ code }) => (code === 'VARIANTS_TOGETHER') === is),
  ) as [Fault[], Fault[]];
  return (
    <div className={styles.effect}>
      {row.error && <span className={styles.bad}>{reasonOf(row)}</span>}
      <Changes row={row} />
      {together.length > 0 && (
        <span className={styles.warning}>{reasonOf({ error: null, faults: together })}</span>
      )}
      {ofImages.length > 0 && (
        <span className={styles.warning}>
          {t('Without some images: {reason}', { reason: reasonOf({ error: null, faults: ofImages }) })}
        </span>
      )}
      {row.odd_image && (
        <span className={styles.warning}>
          {t('The image has {width} × {height} pixels. Is it the right one?', { ...row.odd_image })}
        </span>
      )}
      {row.like_brands.length > 0 && (
        <span className={styles.warning}>
          {t('Did you mean {names}?', { names: row.like_brands.join(', ') })}
        </span>
      )}
    </div>
  );
}

function Changes({ row: { verdict, before, after } }: { row: BulkRow }) {
  const { t } = useStaffI18n();
  const labelOf = useFactLabel();
  const shown = useFactValue();
  if (!before || !after) return null;
  if (verdict === 'create') {
    const facts = ordered(after).map((fact) => `${labelOf(fact)}: ${shown(fact, after[fact])}`);
    return <span>{facts.join(' · ')}</span>;
  }
  return ordered(after).map((fact) => (
    <span key={fact}>
      {fact === 'image_url'
        ? t('New image')
        : t('{fact}: {before} → {after}', {
            fact: labelOf(fact),
            before: shown(fact, before[fact]),
            after: shown(fact, after[fact]),
          })}
    </span>
  ));
}

/** The names of the facts in order: first those of every product, then those of the category. */
function ordered(facts: Record<string, unknown>): string[] {
  const common = Object.keys(FACTS).filter((fact) => fact in facts);
  return [...common, ...Object.keys(facts).filter((fact) => !(fact in FACTS))];
}

/** Returns the label of a product's fact, as in its form. */
function useFactLabel(): (fact: string) => string {
  const { t } = useStaffI18n();
  const specs = useAllSpecs();
  return (fact) => {
    const known = FACTS[fact];
    return known ? t(known) : (specs.get(fact)?.label ?? fact.replaceAll('_', ' '));
  };
}

/** Longer texts are cut in the table. */
const MAX_LENGTH = 120;

/** Formats a product's fact. */
function useFactValue(): (fact: string, value: unknown) => string {
  const { t, money } = useStaffI18n();
  const { t: shop } = useI18n();
  return (fact, value) => {
    if (value === null || value === undefined || value === '') return '-';
    if (fact === 'price' || fact === 'compare_at_price') return money(value as number);
    if (fact === 'category') return shop(CATEGORIES.find(({ slug }) => slug === value)!.label);
    if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
    return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  };
}
