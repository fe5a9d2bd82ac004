import type { ListedSale, PriceSale, SalePreview } from './price-sale.entity.js';

const plain = (sale: PriceSale) => ({
  id: sale.id,
  name: sale.name,
  name_km: sale.nameKm,
  percent_off: sale.percentOff,
  amount_off_cents: sale.amountOff,
  target: sale.target,
  brand_id: sale.brandId,
  category: sale.category,
  product_ids: sale.productIds,
  begins_at: sale.beginsAt.toISOString(),
  ends_at: sale.endsAt.toISOString(),
  state: sale.state,
  version: sale.version,
});

export const saleView = plain;

/** The products of one that names them are many: a list only counts them. */
export const listedSaleView = (sale: ListedSale) => {
  const { product_ids: chosen, ...rest } = plain(sale);
  return { ...rest, chosen: chosen.length, brand: sale.brandName, products: sale.products };
};

export const previewView = ({ products, examples }: SalePreview) => ({
  products,
  examples: examples.map(({ id, name, priceCents, saleCents }) => ({
    id,
    name,
    price: priceCents / 100,
    sale_price: saleCents / 100,
  })),
});
