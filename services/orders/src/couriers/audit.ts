import type { Courier } from './courier.js';

/** The subject of an entry about all couriers. */
export const aboutCouriers = { type: 'setting', id: 'couriers', name: 'couriers' };

export const factsOfCouriers = (couriers: Courier[]) => ({
  couriers: couriers.map(({ name, trackingLink, needsNumber }) => ({
    name,
    tracking_link: trackingLink,
    needs_number: needsNumber,
  })),
});
