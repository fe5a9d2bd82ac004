import type { Identity } from './identity.js';

type Staff = Pick<Identity, 'role' | 'userId'>;

/** The seller whose things alone this member of the staff works on; undefined for an admin, who works on all. */
export const sellerScope = ({ role, userId }: Staff): string | undefined =>
  role === 'admin' ? undefined : userId;

/** Whether a thing is the caller's to work on: a seller's own, an admin's any. */
export const mayManage = ({ role, userId }: Staff, thing: { sellerId: string }): boolean =>
  role === 'admin' || thing.sellerId === userId;
