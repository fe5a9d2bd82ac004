import type { CategorySlug } from '../../../api/types';
import type { ListedSpec } from '../../../lib/spec-list';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useFormSpecs } from '../kit/use-form-specs';
import { formNameOf } from './product-form-data';

/** As those of the shop's own fields say it. */
const labelOf = ({ label, unit }: ListedSpec) => (unit ? `${label} (${unit})` : label);

/** The labels of the fields of a category's form by their names. */
export function useFieldLabels(category: CategorySlug): Record<string, string> {
  const { t } = useStaffI18n();
  const specs = useFormSpecs(category).map((spec) => [formNameOf(spec), labelOf(spec)]);
  return {
    name: t('Name'),
    brand: t('Brand'),
    price: t('Price (USD)'),
    compare_at_price: t('Price before (USD)'),
    cost: t('Cost (USD)'),
    place: t('Visibility'),
    visible_from: t('Shown from'),
    stock: t('Stock'),
    restock_at: t('Needs restock at'),
    sku: t('SKU'),
    barcode: t('Barcode'),
    warranty_months: t('Warranty (months)'),
    description: t('Description'),
    name_km: t('Name (Khmer)'),
    description_km: t('Description (Khmer)'),
    image: t('Image'),
    images: t('Images'),
    ...Object.fromEntries(specs),
  };
}
