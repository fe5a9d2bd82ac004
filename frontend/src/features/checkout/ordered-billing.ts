import type { Order } from '../../api/types';
import { addressWithout, PROVINCES } from '../../lib/provinces';
import type { BillingForm } from './billing-draft';

/** The form's values from which an order was placed, so that it can be placed once more. */
export function orderedBilling(order: Order): BillingForm {
  const { customer_name, phone_number, shipping_address, province, district } = order;
  const { english, khmer } = PROVINCES.find((candidate) => candidate.english === province) ?? {};
  const line = [english, khmer, district].reduce<string>(addressWithout, shipping_address);
  return {
    customer_name,
    phone_number,
    shipping_address: line,
    district: district ?? '',
    province: english ?? '',
  };
}
