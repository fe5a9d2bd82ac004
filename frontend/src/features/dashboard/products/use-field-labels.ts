import type { CategorySlug } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import { SPEC_FIELDS } from '../../../lib/spec-fields';
import { useStaffI18n } from '../i18n/staff-i18n';
import { formNameOf } from './product-form-data';

/** The labels of the fields of a category's form by their names. */
export function useFieldLabels(category: CategorySlug): Record<string, string> {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const specs = SPEC_FIELDS[category].map((field) => [formNameOf(field), shop(field.label)]);
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
