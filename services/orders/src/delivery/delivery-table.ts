import { provinces, type ProvinceName } from '@mekong/contracts';

/** A way in which a parcel can be brought, with what it costs. What is optional was not entered. */
export interface DeliveryMethod {
  key: string;
  name: string;
  nameKm: string | null;
  feeCents: number;
  /** Until when an order leaves on the same day, as 16:00 by Phnom Penh's clock; null where there is no such time. */
  cutoff: string | null;
  /** Where it takes other days than the province. */
  daysFrom?: number;
  daysTo?: number;
  /** From what the goods cost on it is free. */
  freeFromCents?: number;
  /** The shopper comes for it. */
  isPickUp?: boolean;
  /** Not offered for now. */
  isPaused?: boolean;
}

/** What a district has otherwise than its province: each method in place of the province's with the same key. */
interface DistrictDelivery {
  district: string;
  methods: DeliveryMethod[];
}

/** In how many working days after payment parcels arrive in a province, and how they can be brought there. */
export interface ProvinceDelivery {
  province: ProvinceName;
  daysFrom: number;
  daysTo: number;
  methods: DeliveryMethod[];
  districts?: DistrictDelivery[];
}

/** What an admin has entered, and how often it was changed. */
export interface DeliveryEntries {
  entries: ProvinceDelivery[];
  version: number;
}

export interface DeliveryDays {
  from: number;
  to: number;
}

const near: readonly ProvinceName[] = ['Phnom Penh', 'Kandal'];

/** What holds for a province without an entry. */
const usual = (province: ProvinceName): ProvinceDelivery => ({
  province,
  ...(near.includes(province) ? { daysFrom: 1, daysTo: 2 } : { daysFrom: 2, daysTo: 4 }),
  methods: [],
});

/** The entries that say something else than what holds without them. */
export const unusual = (entries: ProvinceDelivery[]): ProvinceDelivery[] =>
  entries.filter(({ province, daysFrom, daysTo, methods, districts = [] }) => {
    const without = usual(province);
    const hasMethods = methods.length + districts.length > 0;
    return hasMethods || daysFrom !== without.daysFrom || daysTo !== without.daysTo;
  });

/** All provinces, the capital first: as entered, and the others as they usually are. */
export function deliveryTable(entries: ProvinceDelivery[]): ProvinceDelivery[] {
  const entered = new Map(entries.map((entry) => [entry.province, entry]));
  return provinces.map((province) => entered.get(province) ?? usual(province));
}

/** How long a parcel takes there; where it goes is not known, it may be any province. */
export function daysTo(entries: ProvinceDelivery[], province: string | null): DeliveryDays {
  const table = deliveryTable(entries);
  const there = table.filter((one) => one.province === province);
  const possible = there.length > 0 ? there : table;
  return {
    from: Math.min(...possible.map(({ daysFrom }) => daysFrom)),
    to: Math.max(...possible.map(({ daysTo: last }) => last)),
  };
}
