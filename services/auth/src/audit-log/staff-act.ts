import type { EventData } from '@mekong/contracts';

/** An entry of the audit log; it never holds a password or a hash. */
export type StaffAct = EventData<'staff.acted.v1'>;

type Facts = Record<string, unknown>;

/** What an entry calls a user whose data was deleted. */
export const formerUser = 'A former user';

/** The facts of a user that are theirs, and are not kept when their data is deleted. */
export const personalFacts = ['name', 'email', 'phone', 'address'];

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

/** The entry without the data of the user whom it is about; who acted is still named, also where both are the same. */
export function withoutPerson(act: StaffAct): StaffAct {
  const impersonal = (facts: Facts | null) =>
    facts && Object.fromEntries(Object.entries(facts).filter(([name]) => !personalFacts.includes(name)));
  return {
    ...act,
    subject: act.actor.user_id === act.subject.id ? act.subject : { ...act.subject, name: formerUser },
    before: impersonal(act.before),
    after: impersonal(act.after),
  };
}
