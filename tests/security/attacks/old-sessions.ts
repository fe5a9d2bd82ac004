import { anHourLater, query, tokenOf, type ApiAnswer } from '@mekong/testing';
import { loggedIn, type Shopper } from '../../support/shopper.js';
import { pay } from '../../support/paid-order.js';
import { accessOf } from '../access.js';
import { identityOf } from '../actors.js';
import { expectStatus, type Stage } from '../attack-stage.js';
import { auditedActs } from '../audited-acts.js';
import { aPaidOrder } from '../audited-things.js';
import { asks, asksFor, asksNot } from '../fresh-password.js';
import { apiRoutes, filledPath, sampleRequest, type ApiRoute } from '../routes.js';
import { send } from '../send.js';

const password = 'Admin123!';
const routes = apiRoutes.filter(({ name }) => asks.includes(name));
const needed = { status: 403, body: { code: 'CONFIRM_PASSWORD' } };

/** What these are about this shop cannot have: no way to pay of it gives money back by itself. */
const notThere: Record<string, number[]> = { 'POST /api/admin/money/give-backs/{id}/refund': [404] };

/** The session of an admin, left open for an hour; and the same in the hands of somebody who knows the password. */
export function oldSessionRows(stage: Stage): void {
  it('every route of a session asks for the password, or says why not (ASVS 7.5.3, 8.2.4)', () => {
    const ofSessions = apiRoutes.filter(({ name }) => accessOf.get(name) !== 'public');
    const known = [...asks, ...Object.keys(asksFor), ...asksNot.keys()];
    expect(known.sort()).toEqual(ofSessions.map(({ name }) => name).sort());
  });

  describe('an hour old, through the gateway', () => {
    it.each(routes)('$name does nothing until the password is typed (ASVS 7.5.3)', async (route) => {
      const old = await anOldSession(stage);
      const act = actOf(stage, route);
      const refused = await act(old);
      expect(refused.answer).toMatchObject(needed);
      expect(refused.acts).toBe(0);
      expectStatus(await old.call('POST', '/api/account/confirm', { password }), 200);
      const { status } = (await act(old)).answer;
      const done = notThere[route.name] ?? [200, 201, 202, 204];
      expect(done).toContain(status);
    });

    it('demotes nobody', async () => {
      const [old, { id }] = [await anOldSession(stage), await stage.staff('seller')];
      const demote = () => old.call('PATCH', `/api/admin/users/${id}`, { role: 'customer' });
      const user = async () => (await stage.people.admin.call('GET', `/api/admin/users/${id}`)).body.user;
      const before = await user();
      expect(await demote()).toMatchObject(needed);
      expect(await user()).toEqual(before);
      await old.call('POST', '/api/account/confirm', { password });
      expectStatus(await demote(), 200);
    });

    it('gives back small sums only', async () => {
      const [old, customer, small] = [
        await anOldSession(stage),
        await stage.customer(),
        await aPaidOrder(stage),
      ];
      const big = await stage.unpaidOrderOf(customer, 20);
      await pay(customer, big);
      const refund = (id: string) => old.call('POST', `/api/payment/${id}/refund`, {});
      const statusOf = async () => (await old.call('GET', `/api/admin/orders/${big}`)).body.order.status;
      expectStatus(await refund(small), 200);
      expect(await refund(big)).toMatchObject(needed);
      expect(await statusOf()).toBe('paid');
      await old.call('POST', '/api/account/confirm', { password });
      expectStatus(await refund(big), 200);
    });
  });

  describe('an hour old, straight at the services', () => {
    it.each(routes)('$name asks for the password there too (ASVS 8.3.1)', async (route) => {
      const codeAs = async (identity: Parameters<typeof tokenOf>[0]) => {
        const { headers, body } = sampleRequest(route);
        const token = tokenOf(identity, { privateKey: stage.secrets.AUTH_PRIVATE_KEY });
        const url = stage.shop.services[route.service]! + filledPath(route.path);
        const call = {
          method: route.method,
          headers: { ...headers, authorization: `Bearer ${token}` },
          body,
        };
        return (await send(url, call)).code;
      };
      const admin = identityOf(stage, 'admin');
      expect(await codeAs(anHourLater(admin))).toBe('CONFIRM_PASSWORD');
      expect(await codeAs({ ...admin, passwordAt: undefined })).toBe('CONFIRM_PASSWORD');
      expect(await codeAs(admin)).not.toBe('CONFIRM_PASSWORD');
    });
  });
}

/** A session of the admin whose login was an hour ago. */
async function anOldSession(stage: Stage): Promise<Shopper> {
  const session = await loggedIn(stage.shop.url, stage.people.admin.email, password);
  await query(
    stage.shop.databases.auth!,
    `UPDATE sessions SET password_confirmed_at = now() - interval '1 hour'
     WHERE id = (SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1)`,
    [stage.people.admin.id],
  );
  return session;
}

/** The act of a route on things of its own, of which only the call of the route itself is made in a session; with how often it is noted as done. */
function actOf(stage: Stage, route: ApiRoute) {
  const { name, method, path, service } = route;
  const [action, run] = auditedActs[name] ?? [undefined, readsOf(route)];
  const isOfRoute = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
  return async (session: Shopper) => {
    let acts = 0;
    const count = () => (action ? actsIn(stage, service, action) : Promise.resolve(0));
    const call: Shopper['call'] = async (...asked) => {
      if (asked[0] !== method || !isOfRoute.test(asked[1])) return stage.people.admin.call(...asked);
      const before = await count();
      const answer = await session.call(...asked);
      acts = (await count()) - before;
      return answer;
    };
    const people = { ...stage.people, admin: { ...stage.people.admin, call } };
    const answer = await run({ ...stage, people });
    return { answer, acts };
  };
}

const whatReadsNeed: Record<string, string> = {
  month: '2026-01',
  product: '1',
  email: 'nobody@shop.example',
};

/** The reads of an export are done with what they need only. */
const readsOf =
  ({ method, path, parameters }: ApiRoute) =>
  async ({ people: { admin, customer } }: Stage): Promise<ApiAnswer> => {
    const asked = parameters.filter(({ name }) => Object.hasOwn(whatReadsNeed, name));
    const query = asked.map(({ name }) => `?${name}=${whatReadsNeed[name]}`).join('');
    return admin.call(method as 'GET', filledPath(path, { userId: customer.id }) + query);
  };

/** How often staff have done something, as the service that did it has noted with the change. */
async function actsIn({ shop: { databases } }: Stage, service: string, action: string): Promise<number> {
  const [sql, database] =
    service === 'auth'
      ? ['SELECT count(*)::int AS acts FROM audit_log WHERE action = $1', databases.auth!]
      : [
          "SELECT count(*)::int AS acts FROM outbox WHERE envelope->'data'->>'action' = $1",
          databases[service]!,
        ];
  return (await query(database, sql, [action]))[0]!.acts as number;
}
