import type { ProvinceDelivery } from './delivery-table.js';

/** The subject of an entry about how long parcels take. */
export const aboutDelivery = { type: 'setting', id: 'delivery', name: 'delivery' };

/** What was entered of each province, such as `1-2`, by its name. */
export const factsOfDelivery = (entries: ProvinceDelivery[]) => ({
  delivery: Object.fromEntries(
    entries.map(({ province, daysFrom, daysTo, methods }) => [
      province,
      [`${daysFrom}-${daysTo}`, ...methods.map(({ key, feeCents }) => `${key} ${feeCents}`)].join(', '),
    ]),
  ),
});
