import type { Role } from '@mekong/contracts';
import { sessionTokenOf, type Identity } from '@mekong/service-defaults';

/** The form of the sessions that auth creates; anything else is not a session and is not sent to auth. */
const sessionForm = /^[\w-]{43}$/;

/** The session in this Cookie header of the shop at `publicUrl`. */
export function sessionOf(cookie: string | undefined, publicUrl: string): string | undefined {
  const session = sessionTokenOf(cookie, publicUrl);
  return session && sessionForm.test(session) ? session : undefined;
}

/** What a token states. Auth has just signed it, so it is not verified again. */
export function claimsOf(
  token: string,
): { sub: string; role: Role; verified: boolean } & Pick<Identity, 'setup'> {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReturnType<typeof claimsOf>;
}
