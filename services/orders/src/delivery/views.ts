import { type DeliveryEntries, deliveryTable } from './delivery-table.js';

/** How long parcels take to all provinces. */
export const deliveryView = ({ entries, version }: DeliveryEntries) => ({
  provinces: deliveryTable(entries).map(({ province, daysFrom, daysTo, methods }) => ({
    province,
    days_from: daysFrom,
    days_to: daysTo,
    methods: methods.map(({ key, name, nameKm, feeCents, cutoff }) => ({
      ...{ key, name, name_km: nameKm, fee_cents: feeCents, cutoff },
    })),
  })),
  version,
});
