import type { CategorySlug, DetailValue, Product } from '../../../api/types';
import { detailsOf, SPEC_FIELDS } from '../../../lib/spec-fields';

/** What a product form holds; every value is the text of its field, empty when unset. */
export type ProductValues = Record<string, string>;

const COMMON_FIELDS = ['name', 'brand', 'price', 'stock', 'description', 'name_km', 'description_km'];

function formNames(category: CategorySlug): string[] {
  return SPEC_FIELDS[category].map(({ name, formName }) => formName ?? name);
}

function asText(value: DetailValue | undefined): string {
  return value === null || value === undefined ? '' : String(value).trim();
}

/** The multipart body for a new product: `button` names the category, empty fields are not sent. */
export function newProductForm(category: CategorySlug, values: ProductValues, image: File): FormData {
  const form = new FormData();
  for (const name of [...COMMON_FIELDS, ...formNames(category)]) {
    const text = asText(values[name]);
    if (text !== '') form.append(name, text);
  }
  form.append('button', category);
  form.append('image', image);
  return form;
}

/** A product's fields as the form shows them. */
export function valuesOf(product: Product): ProductValues {
  const details = detailsOf(product);
  const values: ProductValues = {
    name: product.name,
    brand: product.brand.name,
    price: String(product.price),
    stock: String(product.stock),
    description: asText(product.description),
    name_km: asText(product.name_km),
    description_km: asText(product.description_km),
  };
  for (const { name, formName } of SPEC_FIELDS[product.category]) {
    values[formName ?? name] = asText(details[name]);
  }
  return values;
}

/** The multipart body for an edit: only what differs from the product; an emptied field is sent empty. */
export function editProductForm(product: Product, values: ProductValues, image: File | undefined): FormData {
  const before = valuesOf(product);
  const form = new FormData();
  for (const name of Object.keys(before)) {
    const text = asText(values[name]);
    if (text !== before[name]) form.append(name, text);
  }
  if (image) form.append('image', image);
  return form;
}
