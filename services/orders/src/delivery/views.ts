import {
  type DeliveryEntries,
  type DeliveryMethod,
  deliveryTable,
  type ProvinceDelivery,
} from './delivery-table.js';

/** What was not entered is not there, as in a table of before. */
const methodView = ({ key, name, nameKm, feeCents, cutoff, ...more }: DeliveryMethod) => ({
  ...{ key, name, name_km: nameKm, fee_cents: feeCents, cutoff },
  ...{ days_from: more.daysFrom, days_to: more.daysTo, free_from_cents: more.freeFromCents },
  ...{ pick_up: more.isPickUp, paused: more.isPaused },
});

/** How long parcels take to all provinces, and how they are brought there. */
export const deliveryView = ({ entries, version }: DeliveryEntries) => ({
  provinces: deliveryTable(entries).map(({ province, daysFrom, daysTo, methods, districts }) => ({
    province,
    days_from: daysFrom,
    days_to: daysTo,
    methods: methods.map(methodView),
    districts: districts?.map((one) => ({ district: one.district, methods: one.methods.map(methodView) })),
  })),
  version,
});

/** A method as it is entered, by the names of the API. */
interface EnteredMethod {
  key: string;
  name: string;
  name_km: string | null;
  fee_cents: number;
  cutoff: string | null;
  days_from?: number;
  days_to?: number;
  free_from_cents?: number;
  pick_up?: boolean;
  paused?: boolean;
}

interface EnteredProvince {
  province: ProvinceDelivery['province'];
  days_from: number;
  days_to: number;
  methods: EnteredMethod[];
  districts?: { district: string; methods: EnteredMethod[] }[];
}

const methodOf = ({ key, name, name_km, fee_cents, cutoff, ...more }: EnteredMethod) => ({
  ...{ key, name, nameKm: name_km, feeCents: fee_cents, cutoff },
  ...{ daysFrom: more.days_from, daysTo: more.days_to, freeFromCents: more.free_from_cents },
  ...{ isPickUp: more.pick_up, isPaused: more.paused },
});

/** What was entered of a province, as it is kept. */
export const enteredOf = ({
  province,
  days_from,
  days_to,
  methods,
  districts,
}: EnteredProvince): ProvinceDelivery => {
  const within = (districts ?? []).filter((one) => one.methods.length > 0);
  return {
    ...{ province, daysFrom: days_from, daysTo: days_to, methods: methods.map(methodOf) },
    ...(within.length > 0 && {
      districts: within.map((one) => ({ district: one.district, methods: one.methods.map(methodOf) })),
    }),
  };
};
