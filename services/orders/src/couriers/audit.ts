import type { EditedKind } from '@mekong/messaging';
import type { CourierList } from './courier.js';

export const editedCouriers: EditedKind<CourierList> = {
  thing: 'list of couriers',
  action: 'couriers.changed',
  about: () => ({ type: 'setting', id: 'couriers', name: 'couriers' }),
  factsOf: ({ couriers }) => ({
    couriers: couriers.map(({ name, trackingLink, needsNumber }) => ({
      name,
      tracking_link: trackingLink,
      needs_number: needsNumber,
    })),
  }),
};
