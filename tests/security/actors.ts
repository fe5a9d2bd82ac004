import type { Identity } from '@mekong/service-defaults';
import { anIdentity } from '@mekong/testing';
import { roles } from './access.js';
import type { Person, Role, Stage } from './attack-stage.js';

/** What auth says of each kind of people. */
export const kinds: Record<Exclude<Role, 'visitor'>, Pick<Identity, 'role' | 'verified'>> = {
  unverified: { role: 'customer', verified: false },
  customer: { role: 'customer', verified: true },
  otherCustomer: { role: 'customer', verified: true },
  seller: { role: 'seller', verified: true },
  otherSeller: { role: 'seller', verified: true },
  packer: { role: 'packer', verified: true },
  support: { role: 'support', verified: true },
  admin: { role: 'admin', verified: true },
};

/** What auth says of somebody in the token that services get. */
export function identityOf(stage: Stage, role: Exclude<Role, 'visitor'>): Identity {
  const { id, email } = stage.people[role];
  return anIdentity({ userId: id, email, ...kinds[role] });
}

/** The headers by which everybody shows the gateway who they are. */
export const sessionsOf = (stage: Stage) =>
  Object.fromEntries(
    roles.map((role) => [role, role === 'visitor' ? {} : sessionOf(stage.people[role])]),
  ) as Record<Role, Record<string, string>>;

/** Only the session, as a cookie. */
export const sessionOf = (person: Person) => ({ cookie: /\bsession=[^;]+/.exec(person.cookies())![0] });
