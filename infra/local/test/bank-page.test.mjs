import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { md5Of } from '@mekong/khqr';
import { waitFor } from '@mekong/testing';
import { aCode, openBank } from './support/bank.mjs';
import { expectGone } from './support/shop-process.mjs';
import { newFolderPath, removeFolder } from './support/temporary-folder.mjs';

let dataDir;
let bank;
const reopen = async () => {
  await bank?.stop();
  bank = await openBank(dataDir);
};

beforeAll(async () => {
  dataDir = newFolderPath();
  await reopen();
});
beforeEach(() => bank.feel('normal'));
afterAll(async () => {
  await bank.stop();
  removeFolder(dataDir);
});

const paidBy = async (how, change) => {
  const code = aCode(change);
  const answer = await bank.pay(code, how);
  return { code, answer, data: (await bank.check(code)).data };
};

describe('whoever tries the shop pays a code', () => {
  it.each([
    ['full', 21.99],
    ['short', 19.79],
    ['over', 24.19],
  ])('%s', async (how, amount) => {
    expect((await paidBy(how)).data).toMatchObject({ currency: 'USD', amount });
  });

  it('in the other currency, worth the same', async () => {
    const riel = await paidBy('other-currency');
    expect(riel.data).toMatchObject({ currency: 'KHR', amount: 90_159 });
    const dollars = await paidBy('other-currency', { currency: 'KHR', minor: 90_159 });
    expect(dollars.data).toMatchObject({ currency: 'USD', amount: 21.99 });
  });

  it('late, as the bank dates it after the end of the code', async () => {
    const { data } = await paidBy('late', { endsInMs: 5_000 });
    expect(data.createdDateMs).toBeGreaterThan(Date.now() + 5_000);
  });

  it('twice, of which a shop that asks on hears both, under two hashes', async () => {
    const { code, answer, data } = await paidBy('twice');
    expect(answer.body.payments).toHaveLength(2);
    const second = (await bank.check(code)).data;
    expect(second.hash).not.toBe(data.hash);
    expect((await bank.check(code)).data).toEqual(second);
  });

  it('once more after it was paid', async () => {
    const { code, data } = await paidBy('full');
    await bank.pay(code);
    expect((await bank.check(code)).data.hash).not.toBe(data.hash);
  });

  it('and finds it paid after a restart of the shop, and after kill -9', async () => {
    const [first, last] = [aCode({ bill: 'B1' }), aCode({ bill: 'B2' })];
    await bank.pay(first);
    await reopen();
    expect((await bank.check(first)).data).toMatchObject({ description: 'B1' });
    await bank.pay(last, 'over');
    await bank.kill();
    await reopen();
    expect((await bank.check(last)).data).toMatchObject({ description: 'B2', amount: 24.19 });
  });

  it('of a file that only its owner can read, and no draft beside it', async () => {
    await paidBy('full');
    const folder = join(dataDir, 'bank');
    expect(readdirSync(folder)).toEqual(['payments.json']);
    expect(statSync(join(folder, 'payments.json')).mode & 0o777).toBe(0o600);
  });
});

describe('the bank refuses, and says why', () => {
  it.each([
    ['what is no code', () => 'hello', 'full', 400, 'This is no KHQR, or it is damaged.'],
    [
      'another amount with the old checksum',
      () => aCode().replace('540521.99', '540511.99'),
      'full',
      400,
      'damaged',
    ],
    ['a code that has ended', () => aCode({ endsInMs: -1 }), 'full', 409, 'This code ended at '],
    ['less than the smallest amount', () => aCode({ minor: 1 }), 'short', 409, 'cannot be paid short'],
    [
      'a way that it does not know',
      () => aCode(),
      'maybe',
      400,
      'full, short, over, twice, late, other-currency',
    ],
  ])('%s', async (_what, code, how, status, message) => {
    const answer = await bank.pay(code(), how);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(message);
  });

  it('a mood that it does not know', async () => {
    const answer = await bank.feel('cheerful');
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('normal, slow');
  });

  it('pages of other places, which could reach it on this machine', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    expect((await bank.send('/dev/bank/mood', { mood: 'failing' }, headers)).status).toBe(403);
    expect((await bank.state()).mood).toBe('normal');
  });

  it('but takes what ended when it is to be late', async () => {
    const { answer } = await paidBy('late', { endsInMs: -60_000 });
    expect(answer.status).toBe(200);
  });
});

describe('the bank can be made', () => {
  const ask = () => bank.ask('check_transaction_by_md5', { md5: md5Of('x') });

  it.each([
    ['out-of-budget', 200, /"errorCode":17/],
    ['unauthorised', 401, /"errorCode":6/],
    ['forbidden', 403, /^<html/],
    ['failing', 500, /Internal Server Error/],
    ['not-json', 200, /^<html/],
  ])('%s, and normal again', async (mood, status, text) => {
    await bank.feel(mood);
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(text);
    await bank.feel('normal');
    expect((await ask()).body.errorCode).toBe(1);
  });

  it('slow', async () => {
    await bank.feel('slow', { delay_ms: 120_000 });
    const caller = new AbortController();
    const path = '/v1/check_transaction_by_short_hash';
    const answer = fetch(bank.url + path, { method: 'POST', signal: caller.signal }).catch(() => 'given up');
    const hasAsked = async () => (await bank.state()).asked[0].path === path;
    await waitFor(hasAsked, { what: 'the call to have come in' });
    caller.abort();
    expect(await answer).toBe('given up');
  });

  it('gone, so that no call is answered', async () => {
    await bank.feel('gone');
    await expect(ask()).rejects.toThrow('fetch failed');
  });

  it('without the list of codes, which it shows a page', async () => {
    await bank.feel('no-list');
    expect((await bank.ask('check_transaction_by_md5_list', [md5Of('x')])).status).toBe(403);
    expect((await ask()).body.errorCode).toBe(1);
  });

  it('to refuse the tokens of before, until they are renewed', async () => {
    await bank.feel('token-ended');
    expect((await ask()).status).toBe(401);
    const { body } = await bank.ask('renew_token', { email: bank.settings.BAKONG_EMAIL }, '');
    const asked = await bank.ask('check_transaction_by_md5', { md5: md5Of('x') }, body.data.token);
    expect(asked.body.errorCode).toBe(1);
  });
});

describe("the bank's page", () => {
  const read = async (query = '') => (await fetch(`${bank.url}/dev/bank${query}`)).text();
  const post = (path, fields) =>
    fetch(bank.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  it('pays a code by its form, and says what was paid', async () => {
    const code = aCode({ bill: 'MG7' });
    const answer = await post('/dev/bank/pay', { payload: code, how: 'full' });
    expect(answer.status).toBe(303);
    const page = await read(answer.headers.get('location').slice('/dev/bank'.length));
    expect(page).toContain('role="status"');
    expect(page).toContain('Paid: 21.99 USD');
    expect(page).toContain('MG7');
    expect((await bank.check(code)).data.amount).toBe(21.99);
  });

  it('keeps what was pasted beside why it was refused', async () => {
    const answer = await post('/dev/bank/pay', { payload: '<b>hello</b>', how: 'full' });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain('role="alert"');
    expect(page).toContain('&lt;b&gt;hello&lt;/b&gt;');
  });

  it('has the code of a link filled in', async () => {
    const code = aCode();
    expect(await read(`?qr=${encodeURIComponent(code)}`)).toContain(`>${code}</textarea>`);
  });

  it('changes the mood by its form, and shows it', async () => {
    expect((await post('/dev/bank/mood', { mood: 'failing' })).status).toBe(303);
    expect(await read()).toContain('value="failing" selected');
  });

  it('shows what the bank was asked and has answered lately', async () => {
    const md5 = md5Of('asked');
    await bank.ask('check_transaction_by_md5', { md5 });
    const page = await read();
    expect(page).toContain(md5);
    expect((await bank.state()).asked[0]).toMatchObject({
      path: '/v1/check_transaction_by_md5',
      asked: JSON.stringify({ md5 }),
      status: 200,
      errorCode: 1,
    });
  });

  it('keeps no token in what it shows', async () => {
    await bank.ask('check_transaction_by_md5', { md5: md5Of('x') });
    await bank.ask('renew_token', { email: bank.settings.BAKONG_EMAIL }, '');
    expect(await read()).not.toContain(bank.token.split('.')[1]);
    expect(JSON.stringify(await bank.state())).not.toMatch(/eyJ/);
  });
});

it('a damaged file of the bank is named, and the bank does not begin anew over it', async () => {
  const folder = newFolderPath();
  const first = await openBank(folder);
  await first.pay(aCode());
  await first.stop();
  const path = join(folder, 'bank', 'payments.json');
  writeFileSync(path, '{"pay');
  await expect(openBank(folder)).rejects.toThrow(`${path} is damaged`);
  expect(existsSync(path)).toBe(true);
  removeFolder(folder);
});

it('the bank ends when the shop is killed', async () => {
  const folder = newFolderPath();
  const shop = fork(fileURLToPath(new URL('fixtures/open-bank.mjs', import.meta.url)), [folder]);
  const [{ pid }] = await once(shop, 'message');
  shop.kill('SIGKILL');
  await expectGone(pid);
  removeFolder(folder);
});
