import { waitFor } from '@mekong/testing';
import { mailTo } from '../../support/shopper.js';
import { sessionOf } from '../actors.js';
import { expectStatus, PASSWORD, type Person, type Stage } from '../attack-stage.js';
import { send } from '../send.js';

type Ending = (stage: Stage, person: Person) => Promise<unknown>;

const another = (stage: Stage, { email }: Person) =>
  stage.visitor().call('POST', '/api/auth/login', { email, password: PASSWORD });

const endings: Record<string, Ending> = {
  'logging out': (_stage, person) => person.call('POST', '/api/auth/logout'),
  'a new password, set in another browser': async (stage, person) => {
    const elsewhere = stage.visitor();
    await elsewhere.call('POST', '/api/auth/login', { email: person.email, password: PASSWORD });
    const change = { current_password: PASSWORD, new_password: 'Another1!' };
    return expectStatus(await elsewhere.call('POST', '/api/account/password', change), 200);
  },
  'a reset of the password': async (stage, { email }) => {
    await stage.visitor().call('POST', '/api/auth/forgot-password', { email });
    const [, token] = /reset-password\/([\w-]+)/.exec((await mailTo(stage.shop.url, email, /Reset/)).text)!;
    const path = `/api/auth/reset-password/${token}`;
    return expectStatus(await stage.visitor().call('POST', path, { password: 'Another1!' }), 200);
  },
  'a password that an admin set': async (stage, { id }) =>
    expectStatus(
      await stage.people.admin.call('PATCH', `/api/admin/users/${id}`, { password: 'Another1!' }),
      200,
    ),
  'a new role': async (stage, { id }) =>
    expectStatus(await stage.people.admin.call('PATCH', `/api/admin/users/${id}`, { role: 'seller' }), 200),
  'a block': async (stage, { id }) =>
    expectStatus(await stage.people.admin.call('POST', `/api/admin/users/${id}/block`), 200),
  'the end of the account': async (stage, { id }) =>
    expectStatus(await stage.people.admin.call('DELETE', `/api/admin/users/${id}`), 200),
  'ending it in another browser': async (stage, person) => {
    const elsewhere = stage.visitor();
    await elsewhere.call('POST', '/api/auth/login', { email: person.email, password: PASSWORD });
    return expectStatus(await elsewhere.call('DELETE', '/api/account/sessions'), 200);
  },
  'another login in the same browser': async (_stage, person) =>
    expectStatus(
      await person.call('POST', '/api/auth/login', { email: person.email, password: PASSWORD }),
      200,
    ),
};

/** Sessions after their end, and the cookies that hold them. */
export function endingRows(stage: Stage): void {
  it.each(Object.keys(endings))(
    'a session is of no use after %s (ASVS 7.4.1, 7.4.2, 7.4.3, 7.2.4)',
    async (ending) => {
      const person = await stage.customer();
      const headers = sessionOf(person);
      const statusOf = async (path: string) => (await send(stage.shop.url + path, { headers })).status;
      expect(await statusOf('/api/user/my-orders')).toBe(200);
      await endings[ending]!(stage, person);
      // The gateway may keep a session of another browser for a second.
      await waitFor(async () => (await statusOf('/api/user/my-orders')) === 401, { timeoutMs: 3_000 });
      for (const path of ['/api/account/sessions', '/api/auth/check-auth', '/api/payment/qr?orderId=1'])
        expect([path, await statusOf(path)]).toEqual([path, 401]);
    },
  );

  it.each([
    '',
    'null',
    'undefined',
    '0',
    'a'.repeat(43),
    "' OR 1=1 --",
    '%00',
    'a'.repeat(9_000),
    '[object Object]',
  ])('a session called %j is none (ASVS 7.2.1)', async (session) => {
    const headers = { cookie: `session=${session}` };
    expect((await send(`${stage.shop.url}/api/user/my-orders`, { headers })).status).toBe(401);
  });

  it('a session that somebody was given beforehand is not the one they log in with (ASVS 7.2.4)', async () => {
    const { email } = await stage.customer();
    const given = `session=${'x'.repeat(43)}`;
    const answer = await stage
      .visitor()
      .call('POST', '/api/auth/login', { email, password: PASSWORD }, { cookie: given });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=/);
    expect(answer.headers.getSetCookie()[0]).not.toContain('xxxx');
    expect((await send(`${stage.shop.url}/api/user/my-orders`, { headers: { cookie: given } })).status).toBe(
      401,
    );
  });

  it('cookies cannot be read by scripts, nor sent by other sites, and go no further than needed (ASVS 3.3.2, 3.3.4)', async () => {
    const person = await stage.customer();
    const [session, device] = (await another(stage, person)).headers.getSetCookie();
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(
      /^device-[0-9a-f]{12}=[^;]+; Max-Age=\d+; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
  });

  it('answers about somebody are kept by nobody (ASVS 14.3.2)', async () => {
    const headers = sessionOf(stage.people.customer);
    for (const path of ['/api/auth/check-auth', '/api/user/my-orders', '/api/account/sessions']) {
      const seen = await send(stage.shop.url + path, { headers });
      expect([path, seen.headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  it('sessions are long, random and different (ASVS 7.2.3)', async () => {
    const sessions = await Promise.all(
      Array.from({ length: 5 }, async () => sessionOf(await stage.customer()).cookie.split('=')[1]!),
    );
    expect(new Set(sessions).size).toBe(5);
    for (const token of sessions) expect(token).toMatch(/^[\w-]{43}$/);
  });
}
