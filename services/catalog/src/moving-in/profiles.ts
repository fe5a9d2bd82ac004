import { withoutShop } from './shops.js';

/** A program that writes product files, known by its header. */
interface Profile {
  key: string;
  /** The names that only its files have, all of them. */
  has: string[];
  columns: Record<string, string>;
}

const numbered = (name: string, count: number, target: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`${name}${place + 1}`, target]));

/** Pairs of columns for attributes. */
const paired = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, place) => [
      [`attribute ${place + 1} name`, 'attribute_name'],
      [`attribute ${place + 1} value(s)`, 'attribute'],
    ]).flat(),
  );

/** From the first one on, such as `option1 value`. */
const options = (name: string, count: number, target: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`option${place + 1} ${name}`, target]));

const ofShopify = {
  ...{ title: 'name', vendor: 'brand', type: 'category', status: 'published' },
  ...options('name', 3, 'option_name'),
  ...options('value', 3, 'variant'),
};

const hasMagento = ['sku', 'attribute_set_code', 'product_type', 'base_image'];
const ofMagento = {
  sku: 'sku',
  product_type: 'kind',
  categories: 'category',
  name: 'name',
  description: 'description',
  short_description: 'description',
  product_online: 'published',
  price: 'price',
  special_price: 'sale_price',
  special_price_from_date: 'sale_begins',
  special_price_to_date: 'sale_ends',
  base_image: 'image',
  small_image: 'image',
  additional_images: 'image',
  additional_attributes: 'attributes',
  is_in_stock: 'available',
  currency: 'currency',
  qty: 'stock',
};

/** What Google reads, and Meta as well. */
const ofFeeds = {
  id: 'sku',
  title: 'name',
  description: 'description',
  image: 'image',
  image_link: 'image',
  additional_image_link: 'image',
  item_group_id: 'group',
  price: 'price',
  sale_price: 'sale_price',
  sale_price_effective_date: 'sale_dates',
  brand: 'brand',
  category: 'category',
  product_type: 'category',
  google_product_category: 'category',
  gtin: 'barcode',
  quantity: 'stock',
  inventory: 'stock',
  quantity_to_sell_on_facebook: 'stock',
  availability: 'available',
  color: 'color',
  size: 'variant',
  status: 'published',
};

/** The first whose names are all there counts. Names are compared without letter case and blanks around them, and a blank is as good as _. */
const profiles: Profile[] = [
  {
    key: 'shopify',
    has: ['handle', 'body (html)', 'variant price'],
    columns: {
      ...ofShopify,
      handle: 'group',
      'body (html)': 'description',
      'product category': 'category',
      published: 'published',
      'variant sku': 'sku',
      'variant barcode': 'barcode',
      'variant inventory qty': 'stock',
      'variant price': 'price',
      'variant compare at price': 'compare_at_price',
      'variant image': 'variant_image',
      'image src': 'image',
    },
  },
  {
    // As it names them since 2025.
    key: 'shopify',
    has: ['url handle', 'title', 'option1 value', 'price'],
    columns: {
      ...ofShopify,
      'url handle': 'group',
      description: 'description',
      'product category': 'category',
      'published on online store': 'published',
      sku: 'sku',
      barcode: 'barcode',
      price: 'price',
      'compare-at price': 'compare_at_price',
      'inventory quantity': 'stock',
      'product image url': 'image',
      'variant image url': 'variant_image',
    },
  },
  {
    key: 'woocommerce',
    has: ['type', 'sku', 'name', 'regular price', 'images'],
    columns: {
      id: 'id',
      type: 'kind',
      parent: 'parent',
      sku: 'sku',
      name: 'name',
      published: 'published',
      description: 'description',
      'short description': 'description',
      stock: 'stock',
      'in stock?': 'available',
      'regular price': 'price',
      'sale price': 'sale_price',
      'date sale price starts': 'sale_begins',
      'date sale price ends': 'sale_ends',
      categories: 'category',
      brands: 'brand',
      images: 'image',
      'gtin, upc, ean, or isbn': 'barcode',
      'catalog visibility': 'published',
      'visibility in catalog': 'published',
      ...paired(8),
    },
  },
  {
    key: 'prestashop',
    has: ['product id', 'active (0/1)', 'name *'],
    columns: {
      'product id': 'id',
      'active (0/1)': 'published',
      'name *': 'name',
      'categories (x,y,z...)': 'category',
      'price tax excluded': 'price',
      'price tax included': 'price',
      'reference #': 'sku',
      manufacturer: 'brand',
      ean13: 'barcode',
      upc: 'barcode',
      quantity: 'stock',
      description: 'description',
      summary: 'description',
      'image urls (x,y,z...)': 'image',
    },
  },
  {
    // Nothing else says which product one belongs to that is not sold by itself, and may so be hidden.
    key: 'magento',
    has: [...hasMagento, 'configurable_variations'],
    columns: { ...ofMagento, configurable_variations: 'variations', visibility: 'published' },
  },
  { key: 'magento', has: hasMagento, columns: ofMagento },
  {
    key: 'medusa',
    has: ['product handle', 'product title', 'variant inventory quantity'],
    columns: {
      'product handle': 'group',
      'product title': 'name',
      'product description': 'description',
      'product thumbnail': 'image',
      'option 1 name': 'option_name',
      'option 2 name': 'option_name',
      'option 1 value': 'variant',
      'option 2 value': 'variant',
      'variant sku': 'sku',
      'variant barcode': 'barcode',
      'variant inventory quantity': 'stock',
      'variant price usd': 'price',
      'price usd': 'price',
      'product type': 'category',
    },
  },
  {
    key: 'vendure',
    has: ['optiongroups', 'stockonhand', 'variantassets'],
    columns: {
      name: 'name',
      'name:en': 'name',
      'name:km': 'name_km',
      description: 'description',
      'description:en': 'description',
      assets: 'image',
      variantassets: 'variant_image',
      facets: 'attributes',
      'facets:en': 'attributes',
      optiongroups: 'option_name',
      optionvalues: 'variant',
      'optionvalues:en': 'variant',
      sku: 'sku',
      price: 'price',
      stockonhand: 'stock',
      slug: 'group',
    },
  },
  {
    key: 'loyverse',
    has: ['handle', 'sku', 'sold by weight', 'track stock'],
    columns: {
      handle: 'group',
      sku: 'sku',
      name: 'name',
      category: 'category',
      description: 'description',
      'option 1 name': 'option_name',
      'option 2 name': 'option_name',
      'option 1 value': 'variant',
      'option 2 value': 'variant',
      'option 3 value': 'variant',
      barcode: 'barcode',
      // With the name of each of its shops behind them.
      'available for sale': 'published',
      price: 'price',
      'in stock': 'stock',
    },
  },
  {
    key: 'etsy',
    has: ['currency_code', 'sku'],
    columns: {
      titolo: 'name',
      title: 'name',
      descrizione: 'description',
      description: 'description',
      prezzo: 'price',
      price: 'price',
      quantità: 'stock',
      quantity: 'stock',
      sku: 'sku',
      currency_code: 'currency',
      ...numbered('nome variante ', 2, 'option_name'),
      ...numbered('valori variante ', 2, 'variant'),
      ...{ 'variation 1 name': 'option_name', 'variation 2 name': 'option_name' },
      ...{ 'variation 1 values': 'variant', 'variation 2 values': 'variant' },
      ...numbered('immagine', 10, 'image'),
      ...numbered('image', 10, 'image'),
    },
  },
  { key: 'google', has: ['title', 'image_link', 'link'], columns: ofFeeds },
  { key: 'meta', has: ['id', 'title', 'sale_price', 'availability'], columns: ofFeeds },
];

const key = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ');

/** Which program has written a file with this header; undefined where none is known. */
export function profileOf(header: string[]): Profile | undefined {
  const names = new Set(header.map(key));
  return profiles.find(({ has }) => has.every((name) => names.has(key(name))));
}

/** What the columns of a profile's file are, by their places; undefined where one is nothing of ours. */
export function targetsIn(profile: Profile, header: string[]): (string | undefined)[] {
  const byName = new Map(Object.entries(profile.columns).map(([name, target]) => [key(name), target]));
  return header.map((name) => byName.get(key(name)) ?? byName.get(key(withoutShop(name))));
}
