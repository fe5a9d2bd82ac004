import type { Identity } from '@mekong/service-defaults';

/** The seller whose things alone may be seen; undefined for an admin, who sees all. */
export const sellerOf = ({ role, userId }: Identity) => (role === 'admin' ? undefined : userId);
