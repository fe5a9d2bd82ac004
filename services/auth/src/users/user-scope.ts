import { notFound } from '@mekong/contracts';
import type { Identity } from '@mekong/service-defaults';
import type { User } from './user.entity.js';

/** Support sees customers, and not who works in the shop. */
export const scopeOf = ({ role }: Identity) => (role === 'support' ? ({ only: 'customer' } as const) : {});

/** The user, if there is one whom the caller may see; else throws a 404. */
export function seenBy(caller: Identity, user: User | null): User {
  const { only } = scopeOf(caller);
  if (!user || (only && user.role !== only)) throw notFound('User');
  return user;
}
