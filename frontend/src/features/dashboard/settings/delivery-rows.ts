import type { DeliveryTable, ProvinceDelivery } from '../../../api/types';

const MOST_DAYS = 60;

/** The days of a province as they are typed; null for an empty field. */
export interface DaysRow {
  province: ProvinceDelivery['province'];
  from: number | null;
  to: number | null;
  methods: ProvinceDelivery['methods'];
  districts?: ProvinceDelivery['districts'];
}

export const rowsOf = ({ provinces }: DeliveryTable): DaysRow[] =>
  provinces.map(({ province, days_from, days_to, methods, districts }) => ({
    ...{ province, from: days_from, to: days_to, methods },
    ...(districts && { districts }),
  }));

const isEmpty = ({ from, to, methods, districts = [] }: DaysRow) =>
  from === null && to === null && methods.length + districts.length === 0;

function isWrong(row: DaysRow): boolean {
  if (isEmpty(row)) return false;
  const { from, to } = row;
  return from === null || to === null || from < 0 || from > to || to > MOST_DAYS;
}

/** The provinces whose days cannot be saved. */
export const wrongRows = (rows: DaysRow[]): string[] => rows.filter(isWrong).map(({ province }) => province);

/** What is saved: the rows that are not empty. */
export const enteredDays = (rows: DaysRow[]): ProvinceDelivery[] =>
  rows
    .filter((row) => !isEmpty(row))
    .map(({ province, from, to, methods, districts }) => ({
      ...{ province, days_from: from!, days_to: to!, methods },
      ...(districts && { districts }),
    }));
