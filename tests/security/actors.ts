import type { Identity } from '@mekong/service-defaults';
import { anIdentity, tokenOf } from '@mekong/testing';
import { roles } from './access.js';
import type { Person, Role, Stage } from './attack-stage.js';

const kinds: Record<Exclude<Role, 'visitor'>, Pick<Identity, 'role' | 'verified'>> = {
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

type Ways = Record<Role, Record<string, string>>;

/** The headers by which everybody shows who they are: to the gateway by sessions, to services by tokens that auth has signed. */
export function actorHeaders(stage: Stage): { asSessions(): Ways; asTokens(): Ways } {
  const waysBy = (show: (role: Exclude<Role, 'visitor'>) => Record<string, string>) =>
    Object.fromEntries(roles.map((role) => [role, role === 'visitor' ? {} : show(role)])) as Ways;
  return {
    asSessions: () => waysBy((role) => sessionOf(stage.people[role])),
    asTokens: () =>
      waysBy((role) => ({
        authorization: `Bearer ${tokenOf(identityOf(stage, role), { privateKey: stage.secrets.AUTH_PRIVATE_KEY })}`,
      })),
  };
}

/** Only the session, as a cookie. */
export const sessionOf = (person: Person) => ({ cookie: /\bsession=[^;]+/.exec(person.cookies())![0] });
