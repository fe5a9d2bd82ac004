import type { EditedKind, Subject } from '@mekong/messaging';
import type { PriceSale, SaleFacts } from './price-sale.entity.js';

export const aboutSale = ({ id, name }: PriceSale): Subject => ({
  type: 'sale',
  id,
  name: name ?? `#${id}`,
});

export const factsOfSale = (sale: SaleFacts) => ({
  name: sale.name,
  name_km: sale.nameKm,
  percent_off: sale.percentOff,
  amount_off: sale.amountOff === null ? null : sale.amountOff / 100,
  target: sale.target,
  brand_id: sale.brandId,
  category: sale.category,
  products: sale.productIds.length > 0 ? sale.productIds.join(', ') : null,
  begins_at: sale.beginsAt.toISOString(),
  ends_at: sale.endsAt.toISOString(),
});

export const editedSale: EditedKind<PriceSale> = {
  thing: 'sale',
  action: 'sale.edited',
  about: aboutSale,
  factsOf: factsOfSale,
};
