import type { StaffText } from '../i18n/staff-i18n';

/** What a column of a file can be, in the words of the form of a product, in the order in which they are offered. */
export const TARGETS = {
  name: 'Name',
  category: 'Category',
  brand: 'Brand',
  price: 'Price (USD)',
  stock: 'Stock',
  image: 'Image',
  description: 'Description',
  sku: 'SKU',
  barcode: 'Barcode',
  warranty_months: 'Warranty (months)',
  compare_at_price: 'Price before (USD)',
  sale_price: 'Reduced price',
  sale_begins: 'Reduced from',
  sale_ends: 'Reduced until',
  sale_dates: 'Reduced from and until',
  color: 'Color',
  name_km: 'Name (Khmer)',
  description_km: 'Description (Khmer)',
  hidden: 'Hidden',
  restock_at: 'Needs restock at',
  published: 'On sale or not',
  available: 'In stock or not',
  group: 'What variants have in common',
  variant: 'What tells a variant',
  option_name: 'By what variants differ',
  variant_image: 'Image of the variant',
  attributes: 'Several specifications',
  attribute_name: 'Name of a specification',
  attribute: 'Value of a specification',
  currency: 'Currency',
  id: 'Number of the row',
  parent: 'Number of the row that it belongs to',
  kind: 'Kind of row',
  variations: 'Rows that are its variants',
} as const satisfies Record<string, StaffText>;

/** Without these no new product can be saved. */
export const NEEDED = ['name', 'category', 'brand', 'price', 'stock', 'image'] as const;
