import type { CourierList } from './courier.js';

export const couriersView = ({ couriers, version }: CourierList) => ({
  couriers: couriers.map(({ name, trackingLink, needsNumber }) => ({
    name,
    tracking_link: trackingLink,
    needs_number: needsNumber,
  })),
  version,
});
