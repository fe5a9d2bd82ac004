import { addressIn, addressWithout, PROVINCES } from './provinces';

interface Delivery {
  customer_name: string;
  phone_number: string;
  /** Whole, with district and province. */
  shipping_address: string;
  province: string | null;
  district: string | null;
  note: string | null;
  map_link: string | null;
}

/** Where an order goes as a form has it: `shipping_address` without district and province, which have fields of their own. */
export type DeliveryValues = Record<keyof Delivery, string>;

export const DELIVERY_FIELDS = [
  'customer_name',
  'phone_number',
  'province',
  'district',
  'shipping_address',
  'note',
  'map_link',
] as const satisfies (keyof Delivery)[];

const PLACES = ['province', 'district', 'shipping_address'] as const;

const provinceOf = (name: string | null) => PROVINCES.find(({ english }) => english === name);

/** The values of the form that corrects where an order goes. */
export function deliveryValues(order: Delivery): DeliveryValues {
  const { customer_name, phone_number, shipping_address, province, district, note, map_link } = order;
  const known = provinceOf(province);
  const parts = [known?.english, known?.khmer, district];
  return {
    customer_name,
    phone_number,
    shipping_address: parts.reduce<string>(addressWithout, shipping_address),
    province: known?.english ?? '',
    district: district ?? '',
    note: note ?? '',
    map_link: map_link ?? '',
  };
}

/** What was corrected, by the names of the API; the address is whole, and untouched unless a part of it was changed. */
export function correctedDelivery(
  seen: DeliveryValues,
  typed: DeliveryValues,
  pick: (english: string, khmer: string) => string,
): Partial<DeliveryValues> {
  const values = trimmed(typed);
  const changed = DELIVERY_FIELDS.filter((field) => values[field] !== seen[field].trim());
  const corrected = Object.fromEntries(changed.map((field) => [field, values[field]]));
  if (!PLACES.some((field) => field in corrected)) return corrected;
  const known = provinceOf(values.province);
  const inDistrict = addressIn(values.shipping_address, values.district);
  return {
    ...corrected,
    shipping_address: addressIn(inDistrict, known ? pick(known.english, known.khmer) : ''),
  };
}

const trimmed = (values: DeliveryValues): DeliveryValues =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()])) as DeliveryValues;
