import type { ServiceName } from '@mekong/contracts';

/** The broker's user of a service. */
export const brokerUserOf = (service: ServiceName) => `mekong-${service}`;
