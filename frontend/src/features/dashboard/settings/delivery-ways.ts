import type { ProvinceDelivery } from '../../../api/types';
import type { DaysRow } from './delivery-rows';

type Method = ProvinceDelivery['methods'][number];
type Brought = Pick<DaysRow, 'methods' | 'districts'>;

/** A way to be brought, as it is typed. Amounts are dollars; null and an empty text are an empty field. */
export interface WayRow {
  /** Of the row alone. */
  id: number;
  /** Empty for the whole province. */
  district: string;
  /** Empty until it is saved. */
  key: string;
  name: string;
  nameKm: string;
  fee: number | null;
  from: number | null;
  to: number | null;
  cutoff: string;
  freeFrom: number | null;
  isPickUp: boolean;
  isPaused: boolean;
}

export const emptyWay = (id: number): WayRow => ({
  ...{ id, district: '', key: '', name: '', nameKm: '', fee: null, from: null, to: null },
  ...{ cutoff: '', freeFrom: null, isPickUp: false, isPaused: false },
});

/** The ways of a province and of its districts, one below the other. */
export function waysOf({ methods, districts = [] }: Brought): WayRow[] {
  const all = [
    ...methods.map((method) => ({ district: '', method })),
    ...districts.flatMap((one) => one.methods.map((method) => ({ district: one.district, method }))),
  ];
  return all.map(({ district, method }, id) => ({
    ...{ id, district, key: method.key, name: method.name, nameKm: method.name_km ?? '' },
    ...{ fee: method.fee_cents / 100, from: method.days_from ?? null, to: method.days_to ?? null },
    ...{ cutoff: method.cutoff ?? '', freeFrom: dollarsOf(method.free_from_cents) },
    ...{ isPickUp: method.pick_up ?? false, isPaused: method.paused ?? false },
  }));
}

const dollarsOf = (cents?: number) => (cents === undefined ? null : cents / 100);
const centsOf = (dollars: number) => Math.round(dollars * 100);

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

/** What is saved; a new way with the name of another one is that one in its district. */
export function methodsOf(rows: WayRow[]): Brought {
  const keys = new Map(rows.filter(({ key }) => key).map(({ name, key }) => [name.trim(), key]));
  const keyOf = ({ id, key, name }: WayRow) => key || keys.get(name.trim()) || slug(name) || `way-${id}`;
  const within = (district: string) =>
    rows.filter((row) => row.district.trim() === district).map((row) => methodOf(row, keyOf(row)));
  const names = [...new Set(rows.map(({ district }) => district.trim()).filter(Boolean))];
  const districts = names.map((district) => ({ district, methods: within(district) }));
  return { methods: within(''), ...(districts.length > 0 && { districts }) };
}

const methodOf = (row: WayRow, key: string): Method => ({
  ...{ key, name: row.name.trim(), name_km: row.nameKm.trim() || null },
  ...{ fee_cents: row.isPickUp ? 0 : centsOf(row.fee ?? 0), cutoff: row.cutoff || null },
  ...(row.from !== null && { days_from: row.from }),
  ...(row.to !== null && { days_to: row.to }),
  ...(row.freeFrom !== null && !row.isPickUp && { free_from_cents: centsOf(row.freeFrom) }),
  ...(row.isPickUp && { pick_up: true }),
  ...(row.isPaused && { paused: true }),
});

const MOST_DAYS = 60;

/** Whether a way cannot be saved as it is. */
export function isWrongWay(row: WayRow, rows: WayRow[]): boolean {
  const { name, fee, isPickUp, from, to, district } = row;
  const isTwice = rows.some(
    (one) => one.id !== row.id && one.district.trim() === district.trim() && one.name.trim() === name.trim(),
  );
  const areDaysWrong = (from ?? 0) < 0 || (to ?? MOST_DAYS) > MOST_DAYS || (from ?? 0) > (to ?? MOST_DAYS);
  return name.trim() === '' || isTwice || (!isPickUp && fee === null) || areDaysWrong;
}

const pickUp: Method = {
  ...{ key: 'pick-up', name: 'Pick up at the shop', name_km: 'មកយកនៅហាង', fee_cents: 0, cutoff: null },
  ...{ days_from: 0, days_to: 1, pick_up: true },
};

/** What shops here usually offer. */
const USUAL: Record<'capital' | 'near' | 'far', Method[]> = {
  capital: [
    {
      ...{ key: 'same-day', name: 'Same day in Phnom Penh', name_km: 'ថ្ងៃតែមួយក្នុងភ្នំពេញ' },
      ...{ fee_cents: 250, cutoff: '15:00', days_from: 0, days_to: 0 },
    },
    {
      ...{ key: 'courier', name: 'Courier in Phnom Penh', name_km: 'អ្នកដឹកក្នុងភ្នំពេញ' },
      ...{ fee_cents: 150, cutoff: null, free_from_cents: 5_000 },
    },
    pickUp,
  ],
  near: [
    {
      ...{ key: 'courier', name: 'Courier to the provinces', name_km: 'អ្នកដឹកទៅខេត្ត' },
      ...{ fee_cents: 200, cutoff: null, free_from_cents: 5_000 },
    },
    pickUp,
  ],
  far: [
    {
      ...{ key: 'courier', name: 'Courier to the provinces', name_km: 'អ្នកដឹកទៅខេត្ត' },
      ...{ fee_cents: 200, cutoff: null, free_from_cents: 5_000 },
    },
  ],
};

/** The rows with the usual ways where they have none. */
export const withUsualWays = (rows: DaysRow[]): DaysRow[] =>
  rows.map((row) => {
    if (row.methods.length + (row.districts ?? []).length > 0) return row;
    const place = row.province === 'Phnom Penh' ? 'capital' : row.province === 'Kandal' ? 'near' : 'far';
    return { ...row, methods: USUAL[place] };
  });

/** The rows without any ways. */
export const withoutWays = (rows: DaysRow[]): DaysRow[] =>
  rows.map(({ districts: _, ...row }) => ({ ...row, methods: [] }));
