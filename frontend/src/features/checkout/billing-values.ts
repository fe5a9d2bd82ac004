import type { AddressFacts } from '../../api/types';
import { withLatinDigits } from '../../lib/digits';
import { addressIn, PROVINCES } from '../../lib/provinces';
import type { BillingDetails, BillingForm } from './billing-draft';

type Pick = (english: string, khmer: string) => string;

function provinceName(english: string, pick: Pick): string {
  const province = PROVINCES.find((candidate) => candidate.english === english);
  return province ? pick(province.english, province.khmer) : '';
}

/** What the order says: its address whole, with the province in the shopper's language. */
export function detailsOf(form: BillingForm, pick: Pick, isPickUp = false): BillingDetails {
  const district = form.district.trim();
  const note = form.note?.trim();
  const map_link = form.map_link?.trim();
  const line = addressIn(form.shipping_address.trim(), form.landmark?.trim() ?? '');
  return {
    customer_name: form.customer_name.trim(),
    phone_number: withLatinDigits(form.phone_number.trim()),
    // What is picked up without an address has none: a province alone is no place to bring it to.
    shipping_address:
      isPickUp && line === '' ? '' : addressIn(addressIn(line, district), provinceName(form.province, pick)),
    ...(district && { district }),
    ...(form.province && { province: form.province }),
    ...(note && { note }),
    ...(map_link && { map_link }),
  };
}

/** In whose name a VAT invoice is wanted; nothing where none is. */
export const taxpayerOf = (form: BillingForm): { vat_invoice?: BillingDetails['vat_invoice'] } =>
  form.vat_wanted === 'yes'
    ? {
        vat_invoice: {
          tin: form['vat_invoice.tin'] ?? '',
          name: form['vat_invoice.name'] ?? '',
          address: form['vat_invoice.address'] ?? '',
        },
      }
    : {};

/** The form as an address to save. */
export const addressOf = (form: BillingForm): AddressFacts => ({
  recipient: form.customer_name.trim(),
  phone: form.phone_number.trim(),
  line: form.shipping_address.trim(),
  district: form.district.trim(),
  province: form.province,
  ...(form.map_link?.trim() && { map_link: form.map_link.trim() }),
});
