import { searchKey } from '@mekong/service-defaults';
import { OrderItem } from '../orders/index.js';
import type { Quote } from './quote.js';

/** The lines of an order for a cart as it is quoted. */
export const itemsOf = ({ lines, discount }: Quote) =>
  lines.map(({ productId, sellerId, name, nameKm, imageUrl, priceCents, warrantyMonths, quantity }, place) =>
    Object.assign(new OrderItem(), {
      productId,
      sellerId,
      name,
      nameKm,
      nameKey: searchKey([name, nameKm ?? '']),
      imageUrl,
      priceCents,
      quantity,
      warrantyMonths,
      discountCents: discount?.shares[place] ?? 0,
    }),
  );
