import Papa from 'papaparse';
import { brandNames } from './catalogue/brands.js';
import { imageOf, logoOf, nameKmOf, nameOf, type Product } from './catalogue/product.js';
import { categories, specificationSchemas } from './catalogue/specification.js';

const COMMON_COLUMNS = [
  'name',
  'category',
  'brand',
  'price',
  'stock',
  'description',
  'image',
  'name_km',
  'description_km',
];

/** The columns of the shop's bulk upload: those of every product, then the fields of each category. */
export const productColumns = [
  ...COMMON_COLUMNS,
  ...categories.flatMap((category) => Object.keys(specificationSchemas[category].shape)),
];

/** The products as the shop's bulk upload reads them; prices in dollars with two decimals, booleans as yes and no. */
export function productsCsv(products: readonly Product[]): string {
  return Papa.unparse({ fields: productColumns, data: products.map(rowOf) });
}

/** The brands with the file names of their logos. */
export function brandsCsv(): string {
  return Papa.unparse({
    fields: ['name', 'logo'],
    data: brandNames.map((name) => ({ name, logo: logoOf(name) })),
  });
}

function rowOf(product: Product): Record<string, string> {
  const common = {
    name: nameOf(product),
    category: product.category,
    brand: product.brand,
    price: (product.price / 100).toFixed(2),
    stock: String(product.stock),
    description: product.description,
    image: imageOf(product),
    name_km: nameKmOf(product),
    description_km: product.descriptionKm,
  };
  const details = Object.entries(product.specification).map(([field, value]) => [field, cell(value)]);
  return { ...common, ...Object.fromEntries(details) };
}

function cell(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
