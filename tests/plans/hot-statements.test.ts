import { aCustomer, staff } from '@mekong/testing';
import { createProduct, givenBrand } from '../../services/catalog/test/builders.js';
import { start as startCatalog } from '../../services/catalog/src/service.js';
import { givenPaidOrder } from '../../services/orders/test/builders.js';
import { start as startOrders } from '../../services/orders/src/service.js';
import { startBigService, type BigService } from './big-service.js';

/** Twice as many rows as are called a whole table; the other tests of plans, which take minutes, have many more. */
const size = 20_000;

let big: BigService | undefined;

afterEach(() => big?.stop());

it('a page of products, one product and a search read no whole table', async () => {
  big = await startBigService('catalog', startCatalog);
  const brand = (await givenBrand(big.service)).name;
  const { body } = await createProduct(big.service, staff('seller'), { name: 'Quiet Mouse', brand });
  await big.fill('products', size, {
    id: 'source.id + n',
    name: "source.name || ' ' || n",
    name_key: "source.name_key || ' ' || n",
  });
  await big.fill('product_words', size, {
    product_id: 'source.product_id + n',
    words: "source.words || setweight(to_tsvector('simple', n::text), 'A')",
  });
  const ask = async (path: string) => expect((await big!.service.as().get(path)).status).toBe(200);
  // The order of the list is read once, and remembered.
  await ask('/api/products');
  const read = await big.wholeTablesReadBy(async () => {
    await ask('/api/products?page=1000');
    await ask(`/api/products/${body.product.id}`);
    await ask('/products?q=mouse 777');
  });
  expect(read).toEqual([]);
});

it("a customer's orders are found without reading a whole table", async () => {
  big = await startBigService('orders', startOrders);
  const customer = aCustomer();
  const order = await givenPaidOrder(big.service, { customer });
  await big.fill('orders', size, {
    id: "source.id || '-' || n",
    order_number: "source.order_number || '-' || n",
    user_id: "md5('customer ' || n % 1000)::uuid",
  });
  await big.fill('order_items', size, { order_id: "source.order_id || '-' || n" });
  await big.fill('order_events', size, { order_id: "source.order_id || '-' || n" });
  const read = await big.wholeTablesReadBy(async () => {
    const { body } = await big!.service.as(customer).get('/api/user/my-orders');
    expect(body.orders).toMatchObject([{ id: order }]);
    await big!.service.as(customer).get(`/api/checkout/order/${order}`);
  });
  expect(read).toEqual([]);
});
