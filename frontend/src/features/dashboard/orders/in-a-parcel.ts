import type { OrderStatusName } from '../../../api/types';

/** The statuses in which there is something to pack. */
export const IN_A_PARCEL: OrderStatusName[] = ['paid', 'shipped', 'delivered'];
