import { sorts } from '../../client/requests.mjs';

const orders = {
  newest: 'id DESC',
  'best-selling': 'sold DESC, id',
  'price-asc': 'price_cents, id DESC',
  'price-desc': 'price_cents DESC, id DESC',
  'name-asc': 'name_key, id',
  'name-desc': 'name_key DESC, id DESC',
  'stock-asc': 'stock, id',
  'stock-desc': 'stock DESC, id DESC',
};

/** Selects all products' ids in each sort order. */
export const listedIds = Object.fromEntries(
  sorts.map((sort) => [sort, `SELECT id FROM products WHERE deleted_at IS NULL ORDER BY ${orders[sort]}`]),
);

const leanColumns = `p.id, p.name, p.name_km, p.price_cents, p.category, p.image_url, p.stock, p.sold,
  b.id AS brand_id, b.name AS brand_name, b.image_url AS brand_image_url`;
const detailColumns = `${leanColumns}, p.description, p.description_km, p.rating_sum, p.rating_count, p.seller_id,
  p.version, p.details`;

/** Selects the products of a page by their ids, in that order, which is cheaper than any sort or offset. */
export const pageOf = `SELECT ${detailColumns} FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place)
  JOIN products p USING (id) JOIN brands b ON b.id = p.brand_id ORDER BY wanted.place`;

export const oneById = `SELECT ${detailColumns} FROM products p JOIN brands b ON b.id = p.brand_id
  WHERE p.id = $1 AND p.deleted_at IS NULL`;

/** The shop's own ranking, for words that are no synonyms; `namedValues` are its values. */
export const named = `SELECT ${leanColumns}
  FROM best_products($1, $2, $3, $4, $5, 300, $6, $6 || chr(1114111), $7, NULL) AS best
  JOIN products p ON p.id = best.id JOIN brands b ON b.id = p.brand_id ORDER BY best.place`;

export function namedValues(term, limit) {
  const key = term.toLowerCase();
  const query = (marks) =>
    key
      .split(' ')
      .map((word) => `'${word}'${marks}`)
      .join(' & ');
  return [query(''), query(':*'), query(':AB'), query(':*AB'), `%${key}%`, key, limit];
}

const modelNames = {
  mouse: 'MouseModel',
  keyboard: 'KeyboardModel',
  headphone: 'HeadphoneModel',
  monitor: 'MonitorModel',
  mousepad: 'MousepadModel',
};

export function leanView(row) {
  return {
    id: row.id,
    name: row.name,
    name_km: row.name_km,
    price: row.price_cents / 100,
    category: row.category,
    image_url: row.image_url,
    stock: row.stock,
    sold: row.sold,
    brand: { id: row.brand_id, name: row.brand_name, image_url: row.brand_image_url },
  };
}

export function detailView(row) {
  return {
    ...leanView(row),
    description: row.description,
    description_km: row.description_km,
    rating: { average: row.rating_count ? row.rating_sum / row.rating_count : null, count: row.rating_count },
    seller_id: row.seller_id,
    version: row.version,
    [modelNames[row.category]]: row.details,
  };
}
