import { dollars } from '../orders/orders.http.js';
import type { Quote } from './quote.js';

export function quoteView(quote: Quote) {
  const { by, from, missing } = quote.freeShipping;
  return {
    lines: quote.lines.map((line) => ({
      id: line.productId,
      name: line.name,
      image_url: line.imageUrl,
      price: dollars(line.priceCents),
      quantity: line.quantity,
      available: line.available,
      line_total: dollars(line.priceCents * line.quantity),
    })),
    unavailable: quote.unavailable.map((id) => ({ id })),
    promo_code: quote.discount?.code ?? null,
    discount: dollars(quote.discount?.cents ?? 0),
    subtotal: dollars(quote.subtotalCents),
    shipping: dollars(quote.shippingCents),
    tax: dollars(quote.taxCents),
    total: dollars(quote.totalCents),
    free_shipping:
      by === 'pieces'
        ? { by: 'pieces' as const, from, missing }
        : { by: 'dollars' as const, from: dollars(from), missing: dollars(missing) },
  };
}
