import { randomBytes } from 'node:crypto';
import type { Role, ServiceName, ShopEvent } from '@mekong/contracts';
import {
  anIdentity,
  documentedClient,
  type ApiClient,
  gatewayKey,
  natively,
  otherServices,
  query,
  serviceEnv,
  serviceUnderTest,
  testKeys,
  type ApiAnswer,
  type ServiceUnderTest,
} from '@mekong/testing';
import { start } from '../src/service.js';

const { sessionTokenOf } =
  await natively<typeof import('@mekong/service-defaults')>('@mekong/service-defaults');
const { unseal } = await natively<typeof import('@mekong/messaging')>('@mekong/messaging');

export const publicUrl = 'http://shop.test';
const sealingKey = randomBytes(32).toString('base64');

type SecretEvent =
  'user.signed-up.v1' | 'user.code-requested.v1' | 'user.password-reset-requested.v1' | 'user.invited.v1';

export interface AuthUnderTest extends ServiceUnderTest {
  /** The code or token in the newest event of this type about this user. */
  secretIn(type: SecretEvent, userId: string): Promise<string>;
}

/** What auth needs besides a database. */
export const authEnv = {
  AUTH_PRIVATE_KEY: testKeys.privateKey,
  PASSWORD_PEPPER: 'a-pepper-for-these-tests',
  PASSWORD_HASH_COST: '4',
  EVENT_SEALING_KEY: sealingKey,
  PUBLIC_URL: publicUrl,
};

export const startAuth = async (env: Record<string, string> = {}): Promise<AuthUnderTest> =>
  startedAuth(await serviceUnderTest('auth', start, { ...authEnv, ...env }));

/** Another replica of it, with the same database. */
export async function anotherReplicaOf({
  databaseUrl,
}: AuthUnderTest): Promise<Pick<AuthUnderTest, 'as' | 'stop'>> {
  const app = await start(serviceEnv(databaseUrl, authEnv), { bus: otherServices('auth').bus });
  return { as: (identity, headers) => documentedClient(app.url, identity, headers), stop: () => app.close() };
}

/** A running auth with what its tests ask of it. */
export function startedAuth(service: ServiceUnderTest): AuthUnderTest {
  const { events, received } = service.others;
  return {
    ...service,
    secretIn: async (type, userId) => {
      await received(type, userId);
      const newest = events.findLast((event) => event.type === type && event.subject === userId);
      const { data } = newest as ShopEvent<SecretEvent>;
      return unseal('code_sealed' in data ? data.code_sealed : data.token_sealed, sealingKey);
    },
  };
}

let serial = 0;
export const anEmail = () => `shopper${(serial += 1)}@shop.example`;

export const signUp = (
  auth: AuthUnderTest,
  but: Record<string, unknown> = {},
  headers = {},
): Promise<ApiAnswer> => {
  const account = { name: 'Sok Dara', email: anEmail(), password: 'Secret1!', ...but };
  return auth.as().post('/api/auth/signup', account, headers);
};

/** The Cookie header of a browser after these answers. */
export const cookiesOf = (...answers: ApiAnswer[]) => ({
  cookie: answers
    .flatMap(({ headers }) => headers.getSetCookie().map((line) => line.split(';')[0]))
    .join('; '),
});

export const logIn = (
  auth: AuthUnderTest,
  email: string,
  password = 'Secret1!',
  headers = {},
): Promise<ApiAnswer> => auth.as().post('/api/auth/login', { email, password }, headers);

/** A user whose email is verified. */
export async function givenUser(
  auth: AuthUnderTest,
  but: Record<string, unknown> = {},
): Promise<{ id: string; email: string; name: string }> {
  const { user } = (await signUp(auth, but)).body;
  await query(auth.databaseUrl, 'UPDATE users SET is_verified = true WHERE id = $1', [user.id]);
  return user;
}

/** A password that staff may have. */
export const staffPassword = 'Angkor-sunrise-7';

/** Staff who have just logged in, and a client for their session. */
export async function givenStaff(auth: AuthUnderTest, role: Role = 'admin', password = staffPassword) {
  const user = await givenUser(auth, { password });
  await query(auth.databaseUrl, 'UPDATE users SET role = $2 WHERE id = $1', [user.id, role]);
  const session = sessionIn(await logIn(auth, user.email, password))!;
  const identity = anIdentity({ userId: user.id, email: user.email, name: user.name, role });
  return { user, identity, session, me: auth.as(identity, { cookie: `session=${session}` }) };
}

/** The session token that an answer sets, if it does. */
export const sessionIn = (answer: ApiAnswer): string | undefined =>
  sessionTokenOf(answer.headers.getSetCookie()[0], publicUrl);

/** What auth answers to the gateway for a session: a token, or null. */
export async function vouchFor(
  auth: AuthUnderTest,
  session: string,
  audience: ServiceName = 'orders',
): Promise<string | null> {
  const asked = { session, audience };
  return (await auth.as().post('/internal/vouch', asked, { 'x-gateway-key': gatewayKey })).body.token;
}

/** A client for a session as the gateway is one: with the token that auth vouches for right now. */
export const throughSession = async (auth: AuthUnderTest, session: string): Promise<ApiClient> =>
  auth.as(undefined, {
    authorization: `Bearer ${await vouchFor(auth, session, 'auth')}`,
    cookie: `session=${session}`,
  });

/** A code as somebody copies it who reads Khmer digits: three, a blank, and three more after an invisible character. */
export const inKhmer = (code: string): string =>
  [...code].map((digit, place) => (place === 3 ? ' \u200b' : '') + '០១២៣៤៥៦៧៨៩'[Number(digit)]!).join('');
