import { aCustomer, anEvent } from '@mekong/testing';
import { aCheckout, givenPaidOrder, givenProduct, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const unknown = 999_999;
const quote = (cart: object[]) => orders.as().post('/api/checkout/quote', { cart });
const place = (body: object) => orders.as(aCustomer()).post('/api/checkout/Recipt-generator', body);

async function givenDeleted(): Promise<number> {
  const { product_id } = await givenProduct(orders);
  await orders.others.deliver(anEvent('product.deleted.v1', product_id, { product_id, version: 2 }));
  return product_id;
}

describe('a cart with an item that has no product', () => {
  it.each([{}, { id: null }, { id: '' }, { id: 'abc' }, { id: 0 }, { id: -1 }, { id: 1.5 }, { id: {} }])(
    'is refused in words for a shopper: %j',
    async (item) => {
      const { status, body } = await quote([{ ...item, quantity: 1 }]);
      expect([status, body.message]).toEqual([400, 'One item of the cart has no product']);
      expect(body.errors).toMatchObject([
        { field: 'cart', code: 'ITEM_WITHOUT_PRODUCT', params: { items: [1] } },
      ]);
    },
  );

  it.each([null, 'Naga Mini', 7, [], { name: 'Naga Mini' }, { id: null, quantity: 0 }])(
    'is refused in the same words where the item is nothing else either: %j',
    async (item) => {
      expect((await quote([item as object])).body.message).toBe('One item of the cart has no product');
    },
  );

  it.each([
    [undefined, 'Quantity of item 2 is required'],
    [0, 'Quantity of item 2 must be at least 1'],
    ['two', 'Quantity of item 2 must be a number'],
    [1.5, 'Quantity of item 2 must be a whole number'],
    [1_000, 'Quantity of item 2 must be at most 999'],
  ])('is told apart from one whose quantity is %j', async (quantity, message) => {
    const { product_id: id } = await givenProduct(orders);
    expect(
      (
        await quote([
          { id, quantity: 1 },
          { id, quantity },
        ])
      ).body.message,
    ).toBe(message);
  });

  it('says which items those are among others, at the checkout too', async () => {
    const product = await givenProduct(orders);
    const whole = { id: product.product_id, quantity: 1 };
    expect((await quote([whole, { quantity: 1 }])).body.message).toBe(
      'One item of the cart has no product (item 2 of 2)',
    );
    const cart = [{ quantity: 1 }, whole, { id: null, quantity: 2 }];
    const refused = await place({ ...aCheckout(product, 1, 21.99), cart });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      '2 items of the cart have no product (items 1, 3 of 3)',
    ]);
  });
});

describe('a cart with a product that is gone', () => {
  it('is quoted without it, and the quote names it', async () => {
    const [sold, deleted] = [await givenProduct(orders), await givenDeleted()];
    const { status, body } = await quote(
      [sold.product_id, deleted, unknown].map((id) => ({ id, quantity: 1 })),
    );
    expect(status).toBe(200);
    expect(body.lines).toMatchObject([{ id: sold.product_id }]);
    expect(body.unavailable).toEqual([{ id: deleted }, { id: unknown }]);
    expect((await quote([{ id: sold.product_id, quantity: 1 }])).body.unavailable).toEqual([]);
  });

  it('is not ordered, in words that need no number of the product', async () => {
    const one = await place(aCheckout({ product_id: unknown }, 1, 2));
    expect([one.status, one.body.code, one.body.message]).toEqual([
      409,
      'OUT_OF_STOCK',
      'One item of the cart is no longer sold. Take it out of the cart, please',
    ]);
    expect(one.body.items).toEqual([
      { id: unknown, name: 'An item of the cart', available: 0, is_gone: true },
    ]);

    const [short, deleted] = [
      await givenProduct(orders, { stock: { quantity: 0, version: 1 } }),
      await givenDeleted(),
    ];
    const cart = [short.product_id, deleted, unknown].map((id) => ({ id, quantity: 1 }));
    expect((await place({ ...aCheckout(short, 1, 2), cart })).body.message).toBe(
      `${short.name} is sold out. 2 items of the cart are no longer sold. Take them out of the cart, please`,
    );
  });
});

it('the lines of an order name the image of their product in both of its names', async () => {
  const customer = aCustomer();
  const orderId = await givenPaidOrder(orders, { customer });
  const { body } = await orders.as(customer).get(`/api/checkout/order/${orderId}`);
  const { image, image_url } = body.order.items[0].product;
  expect(image).toMatch(/^\/images\//);
  expect(image).toBe(image_url);
});
