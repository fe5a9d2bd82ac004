import { countedAs, type Network } from '@mekong/service-defaults';
import type { Counter, Limit } from './limits.js';

/** The counters of a network under a limit: both as which it counts. `of` is whose tries from there are counted, if not all. */
export const ofNetwork = (limit: Limit, network: Network, of = ''): Counter[] =>
  countedAs(network).map(({ name, shares }) => [limit, of ? `${of} ${name}` : name, shares]);
