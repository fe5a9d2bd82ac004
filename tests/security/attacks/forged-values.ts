import { query } from '@mekong/testing';
import { anImage, givenMouse } from '../../support/catalogue.js';
import { anEmail, checkoutPath, contact, PASSWORD, type Stage } from '../attack-stage.js';

const oddNumbers: [string, unknown][] = [
  ['negative', -1],
  ['zero', 0],
  ['a fraction', 0.5],
  ['a billion', 1e9],
  ['beyond all integers', 1e300],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
  ['hexadecimal', '0x10'],
  ['a text', 'one'],
  ['empty', ''],
  ['a list', [1]],
  ['an object', { valueOf: 1 }],
  ['true', true],
  ['null', null],
];
const oddPrices = oddNumbers.filter(([name]) => !['zero', 'a fraction'].includes(name));

/** Numbers, states and fields that a browser of the shop would never send. */
export function forgedValueRows(stage: Stage): void {
  describe('a checkout', () => {
    const checkout = async (changes: object, line: object = {}) =>
      stage.people.customer.call('POST', checkoutPath, {
        ...contact,
        total: 26.5,
        cart: [{ id: stage.productId, quantity: 1, ...line }],
        ...changes,
      });

    it.each(oddNumbers)('refuses a quantity that is %s (ASVS 2.2.1, 2.2.3)', async (_name, quantity) => {
      expect((await checkout({}, { quantity })).status).toBe(400);
      const quoted = await stage.people.visitor.call('POST', '/api/checkout/quote', {
        cart: [{ id: stage.productId, quantity }],
      });
      expect(quoted.status).toBe(400);
    });

    it.each(oddNumbers)('refuses a total that is %s (ASVS 2.2.2, 2.3.2)', async (_name, total) => {
      expect([400, 409]).toContain((await checkout({ total })).status);
    });

    it('takes prices, states and owners from its own books only (ASVS 15.3.3; API3:2023)', async () => {
      const { customer, otherCustomer } = stage.people;
      const cart = [{ id: stage.productId, quantity: 1 }];
      const { total } = (await customer.call('POST', '/api/checkout/quote', { cart })).body;
      const forged = { price: 0.01, line_total: 0.01, sellerId: customer.id };
      const more = {
        id: 'chosen',
        status: 'paid',
        user_id: otherCustomer.id,
        shipping: 0,
        subtotal: 0,
        paid_at: 'now',
      };
      expect((await checkout({ total: 0.01, ...more }, forged)).status).toBe(409);
      const { orderId } = (await checkout({ total, ...more }, forged)).body;
      const { body } = await customer.call('GET', `/api/checkout/order/${orderId}`);
      expect(orderId).not.toBe('chosen');
      expect(body.order).toMatchObject({ status: 'pending', total_price: total });
    });

    it('is shown in the QR with its own amount, whatever amount is asked for (ASVS 2.2.2)', async () => {
      const { customer } = stage.people;
      const id = await stage.unpaidOrderOf(customer);
      const qrOf = async (amount: string) =>
        (await customer.call('GET', `/api/payment/qr?orderId=${id}&amount=${amount}`)).body.qrImage;
      expect(await qrOf('0.01')).toBe(await qrOf('19.99'));
    });

    it('cannot be said to be in another state than paid (ASVS 2.3.1)', async () => {
      const { customer } = stage.people;
      const id = await stage.unpaidOrderOf(customer);
      for (const paymentStatus of ['refunded', 'failed', '', 1, ['completed'], null]) {
        const { status } = await customer.call('PUT', `/api/checkout/mark-paid/${id}`, { paymentStatus });
        expect([paymentStatus, status]).toEqual([paymentStatus, 400]);
      }
    });
  });

  describe('a product', () => {
    it.each(oddPrices)('refuses a price that is %s (ASVS 2.2.1)', async (_name, price) => {
      const path = `/api/products/${stage.productId}`;
      expect((await stage.people.seller.call('PATCH', path, { price })).status).toBe(400);
    });

    it.each(oddNumbers.filter(([name]) => !['zero', 'null', 'empty'].includes(name)))(
      'refuses a stock that is %s (ASVS 2.2.1)',
      async (_name, stock) => {
        const path = `/api/products/${stage.productId}`;
        expect((await stage.people.seller.call('PATCH', path, { stock })).status).toBe(400);
      },
    );

    it('is of whoever made it, under an id of the shop (ASVS 15.3.3; API3:2023)', async () => {
      const { seller, otherSeller } = stage.people;
      const forged = {
        id: '1',
        seller_id: seller.id,
        sellerId: seller.id,
        version: '99',
        created_at: '1999-01-01',
      };
      const id = await givenMouse(otherSeller, { name: 'Owned Mouse', ...forged });
      const sql = 'SELECT seller_id FROM products WHERE id = $1';
      expect(await query(stage.shop.databases.catalog!, sql, [id])).toEqual([{ seller_id: otherSeller.id }]);
      await otherSeller.call('PATCH', `/api/products/${id}`, {
        seller_id: seller.id,
        sellerId: seller.id,
        price: 20,
      });
      expect(await query(stage.shop.databases.catalog!, sql, [id])).toEqual([{ seller_id: otherSeller.id }]);
    });

    it('shows no address of a foreign site as its image (ASVS 5.3.2)', async () => {
      const { seller } = stage.people;
      for (const image_url of [
        'https://evil.test/a.png',
        '//evil.test/a',
        '/images/../secret',
        'javascript:alert(1)',
      ]) {
        const { status } = await seller.call('PATCH', `/api/products/${stage.productId}`, { image_url });
        expect([image_url, status]).toEqual([image_url, 400]);
      }
    });
  });

  describe('an account', () => {
    const powers = {
      role: 'admin',
      isVerified: true,
      is_verified: true,
      verified: true,
      id: '1',
      version: 9,
    };

    it('is made as a customer without a verified email, whatever else is sent (ASVS 15.3.3; API3:2023)', async () => {
      const account = { name: 'Sok Dara', email: anEmail(), password: PASSWORD };
      const { body } = await stage.visitor().call('POST', '/api/auth/signup', { ...account, ...powers });
      expect(body.user).toMatchObject({ role: 'customer', is_verified: false });
      expect(body.user.id).not.toBe('1');
    });

    it('gets no power by its own changes (ASVS 15.3.3; API3:2023)', async () => {
      const person = await stage.customer();
      const change = { current_password: PASSWORD, new_password: 'Another1!', ...powers };
      await person.call('POST', '/api/account/password', change);
      const { user } = (await person.call('GET', '/api/auth/check-auth')).body;
      expect(user).toMatchObject({ role: 'customer', id: person.id });
    });

    it('is changed by an admin only in the fields that the form has (ASVS 15.3.3)', async () => {
      const person = await stage.unverified();
      const change = {
        name: 'Renamed',
        is_verified: true,
        isVerified: true,
        passwordHash: 'x',
        id: '1',
        blockedAt: 'now',
      };
      await stage.people.admin.call('PATCH', `/api/admin/users/${person.id}`, change);
      const { user } = (await person.call('GET', '/api/auth/check-auth')).body;
      expect(user).toMatchObject({ name: 'Renamed', is_verified: false, id: person.id });
    });
  });

  it('a prototype is not changed by what is sent (ASVS 15.3.6)', async () => {
    const body =
      '{"__proto__":{"role":"admin","polluted":true},"constructor":{"prototype":{"polluted":true}},"cart":[]}';
    for (const path of ['/api/checkout/quote', '/api/auth/login', '/api/auth/signup']) {
      expect((await stage.people.visitor.call('POST', path, body)).status).toBe(400);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('a form with a thousand fields or files is refused, and the shop goes on (ASVS 5.2.1; API4:2023)', async () => {
    const form = new FormData();
    for (let field = 0; field < 1_000; field += 1) form.append(`field${field}`, 'x');
    form.append('image', await anImage(), 'a.png');
    const { status } = await stage.people.seller.call('POST', '/api/products/single_product', form);
    expect([400, 413]).toContain(status);
  });
}
