import type { Role } from '@mekong/contracts';
import type { AccountSetup } from '@mekong/service-defaults';
import type { User } from './user.entity.js';

type Account = Pick<User, 'role' | 'hasStaffPassword' | 'hasTwoStep'>;

/** What staff must do before anything else; undefined when nothing is left. `required` are the roles that need two steps. */
export function setupOf(account: Account, required: readonly Role[]): AccountSetup | undefined {
  if (account.role === 'customer') return undefined;
  if (!account.hasStaffPassword) return 'password';
  return required.includes(account.role) && !account.hasTwoStep ? 'two_step' : undefined;
}
