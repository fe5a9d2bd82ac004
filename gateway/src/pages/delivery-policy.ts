/** What pages say of delivery where ways to bring parcels have been entered: what it costs depends on where they go. */
const byPlace = 'by-place';

interface Methods {
  methods: { paused?: boolean }[];
}

/** The table of deliveries, as far as it says who decides what delivery costs. */
interface Table {
  provinces: (Methods & { districts?: Methods[] })[];
}

/** By what pages say from when delivery is free: the shop's policy, which decides as long as nothing was entered in its place. */
export function deliveryPolicyIn(table: unknown, policy: string): string {
  const { provinces } = table as Table;
  const places = provinces.flatMap((one) => [one, ...(one.districts ?? [])]);
  const isEntered = places.some(({ methods }) => methods.some(({ paused }) => !paused));
  return isEntered ? byPlace : policy;
}
