/** Who brings parcels to customers. */
export interface Courier {
  name: string;
  /** Where a parcel can be followed, with `{number}` in place of its tracking number; null where there is no such page. */
  trackingLink: string | null;
  /** Whether every parcel has a tracking number. */
  needsNumber: boolean;
}

/** All couriers, and how often they have been changed. */
export interface CourierList {
  couriers: Courier[];
  version: number;
}

/** The couriers of a shop that has not set its own yet. It fills in where they show their parcels. */
export const firstCouriers: Courier[] = [
  { name: 'VET', trackingLink: null, needsNumber: true },
  { name: 'J&T', trackingLink: null, needsNumber: true },
  { name: 'Grab', trackingLink: null, needsNumber: false },
  { name: 'Own delivery', trackingLink: null, needsNumber: false },
];

const gap = '{number}';

/** Whether it is an https address with one `{number}`, which does not decide whose address it is. */
export function isTrackingLink(link: string): boolean {
  // What an address does not hold as it is: readers drop or change it, each in its own way.
  if (link.split(gap).length !== 2 || /[\s\\"<>]/.test(link)) return false;
  const [one, other] = ['1', '22'].map((number) => URL.parse(link.replace(gap, number)));
  if (!one || !other) return false;
  return one.protocol === 'https:' && one.host === other.host && !one.username && !one.password;
}

/** Where this parcel can be followed; null where that is not known. */
export function trackingUrl(
  couriers: Courier[],
  parcel: { courier: string | null; trackingNumber: string | null },
): string | null {
  const link = couriers.find(({ name }) => name === parcel.courier)?.trackingLink;
  // A function, as a number with `$&` in it would be read as a pattern.
  return link && parcel.trackingNumber
    ? link.replace(gap, () => encodeURIComponent(parcel.trackingNumber!))
    : null;
}
