import { shippingPolicies } from '@mekong/contracts';

/** What pages say of delivery where ways to bring parcels have been entered: what it costs depends on where they go. */
const byPlace = 'by-place';

interface Methods {
  methods: { paused?: boolean }[];
}

/** The table of deliveries, as far as it says who decides what delivery costs. */
interface Table {
  /** A version of before does not tell it. */
  shipping_policy?: unknown;
  provinces: (Methods & { districts?: Methods[] })[];
}

/**
 * By what pages say from when delivery is free: the shop's policy, which decides as long as nothing was entered in its place.
 * `usual` is the policy of a shop that does not tell it. It stands in pages as it is, so that only one that there is is taken.
 */
export function deliveryPolicyIn(table: unknown, usual: string): string {
  const { provinces, shipping_policy: told } = table as Table;
  const policy = shippingPolicies.find((known) => known === told) ?? usual;
  const places = provinces.flatMap((one) => [one, ...(one.districts ?? [])]);
  const isEntered = places.some(({ methods }) => methods.some(({ paused }) => !paused));
  return isEntered ? byPlace : policy;
}
