import type { EventData } from '@mekong/contracts';

/** An entry of the audit log; it never holds a password or a hash. */
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

/** The entry for what `actor` has just done to a user, with the facts before and after it, if any. */
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

/** The entry for what `user` has just done to their own account. */
export function actOnSelf(user: Person, action: string): StaffAct {
  return actOnUser({ userId: user.id, email: user.email, name: user.name }, action, user);
}
