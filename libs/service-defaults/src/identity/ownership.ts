import type { Role } from '@mekong/contracts';
import type { Identity } from './identity.js';

type Staff = Pick<Identity, 'role' | 'userId'>;

/** Whose work is the whole shop's, whatever a route lets them see of it. */
const ofTheShop: Role[] = ['admin', 'packer', 'support'];

/** Whether the caller has one of these roles and may act by it, on a route that is open to shoppers too. */
export const actsAs = ({ role, setup }: Identity, roles: readonly Role[]): boolean =>
  roles.includes(role) && !setup;

/** The seller to whose things a query is limited: the seller themselves; undefined for those who work for the whole shop. */
export const sellerScope = ({ role, userId }: Staff): string | undefined =>
  ofTheShop.includes(role) ? undefined : userId;

/** Whether the caller may change a thing: sellers their own, admins all. */
export const mayManage = ({ role, userId }: Staff, thing: { sellerId: string }): boolean =>
  role === 'admin' || thing.sellerId === userId;
