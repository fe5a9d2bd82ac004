import { useGetCouriersQuery } from '../../../api/couriers-api';
import type { Courier } from '../../../api/types';

/** The shop's couriers, and whether a parcel with one of them must have a tracking number. */
export function useCouriers({ skip = false } = {}) {
  const query = useGetCouriersQuery(undefined, { skip });
  const couriers: Courier[] = query.data?.couriers ?? [];
  return {
    query,
    couriers,
    needsNumber: (courier: string) =>
      couriers.some(({ name, needs_number }) => name === courier && needs_number),
  };
}
