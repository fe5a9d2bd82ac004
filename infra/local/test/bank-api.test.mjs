import { encodeKhqr, md5Of } from '@mekong/khqr';
import { aCode, openBank } from './support/bank.mjs';
import { newFolderPath, removeFolder } from './support/temporary-folder.mjs';

describe('the embedded bank answers a shop', () => {
  let dataDir;
  let bank;

  beforeAll(async () => {
    dataDir = newFolderPath();
    bank = await openBank(dataDir);
  });
  beforeEach(() => bank.feel('normal'));
  afterAll(async () => {
    await bank.stop();
    removeFolder(dataDir);
  });

  const unpaid = {
    responseCode: 1,
    responseMessage: 'Transaction could not be found. Please check and try again.',
    errorCode: 1,
    data: null,
  };

  it('that a code is not paid yet, by error code 1', async () => {
    expect(await bank.check(aCode())).toEqual(unpaid);
  });

  it('that a code is paid, with the transaction in major units', async () => {
    const code = aCode({ bill: 'MG1' });
    const before = Date.now();
    expect((await bank.pay(code)).status).toBe(200);
    expect(await bank.check(code)).toEqual({
      responseCode: 0,
      responseMessage: 'Success',
      errorCode: null,
      data: {
        hash: expect.stringMatching(/^[\da-f]{64}$/),
        fromAccountId: 'sok_dara@demo',
        toAccountId: 'mekong_gear@demo',
        currency: 'USD',
        amount: 21.99,
        description: 'MG1',
        createdDateMs: expect.any(Number),
        acknowledgedDateMs: expect.any(Number),
        externalRef: expect.any(String),
      },
    });
    expect((await bank.check(code)).data.createdDateMs).toBeGreaterThanOrEqual(before);
  });

  it('in whole riel where the code is in riel', async () => {
    const code = aCode({ currency: 'KHR', minor: 90_000 });
    await bank.pay(code);
    expect((await bank.check(code)).data).toMatchObject({ currency: 'KHR', amount: 90_000 });
  });

  it('that a code without an amount cannot be looked for, by error code 2', async () => {
    const code = encodeKhqr({
      receiver: { kind: 'individual', account: 'mekong_gear@demo' },
      merchantName: 'Mekong Gear',
      city: 'Phnom Penh',
      currency: 'USD',
      category: '5732',
    });
    await bank.send('/dev/bank/pay', { payload: code, how: 'full', amount: '5.00' });
    expect(await bank.check(code)).toMatchObject({ responseCode: 1, errorCode: 2 });
  });

  it('of many codes at once, as a bare list, in an order of its own', async () => {
    const [paid, other] = [aCode(), aCode()];
    await bank.pay(paid);
    const asked = [md5Of(paid), md5Of(other)].sort();
    const { body } = await bank.ask('check_transaction_by_md5_list', asked);
    expect(body).toMatchObject({ responseCode: 0, errorCode: null });
    expect(body.data.map(({ md5 }) => md5)).toEqual(asked.toReversed());
    expect(body.data.find(({ md5 }) => md5 === md5Of(paid))).toMatchObject({
      status: 'SUCCESS',
      data: { amount: 21.99 },
    });
    expect(body.data.find(({ md5 }) => md5 === md5Of(other))).toMatchObject({
      status: 'NOT_FOUND',
      data: null,
    });
  });

  it('nothing of more than 50 at once, or of what is no list', async () => {
    const many = Array.from({ length: 51 }, (_, place) => md5Of(String(place)));
    expect(await bank.ask('check_transaction_by_md5_list', many)).toMatchObject({ status: 400 });
    expect(await bank.ask('check_transaction_by_md5_list', { md5s: many })).toMatchObject({ status: 400 });
    expect((await bank.ask('check_transaction_by_md5_list', many.slice(1))).body.data).toHaveLength(50);
  });

  it('by the hash of a transaction, whole and short', async () => {
    const code = aCode();
    await bank.pay(code);
    const { data } = await bank.check(code);
    const { hash } = data;
    expect((await bank.ask('check_transaction_by_hash', { hash })).body.data).toEqual(data);
    const short = { hash: hash.slice(0, 8), amount: 21.99, currency: 'USD' };
    expect((await bank.ask('check_transaction_by_short_hash', short)).body.data).toEqual(data);
    const otherAmount = { ...short, amount: 22 };
    expect((await bank.ask('check_transaction_by_short_hash', otherAmount)).body).toEqual(unpaid);
  });

  it('whether there is an account', async () => {
    const codeOf = async (accountId) => {
      const { body } = await bank.ask('check_bakong_account', { accountId });
      return body.errorCode;
    };
    expect(await codeOf('mekong_gear@demo')).toBeNull();
    expect(await codeOf('unknown@demo')).toBe(11);
    expect(await codeOf('mekong_gear')).toBe(12);
  });

  it('with a link to its page for a code, which needs no token', async () => {
    const code = aCode();
    const { body } = await bank.ask('generate_deeplink_by_qr', { qr: code }, '');
    expect(body.data.shortLink).toBe(`http://localhost:3000/dev/bank?qr=${encodeURIComponent(code)}`);
    expect((await bank.ask('generate_deeplink_by_qr', { qr: 'hello' }, '')).body.responseCode).toBe(1);
  });

  it.each(['', 'nonsense', 'a.b.c'])('401 and error code 6 to the token "%s"', async (token) => {
    const refused = await bank.ask('check_transaction_by_md5', { md5: md5Of('x') }, token);
    expect(refused).toMatchObject({ status: 401, body: { responseCode: 1, errorCode: 6, data: null } });
  });

  it('by a token that says its end, and by a new one that it gives to its customer', async () => {
    const endOf = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).exp;
    const inDays = (endOf(bank.token) * 1_000 - Date.now()) / 86_400_000;
    expect(Math.round(inDays)).toBe(90);
    const { body } = await bank.ask('renew_token', { email: bank.settings.BAKONG_EMAIL }, '');
    const asked = await bank.ask('check_transaction_by_md5', { md5: md5Of('x') }, body.data.token);
    expect(asked.body).toEqual(unpaid);
    expect((await bank.ask('renew_token', { email: 'other@shop.test' }, '')).body.responseCode).toBe(1);
  });

  it.each([
    ['check_transaction_by_md5', {}],
    ['check_transaction_by_md5', []],
    ['check_transaction_by_md5', { md5: 'short' }],
    ['check_transaction_by_hash', { hash: 1 }],
    ['generate_deeplink_by_qr', {}],
  ])('400 to %s with %j', async (path, body) => {
    expect(await bank.ask(path, body)).toMatchObject({ status: 400, body: { responseCode: 1, data: null } });
  });

  it('404 to what it has not, and 405 to who only looks', async () => {
    expect((await bank.ask('refund', {})).status).toBe(404);
    expect((await fetch(`${bank.url}/v1/check_transaction_by_md5`)).status).toBe(405);
  });
});

describe("the embedded bank's day", () => {
  it('has 100 calls, refused ones among them, and error code 17 for the rest', async () => {
    const dataDir = newFolderPath();
    const bank = await openBank(dataDir, { dailyCalls: 3 });
    const ask = () => bank.ask('check_transaction_by_md5', { md5: md5Of('x') });
    for (const code of [1, 1, 1, 17, 17]) expect((await ask()).body.errorCode).toBe(code);
    expect((await ask()).body).toMatchObject({
      responseCode: 1,
      responseMessage: 'Daily request limit of 3 exceeded.',
      data: null,
    });
    expect((await bank.state()).calls).toBe(6);
    await bank.feel('normal');
    expect((await ask()).body.errorCode).toBe(1);
    await bank.stop();
    removeFolder(dataDir);
  });
});
