import type { EventData } from '@mekong/contracts';

/** Who did what to whom; never holds a password or a hash. */
export type StaffAct = EventData<'staff.acted.v1'>;

type Facts = Record<string, unknown>;

interface Person {
  id: string;
  email: string;
  name: string;
}

interface Actor {
  userId: string;
  email: string;
  name: string;
}

/** What `actor` has done to a user now. `change` holds the facts before and after it, where there are any. */
export function actOnUser(
  { userId, email, name }: Actor,
  action: string,
  user: Person,
  change: { before?: Facts; after?: Facts } = {},
): StaffAct {
  return {
    actor: { user_id: userId, email, name },
    action,
    subject: { type: 'user', id: user.id, name: user.name },
    before: change.before ?? null,
    after: change.after ?? null,
    acted_at: new Date().toISOString(),
  };
}

/** What `user` has done to their own account now. */
export function actOnSelf(user: Person, action: string): StaffAct {
  return actOnUser({ userId: user.id, email: user.email, name: user.name }, action, user);
}
