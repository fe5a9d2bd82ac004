/** Sold lines that count, of the days and the seller. */
export const counted = `sold_lines WHERE day BETWEEN $1::date AND $2::date AND state <> 'refunded'
  AND ($3::uuid IS NULL OR seller_id = $3)`;

const soldByProduct =
  `SELECT product_id, sum(quantity - returned)::int AS quantity, count(DISTINCT order_id)::int AS orders,
  sum(amount_cents - returned_cents) AS cents FROM ${counted} GROUP BY product_id` as const;

/** The same of the lines as they are stored, which are read by an index, with what they had cost. */
const countedLines = `lines l WHERE l.sold_day BETWEEN $1::date AND $2::date
  AND ($3::uuid IS NULL OR l.seller_id = $3 OR l.seller_id IS NULL AND l.product_id IN (SELECT id FROM products WHERE seller_id = $3))`;

const soldPieces =
  `SELECT l.product_id, sum(l.sold_quantity)::int AS quantity FROM ${countedLines} GROUP BY 1` as const;

const profitByProduct = `SELECT l.product_id, sum(l.unit_cost * l.sold_quantity) AS cost,
    sum(l.sold_cents::float8) FILTER (WHERE l.unit_cost IS NOT NULL) AS costed
  FROM ${countedLines} GROUP BY 1` as const;

// The rows of reports about products, in no order, with money in cents. $1 and $2 are the days, $3 the seller (null for the whole shop).

export const products = `
  SELECT p.name AS product, p.category, coalesce(b.name, p.brand_name) AS brand,
    p.price_cents AS price, coalesce(s.quantity, 0) AS quantity, coalesce(s.orders, 0) AS orders,
    coalesce(s.cents, 0)::float8 AS amount, round(c.cost) AS cost, round(c.costed - c.cost) AS profit,
    round(((c.costed - c.cost) / nullif(c.costed, 0) * 100)::numeric, 1)::float8 AS margin, p.id AS product_id
  FROM products p LEFT JOIN brands b ON b.id = p.brand_id LEFT JOIN (${soldByProduct}) s ON s.product_id = p.id
  LEFT JOIN (${profitByProduct}) c ON c.product_id = p.id
  WHERE ($3::uuid IS NULL OR p.seller_id = $3) AND p.category IS NOT NULL AND (NOT p.deleted OR s.quantity > 0)` as const;

export const stock = `
  SELECT p.name AS product, p.category, coalesce(b.name, p.brand_name) AS brand, k.available,
    p.price_cents AS price, k.available::float8 * p.price_cents AS value,
    round(c.average_cents) AS unit_cost, round(k.available * c.average_cents) AS cost,
    coalesce(s.quantity, 0) AS quantity, p.id AS product_id
  FROM products p JOIN stock k ON k.product_id = p.id LEFT JOIN brands b ON b.id = p.brand_id
  LEFT JOIN (${soldByProduct}) s ON s.product_id = p.id LEFT JOIN costs c ON c.product_id = p.id
  WHERE ($3::uuid IS NULL OR p.seller_id = $3) AND NOT p.deleted` as const;

/** What is on stock, and of which nothing was sold on the days. */
export const deadStock = `
  SELECT p.name AS product, p.category, coalesce(b.name, p.brand_name) AS brand, k.available, p.price_cents AS price,
    k.available::float8 * p.price_cents AS value, round(k.available * c.average_cents) AS cost,
    (SELECT max(l.sold_day)::text FROM lines l WHERE l.product_id = p.id AND l.sold_day IS NOT NULL) AS last_day,
    p.id AS product_id
  FROM products p JOIN stock k ON k.product_id = p.id LEFT JOIN brands b ON b.id = p.brand_id
  LEFT JOIN costs c ON c.product_id = p.id
  WHERE ($3::uuid IS NULL OR p.seller_id = $3) AND NOT p.deleted AND k.available > 0 AND NOT EXISTS (
    SELECT FROM lines l WHERE l.product_id = p.id AND l.sold_day BETWEEN $1::date AND $2::date AND l.sold_quantity > 0)`;

/** What is sold a day on these days, times the days that pass until it has come (a parameter), without what is there. */
export const reorder = <Lead extends string>(leadDays: Lead) =>
  `
  SELECT c.supplier, p.name AS product, p.category, coalesce(b.name, p.brand_name) AS brand, s.quantity,
    round(s.quantity::numeric / ($2::date - $1::date + 1), 2)::float8 AS a_day, k.available, w.pieces,
    c.last_cents AS unit_cost, w.pieces::float8 * c.last_cents AS amount, p.id AS product_id
  FROM (${soldPieces}) s JOIN products p ON p.id = s.product_id JOIN stock k ON k.product_id = p.id
  LEFT JOIN brands b ON b.id = p.brand_id LEFT JOIN costs c ON c.product_id = p.id
  CROSS JOIN LATERAL (
    SELECT ceil(s.quantity::numeric * ${leadDays}::int / ($2::date - $1::date + 1))::int - k.available AS pieces) w
  WHERE NOT p.deleted AND w.pieces > 0` as const;

export type OfProduct = {
  product: string | null;
  category: string | null;
  brand: string | null;
  price: number | null;
  quantity: number | null;
};

export type SoldProduct = OfProduct & {
  orders: number;
  amount: number;
  cost: number | null;
  profit: number | null;
  margin: number | null;
  product_id: number;
};

export type StockedProduct = OfProduct & {
  available: number;
  value: number;
  unit_cost: number | null;
  cost: number | null;
  product_id: number;
};

export type DeadStock = Omit<OfProduct, 'quantity'> & {
  available: number;
  value: number;
  cost: number | null;
  last_day: string | null;
  product_id: number;
};

export type Purchase = Omit<OfProduct, 'price'> & {
  supplier: string | null;
  a_day: number;
  available: number;
  pieces: number;
  unit_cost: number | null;
  amount: number | null;
  product_id: number;
};
