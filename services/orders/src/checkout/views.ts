import { type PaymentMethod, paymentMethods } from '@mekong/contracts';
import { dollars } from '../orders/orders.http.js';
import { feeOf, type OfferedMethod } from '../delivery/index.js';
import type { FreeShipping, Quote } from './quote.js';

export function quoteView(quote: Quote) {
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
    free_shipping: quote.freeShipping && freeShippingView(quote.freeShipping),
    delivery_method: quote.delivery?.method.key ?? null,
    delivery_methods: quote.delivery ? quote.delivery.offered.map(methodView(quote.subtotalCents)) : [],
  };
}

const freeShippingView = ({ by, from, missing }: FreeShipping) =>
  by === 'pieces'
    ? { by: 'pieces' as const, from, missing }
    : { by: 'dollars' as const, from: dollars(from), missing: dollars(missing) };

const methodView = (subtotalCents: number) => (method: OfferedMethod) => ({
  ...{ key: method.key, name: method.name, name_km: method.nameKm, cutoff: method.cutoff },
  fee_cents: feeOf(method, subtotalCents),
  free_from_cents: method.freeFromCents ?? null,
  ...{ days_from: method.days.from, days_to: method.days.to, pick_up: method.isPickUp ?? false },
});

/** Every way to pay that there is, those first that the environment allows, in its order. */
export const paymentSettingsView = (allowed: PaymentMethod[], off: PaymentMethod[], version: number) => {
  const known = [...new Set([...allowed, ...paymentMethods])];
  const methods = known.map((key) => {
    const isAllowed = allowed.includes(key);
    return { key, on: isAllowed && !off.includes(key), allowed: isAllowed };
  });
  return { methods, version };
};
