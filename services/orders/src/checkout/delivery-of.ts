import { fieldError, invalid } from '@mekong/contracts';
import { DeliveryMethodUnavailable } from '../delivery/index.js';
import { DeliveryChanged } from './errors.js';
import type { Quote } from './quote.js';

/** Where a shopper says that it goes. */
interface Whither {
  shippingAddress: string;
  province?: string | null;
  district?: string | null;
  note?: string | null;
  mapLink?: string | null;
}

/**
 * What an order costs by the delivery that is wanted. Where that is no longer offered, throws DeliveryChanged with what it costs
 * by the one that would be taken, as the shopper of a changed price is told.
 */
export function pricedOr(price: (wanted?: string) => Quote, wanted: string | undefined): Quote {
  try {
    return price(wanted);
  } catch (error) {
    throw error instanceof DeliveryMethodUnavailable ? new DeliveryChanged(error, price()) : error;
  }
}

/** Only what is picked up needs no address. */
export function refuseNoAddress({ shippingAddress }: Whither, { delivery }: Quote): void {
  if (shippingAddress || delivery?.method.isPickUp) return;
  throw invalid([fieldError('shipping_address', 'REQUIRED', 'Shipping address is required')]);
}

/** Where and how an order goes, as it keeps that; what is picked up without an address goes to the shop. */
export const deliveryOf = (to: Whither, { delivery }: Quote) => {
  const method = delivery?.method;
  return {
    shippingAddress: to.shippingAddress || method!.name,
    province: to.province ?? null,
    district: to.district ?? null,
    note: to.note ?? null,
    mapLink: to.mapLink ?? null,
    deliveryMethod: method?.key ?? null,
    deliveryName: method?.name ?? null,
    deliveryNameKm: method?.nameKm ?? null,
    deliveryDaysFrom: method?.days.from ?? null,
    deliveryDaysTo: method?.days.to ?? null,
    isPickUp: method?.isPickUp ?? false,
  };
};
