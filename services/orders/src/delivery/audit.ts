import type { EditedKind } from '@mekong/messaging';
import type { DeliveryEntries, DeliveryMethod, ProvinceDelivery } from './delivery-table.js';

/** A method with its fee in cents, and what else holds for it: `bus 150 until 16:00`. */
const methodFacts = (method: DeliveryMethod): string => {
  const { key, feeCents, cutoff, daysFrom, daysTo, freeFromCents, isPickUp, isPaused } = method;
  const days =
    daysFrom === undefined && daysTo === undefined ? '' : ` ${daysFrom ?? ''}-${daysTo ?? ''} days`;
  const free = freeFromCents === undefined ? '' : ` free from ${freeFromCents}`;
  return `${key} ${feeCents}${cutoff ? ` until ${cutoff}` : ''}${days}${free}${isPickUp ? ' pick-up' : ''}${isPaused ? ' paused' : ''}`;
};

const namesOf = ({ key, name, nameKm }: DeliveryMethod): string =>
  `${key}: ${name}${nameKm === null ? '' : ` / ${nameKm}`}`;

/** What was entered of each province, such as `1-2`, by its name; and what the methods are called there. */
const factsOf = (entries: ProvinceDelivery[]) => ({
  delivery: Object.fromEntries(
    entries.map(({ province, daysFrom, daysTo, methods, districts = [] }) => [
      province,
      [
        `${daysFrom}-${daysTo}`,
        ...methods.map(methodFacts),
        ...districts.flatMap((one) => one.methods.map((method) => `${one.district}: ${methodFacts(method)}`)),
      ].join(', '),
    ]),
  ),
  names: Object.fromEntries(
    entries.map(({ province, methods, districts = [] }) => [
      province,
      [
        ...methods.map(namesOf),
        ...districts.flatMap((one) => one.methods.map((method) => `${one.district}: ${namesOf(method)}`)),
      ].join(', '),
    ]),
  ),
});

/** How long parcels take, and for how much. */
export const editedDelivery: EditedKind<DeliveryEntries> = {
  thing: 'delivery table',
  action: 'delivery.changed',
  about: () => ({ type: 'setting', id: 'delivery', name: 'delivery' }),
  factsOf: ({ entries }) => factsOf(entries),
};
