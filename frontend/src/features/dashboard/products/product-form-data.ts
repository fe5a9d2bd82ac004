import type { CategorySlug, DetailValue } from '../../../api/types';
import type { FormField } from '../../../api/schema';
import { isAdded } from '../../../lib/product-filters';
import { detailsOf, SPEC_FIELDS, type SpecField } from '../../../lib/spec-fields';
import { appendImages, fileOf, imagesTextOf, readImages, type FormImage } from './form-images';
import { plainNumber } from '../kit/number-text';
import { placeFieldsOf, placeValuesOf, type ListedProduct } from './place';

/** The values of a product form: the text of each field, empty or missing when unset. */
export type FilledProduct = Partial<Record<string, string>>;

// The API's document does not list the fields of an edit; they have the same names as those of a new product.
type ProductField = FormField<'/api/products/single_product', 'post'>;

const COMMON_FIELDS: ProductField[] = [
  'name',
  'brand',
  'price',
  'compare_at_price',
  'cost',
  'stock',
  'restock_at',
  'sku',
  'barcode',
  'warranty_months',
  'description',
  'name_km',
  'description_km',
];

/** What the shop takes for an empty field, as its placeholder says. */
export const EMPTY_VALUES: Partial<Record<string, string>> = { restock_at: '5' };

/** The form names of specifications that have other names in the API's answers. */
const FORM_NAMES: Partial<Record<string, ProductField>> = {
  connection: 'mouse_connection',
  battery: 'mouse_battery',
  weight_grams: 'mouse_weight_grams',
  keyboard_other_features: 'others_features',
  frequency_response: 'frequency_respone',
};

/** A specification as far as a form's values need it. */
export interface FormSpec {
  name: string;
  kind: SpecField['kind'];
}

/** The name of a specification's field in a form. */
export function formNameOf({ name }: Pick<FormSpec, 'name'>): string {
  return FORM_NAMES[name] ?? name;
}

function numbersOf(specs: FormSpec[]): ReadonlySet<string> {
  return new Set([
    'price',
    'compare_at_price',
    'cost',
    'stock',
    'restock_at',
    'warranty_months',
    ...specs.filter(({ kind }) => kind === 'number').map(formNameOf),
  ]);
}

/** Returns a function that gives a field's text for the server. */
function textsOf(specs: FormSpec[], values: FilledProduct): (name: string) => string {
  const numbers = numbersOf(specs);
  return (name) => (numbers.has(name) ? plainNumber(asText(values[name])) : asText(values[name]));
}

function asText(value: DetailValue | undefined): string {
  return value === null || value === undefined ? '' : String(value).trim();
}

/** Whether a typed price gives the product away. */
export const isFree = ({ price }: FilledProduct): boolean => Number(plainNumber(asText(price)) || NaN) === 0;

/** The multipart body for a new product: `button` is the category, and empty fields are left out. */
export function newProductForm(
  category: CategorySlug,
  values: FilledProduct,
  specs: FormSpec[] = SPEC_FIELDS[category],
): FormData {
  const form = new FormData();
  const textOf = textsOf(specs, values);
  for (const name of [...COMMON_FIELDS, ...specs.map(formNameOf)]) {
    const text = textOf(name);
    if (text !== '') form.append(name, text);
  }
  if (values.place && values.place !== 'shop')
    for (const [name, value] of Object.entries(placeFieldsOf(values))) if (value) form.append(name, value);
  form.append('button' satisfies ProductField, category);
  appendNewImages(form, readImages(values.images));
  return form;
}

/** A single image without texts goes as the image itself. */
function appendNewImages(form: FormData, images: FormImage[]): void {
  const [main] = images;
  if (!main) return;
  if (images.length > 1 || main.alt || main.alt_km) return appendImages(form, images);
  const file = fileOf(main);
  form.append((file ? 'image' : 'image_url') satisfies ProductField, file ?? main.url);
}

/** A product's values for the form, also of specifications that the form does not know of yet. */
export function valuesOf(
  product: ListedProduct,
  specs: FormSpec[] = SPEC_FIELDS[product.category],
): Record<string, string> {
  const details = detailsOf(product);
  const added = Object.keys(details).filter(isAdded);
  const values: Record<string, string> = {
    name: product.name,
    brand: product.brand.name,
    price: String(product.price),
    compare_at_price: asText(product.compare_at_price),
    cost: asText(product.cost),
    ...placeValuesOf(product),
    stock: String(product.stock),
    restock_at: String(product.restock_at),
    sku: asText(product.sku),
    barcode: asText(product.barcode),
    warranty_months: asText(product.warranty_months),
    description: asText(product.description),
    name_km: asText(product.name_km),
    description_km: asText(product.description_km),
    images: imagesTextOf(product),
  };
  for (const name of [...specs.map((spec) => spec.name), ...added])
    values[formNameOf({ name })] = asText(details[name]);
  return values;
}

/**
 * The multipart body for an edit: only the changed fields, also emptied ones. What the form does not have stays. A new stock is sent with the one that was
 * shown, so that the server can take what was sold meanwhile into account.
 */
export function editProductForm(
  product: ListedProduct,
  values: FilledProduct,
  specs: FormSpec[] = SPEC_FIELDS[product.category],
): FormData {
  const { images, place, visible_from, ...before } = valuesOf(product, specs);
  const form = new FormData();
  const textOf = textsOf(specs, values);
  for (const name of Object.keys(before).filter((one) => one in values)) {
    const text = textOf(name) || (EMPTY_VALUES[name] ?? '');
    if (text !== before[name]) form.append(name, text);
  }
  const wanted = { place: values.place ?? place, visible_from: values.visible_from ?? visible_from };
  if (wanted.place !== place || (place === 'scheduled' && wanted.visible_from !== visible_from))
    for (const [name, value] of Object.entries(placeFieldsOf(wanted))) form.append(name, value);
  if (form.has('stock')) form.append('stock_seen', before.stock!);
  if (values.images !== undefined && values.images !== images) appendImages(form, readImages(values.images));
  return form;
}
