import { availableParallelism } from 'node:os';
import { Secret, TOTP } from 'otpauth';
import { query } from '@mekong/testing';
import { mailTo } from '../../support/shopper.js';
import { anEmail, codeMailedTo, expectStatus, PASSWORD, type Person, type Stage } from '../attack-stage.js';

const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

/** Guessing passwords, codes and links, and using them twice or for somebody else. */
export function guessingRows(stage: Stage): void {
  const post = (path: string, body: unknown) => stage.visitor().call('POST', path, body);
  const signUp = async () => {
    const email = anEmail();
    const browser = stage.visitor();
    await browser.call('POST', '/api/auth/signup', { name: 'Sok Dara', email, password: PASSWORD });
    return { email, browser, code: await codeMailedTo(stage, email) };
  };

  describe('whether somebody has an account', () => {
    const answers = async (path: string, body: (email: string) => object) => {
      const known = await stage.customer();
      const seen = [];
      for (const email of [known.email, anEmail()]) {
        const { status, body: said, headers } = await post(path, body(email));
        const { traceId: _, ...rest } = said;
        seen.push({
          status,
          rest,
          names: [...headers.keys()].filter((name) => name !== 'content-length').sort(),
        });
      }
      return seen;
    };

    it.each([
      ['login', '/api/auth/login', (email: string) => ({ email, password: 'Wrong1!' })],
      ['forgot-password', '/api/auth/forgot-password', (email: string) => ({ email })],
      ['resend-code', '/api/auth/resend-code', (email: string) => ({ email })],
      ['verify-email', '/api/auth/verify-email', (email: string) => ({ email, code: '123456' })],
    ] as const)('is not told by the answer of %s (ASVS 6.3.8)', async (_name, path, body) => {
      const [known, unknown] = await answers(path, body);
      expect(known).toEqual(unknown);
    });

    it('is not told by a blocked account to whoever does not know its password (ASVS 6.3.8)', async () => {
      const person = await stage.customer();
      expectStatus(await stage.people.admin.call('POST', `/api/admin/users/${person.id}/block`), 200);
      const { body } = await post('/api/auth/login', { email: person.email, password: 'Wrong1!' });
      expect(body.code).toBe('WRONG_CREDENTIALS');
    });
  });

  describe('a password', () => {
    it('is guessed ten times, many at the same moment by one more for each core that hashes, and then not even taken when right (ASVS 6.3.1; API2:2023)', async () => {
      const { email } = await stage.customer();
      const guess = (password: string) => post('/api/auth/login', { email, password });
      const guesses = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(`Wrong${index}!`)));
      const most = 10 + availableParallelism();
      expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(most);
      expect((await guess(PASSWORD)).status).toBe(429);
    });

    it('is needed again for a new one (ASVS 6.2.3)', async () => {
      const person = await stage.customer();
      const change = { current_password: 'Wrong1!', new_password: 'Another1!' };
      expect((await person.call('POST', '/api/account/password', change)).status).toBe(400);
      expect((await post('/api/auth/login', { email: person.email, password: PASSWORD })).status).toBe(200);
    });
  });

  describe('a mailed code', () => {
    it('dies after five wrong tries, also when they are sent together (ASVS 6.6.3; API2:2023)', async () => {
      const { email, code } = await signUp();
      const guesser = stage.visitor();
      const guess = (given: string) => guesser.call('POST', '/api/auth/verify-email', { email, code: given });
      await Promise.all(Array.from({ length: 12 }, () => guess(wrongCode(code))));
      expect((await guess(code)).status).toBe(429);
    });

    it('is not saved from guessing by a made-up address of origin (ASVS 15.3.4)', async () => {
      const { email, code } = await signUp();
      const url = stage.shop.services.auth!;
      const guess = (given: string, address: string) =>
        fetch(`${url}/api/auth/verify-email`, {
          method: 'POST',
          body: JSON.stringify({ email, code: given }),
          headers: {
            'content-type': 'application/json',
            'x-client-address': address,
            'x-forwarded-for': address,
            forwarded: `for=${address}`,
          },
        });
      for (let tries = 1; tries <= 5; tries += 1) await guess(wrongCode(code), `10.8.0.${tries}`);
      expect((await guess(code, '10.8.0.99')).status).toBe(429);
    });

    it('works once (ASVS 6.5.1)', async () => {
      const { email, browser, code } = await signUp();
      const verify = () => browser.call('POST', '/api/auth/verify-email', { email, code });
      const answers = await Promise.all(Array.from({ length: 6 }, verify));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await verify()).status).toBe(400);
    });

    it('does not make the password of whoever signed up with a foreign address valid (ASVS 6.4.2)', async () => {
      const { email, browser: stranger, code } = await signUp();
      const owner = stage.visitor();
      const proof = { email, code };
      const asked = await owner.call('POST', '/api/auth/verify-email', proof);
      expect(asked.body).toMatchObject({ status: 409, code: 'SET_A_PASSWORD' });
      const own = { ...proof, password: 'Another-Harbour-240' };
      expectStatus(await owner.call('POST', '/api/auth/verify-email', own), 200);
      const login = { email, password: PASSWORD };
      expect((await stranger.call('POST', '/api/auth/login', login)).status).toBe(401);
    });

    it('works for its own account only (ASVS 6.6.2)', async () => {
      const [own, other] = [await signUp(), await signUp()];
      // By chance both may have the same code; then there is nothing to see.
      const proof = { email: other.email, code: own.code };
      if (own.code !== other.code)
        expect((await other.browser.call('POST', '/api/auth/verify-email', proof)).status).toBe(400);
    });
  });

  describe('a reset link', () => {
    const aLink = async ({ email }: { email: string }) => {
      expectStatus(await post('/api/auth/forgot-password', { email }), 200);
      return /reset-password\/([\w-]+)/.exec((await mailTo(stage.shop.url, email, /Reset/)).text)![1]!;
    };
    const reset = (token: string, password: string) =>
      post(`/api/auth/reset-password/${token}`, { password });

    it('works once, also for many at the same moment (ASVS 6.5.1, 15.4.2)', async () => {
      const token = await aLink(await stage.customer());
      const answers = await Promise.all(
        ['One1!!', 'Two2!!', 'Three3!'].map((password) => reset(token, password)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      expect((await reset(token, 'Four4!!')).status).toBe(400);
    });

    it('is long and random, and nothing like it works (ASVS 6.5.4, 7.2.3)', async () => {
      const token = await aLink(await stage.customer());
      expect(token).toMatch(/^[\w-]{43}$/);
      const near = [token.slice(0, -1), `${token}a`, token.toLowerCase(), '%', '..', 'null', `${token}%00`];
      for (const guess of near)
        expect([guess, (await reset(guess, 'Another1!')).status >= 400]).toEqual([guess, true]);
    });

    it('ends with the account (ASVS 6.4.3)', async () => {
      const person = await stage.customer();
      const token = await aLink(person);
      expectStatus(await stage.people.admin.call('DELETE', `/api/admin/users/${person.id}`), 200);
      expect((await reset(token, 'Another1!')).status).toBe(400);
    });

    it('names the shop as it is, not as the caller calls it (ASVS 4.1.3, 6.4.3)', async () => {
      const { email } = await stage.customer();
      const headers = {
        'x-forwarded-host': 'evil.test',
        forwarded: 'host=evil.test',
        'x-forwarded-proto': 'ftp',
      };
      await stage.visitor().call('POST', '/api/auth/forgot-password', { email }, headers);
      const { text, html } = await mailTo(stage.shop.url, email, /Reset/);
      expect(text + html).not.toContain('evil.test');
      expect(text).toContain(`${stage.shop.url}/reset-password/`);
    });
  });

  describe('a second step', () => {
    const shown = (secret: string, ahead = 0) =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + ahead * 30_000 });
    const withTwoStep = async () => {
      const person = await stage.staff('seller');
      const { body } = expectStatus(
        await person.call('POST', '/api/account/two-step', { password: PASSWORD }),
        200,
      );
      const confirmed = await person.call('POST', '/api/account/two-step/confirm', {
        code: shown(body.secret),
      });
      return {
        ...person,
        secret: body.secret as string,
        recovery: confirmed.body.recovery_codes as string[],
      };
    };
    const ticketOf = async ({ email }: Person) =>
      (await post('/api/auth/login', { email, password: PASSWORD })).body.ticket as string;
    const finish = (ticket: string, code: string) => post('/api/auth/login/second-step', { ticket, code });

    it('is asked for: the password alone starts no session (ASVS 6.3.2, 6.3.3)', async () => {
      const { headers, body } = await post('/api/auth/login', {
        email: (await withTwoStep()).email,
        password: PASSWORD,
      });
      expect([body.twoStepRequired, headers.getSetCookie()]).toEqual([true, []]);
    });

    it('takes a code once, also from many at the same moment (ASVS 6.5.1, 15.4.2)', async () => {
      const person = await withTwoStep();
      const tickets = [await ticketOf(person), await ticketOf(person), await ticketOf(person)];
      const code = shown(person.secret, 1);
      const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const [recovery] = person.recovery;
      const again = await Promise.all(
        (await Promise.all([1, 2, 3].map(() => ticketOf(person)))).map((ticket) => finish(ticket, recovery!)),
      );
      expect(again.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it("takes no code of somebody else's app, and no guesses without end (ASVS 6.5.1, 6.6.3)", async () => {
      const [own, other] = [await withTwoStep(), await withTwoStep()];
      const ticket = await ticketOf(own);
      expect((await finish(ticket, other.recovery[0]!)).status).toBe(400);
      const guesses = await Promise.all(
        Array.from({ length: 20 }, () => finish(ticket, wrongCode(shown(own.secret)))),
      );
      expect(guesses.every(({ status }) => status >= 400)).toBe(true);
      expect((await finish(ticket, shown(own.secret, 1))).status).toBe(401);
    });

    it('is not passed by a reset of the password (ASVS 6.4.3)', async () => {
      const person = await withTwoStep();
      expectStatus(await post('/api/auth/forgot-password', { email: person.email }), 200);
      const { text } = await mailTo(stage.shop.url, person.email, /Reset/);
      const [, token] = /reset-password\/([\w-]+)/.exec(text)!;
      const answer = expectStatus(
        await post(`/api/auth/reset-password/${token}`, { password: PASSWORD }),
        200,
      );
      // The device's cookie opens nothing: it only keeps strangers' wrong passwords from locking this browser out.
      expect(answer.headers.getSetCookie().filter((one) => !one.startsWith('device-'))).toEqual([]);
      expect(await ticketOf(person)).toEqual(expect.any(String));
    });

    it('is switched off only with the password and a code (ASVS 7.5.1)', async () => {
      const person = await withTwoStep();
      const off = (password: string, code: string) =>
        person.call('POST', '/api/account/two-step/off', { password, code });
      expect((await off('Wrong1!', shown(person.secret, 1))).status).toBe(400);
      expect((await off(PASSWORD, wrongCode(shown(person.secret, 1)))).status).toBe(400);
      expect((await person.call('GET', '/api/account/two-step')).body.is_on).toBe(true);
    });
  });

  describe('the last admin', () => {
    it('stays, though two admins demote, block and delete each other at the same moment (ASVS 15.4.2)', async () => {
      const change = async (by: Person, to: Person, how: number) => {
        const path = `/api/admin/users/${to.id}`;
        if (how === 0) return by.call('PATCH', path, { role: 'customer' });
        return how === 1 ? by.call('DELETE', path) : by.call('POST', `${path}/block`);
      };
      for (const how of [0, 1, 2]) {
        const [one, other] = [await stage.staff('admin'), await stage.staff('admin')];
        await withoutOtherAdmins(stage, [one.id, other.id], async () => {
          await Promise.all([change(one, other, how), change(other, one, how)]);
          const left = "SELECT count(*)::int AS n FROM users WHERE role = 'admin' AND blocked_at IS NULL";
          expect((await query(stage.shop.databases.auth!, left))[0]).toEqual({ n: 1 });
        });
        await stage.people.admin.call('PATCH', `/api/admin/users/${one.id}`, { role: 'customer' });
        await stage.people.admin.call('PATCH', `/api/admin/users/${other.id}`, { role: 'customer' });
      }
    });
  });

  it('somebody who calls from elsewhere is not kept out by guesses of others (ASVS 6.1.1)', async () => {
    const { email } = await stage.customer();
    const owner = stage.visitor();
    expectStatus(await owner.call('POST', '/api/auth/login', { email, password: PASSWORD }), 200);
    const thief = stage.visitor();
    for (let guess = 1; guess <= 11; guess += 1)
      await thief.call('POST', '/api/auth/login', { email, password: 'Wrong1!' });
    expect((await owner.call('POST', '/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });
}

/** Runs `work` while these are the only admins. */
async function withoutOtherAdmins(stage: Stage, ids: string[], work: () => Promise<void>): Promise<void> {
  const database = stage.shop.databases.auth!;
  const sql = "UPDATE users SET role = 'customer' WHERE role = 'admin' AND NOT (id = ANY($1)) RETURNING id";
  const others = (await query(database, sql, [ids])).map(({ id }) => id);
  try {
    await work();
  } finally {
    await query(database, "UPDATE users SET role = 'admin' WHERE id = ANY($1)", [others]);
  }
}
