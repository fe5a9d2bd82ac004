import type { Identity } from './identity.js';

type Staff = Pick<Identity, 'role' | 'userId'>;

/** Whether the caller may act as an admin on a route that is open to shoppers too. */
export const isActingAdmin = ({ role, setup }: Identity): boolean => role === 'admin' && !setup;

/** The seller to whose things a query is limited: the seller themselves; undefined for an admin, who may see all. */
export const sellerScope = ({ role, userId }: Staff): string | undefined =>
  role === 'admin' ? undefined : userId;

/** Whether the caller may change a thing: sellers their own, admins all. */
export const mayManage = ({ role, userId }: Staff, thing: { sellerId: string }): boolean =>
  role === 'admin' || thing.sellerId === userId;
