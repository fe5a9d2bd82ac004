import { actsOn, anHourLater, aCustomer, anIdentity, staff } from '@mekong/testing';
import type { Identity } from '@mekong/service-defaults';
import { aCheckout, givenProduct, pay, startOrders, type OrdersUnderTest } from './builders.js';

let orders: OrdersUnderTest;
beforeAll(async () => {
  orders = await startOrders();
});
afterAll(() => orders.stop());

const admin = anIdentity({ role: 'admin' });
const exported = (query: string, { format = 'csv', as = admin as Identity } = {}) =>
  orders.as(as).get(`/api/admin/orders/export.${format}?${query}`);
const linesOf = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n');

/** A paid order of two pieces of a product, for this customer. */
async function given(customerName: string, but: object = {}): Promise<string> {
  const product = await givenProduct(orders, { name: `Mouse, "wide" of ${customerName}` });
  const checkout = { ...aCheckout(product, 2, 39.98), customer_name: customerName, ...but };
  const { body } = await orders.as(aCustomer()).post('/api/checkout/Recipt-generator', checkout);
  await pay(orders, body.orderId, 3_998);
  return body.orderId;
}

describe('an export of orders', () => {
  it('has who gets what, where it goes, and what it cost', async () => {
    await given('Keo Bopha', { province: 'Kandal', note: 'Call first', phone_number: '012 345 678' });
    const { body: text } = await exported('q=keo+bopha');
    const [head, row, ...more] = linesOf(text);
    expect(head).toBe(
      'Order,Ordered at,Status,Name,Phone,Address,Province,District,Note for the courier,Products,Pieces,Promo code,Discount,Subtotal,Shipping,Total,Payment method,Currency,Total (KHR),Refunded,Courier,Tracking number,Email,Delivery,Map',
    );
    expect(row).toContain(
      ',paid,Keo Bopha,012 345 678,"12 Street 240, Phnom Penh",Kandal,,Call first,"2 × Mouse, ""wide"" of Keo Bopha",2,,0.00,39.98,0.00,39.98,Demo payment,USD,163900,0.00,,,',
    );
    expect(more).toEqual([]);
  });

  it('has what the filters of the list find, in its order', async () => {
    for (const name of ['Filtered One', 'Filtered Two']) await given(name);
    const { body: text } = await exported('q=filtered&status=paid&sort=oldest');
    expect(text.match(/(?<=,paid,)[^,]+/g)).toEqual(['Filtered One', 'Filtered Two']);
    expect(linesOf((await exported('q=filtered&status=shipped')).body)).toHaveLength(1);
  });

  it('has no formula of a customer', async () => {
    await given('=HYPERLINK("evil")');
    expect((await exported('q=hyperlink')).body).toContain(`"'=HYPERLINK(""evil"")"`);
  });

  it('has a phone with its country as it was typed, as couriers call it, but no sum that looks like one', async () => {
    await given('Phone Plain', { phone_number: '+855 12 345 678' });
    await given('Phone Sum', { phone_number: '+855-12-345' });
    const [, sum, plain] = linesOf((await exported('q=phone')).body);
    expect(plain).toContain(',Phone Plain,+855 12 345 678,');
    expect(sum).toContain(`,Phone Sum,"'+855-12-345",`);
  });

  it('comes as a workbook too, with titles in Khmer where that is asked for', async () => {
    await given('Workbook');
    const { status, headers } = await exported('q=workbook', { format: 'xlsx' });
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="orders.xlsx"']);
    expect(linesOf((await exported('q=workbook&language=km')).body)[0]).toMatch(/^ការបញ្ជាទិញ,/);
  });

  it('is in the audit log, with how many and by whom', async () => {
    await exported('q=nothing+like+it');
    expect((await actsOn(orders.databaseUrl, 'all')).at(-1)!.data).toMatchObject({
      ...{ action: 'orders.exported', actor: { user_id: admin.userId }, after: { orders: 0, format: 'csv' } },
    });
  });

  it('is for admins who have just said their password', async () => {
    for (const role of ['seller', 'support', 'packer'] as const)
      expect((await exported('', { as: staff(role) })).status).toBe(403);
    expect((await exported('', { as: anHourLater(admin) })).body).toMatchObject({ code: 'CONFIRM_PASSWORD' });
  });
});

describe('an export of who bought a product', () => {
  const buyers = (query: string, { format = 'csv', as = admin as Identity } = {}) =>
    orders.as(as).get(`/api/admin/orders/buyers.${format}?${query}`);
  const buys = async (product: { product_id: number }, name: string, customer = aCustomer()) => {
    const checkout = { ...aCheckout(product, 2, 39.98), customer_name: name };
    const { body } = await orders.as(customer).post('/api/checkout/Recipt-generator', checkout);
    await pay(orders, body.orderId, 3_998);
    return body.orderId as string;
  };

  it('has each person once, who kept it, and that nobody agreed to advertising who has not said so', async () => {
    const product = await givenProduct(orders);
    const again = aCustomer();
    for (const name of ['Keo Bopha', 'Keo B.']) await buys(product, name, again);
    const back = await buys(product, 'Gave It Back');
    await orders.as(admin).post(`/api/payment/${back}/refund`);
    await buys(await givenProduct(orders), 'Bought Another');
    const [head, row, ...more] = linesOf((await buyers(`product=${product.product_id}`)).body);
    expect(head).toBe('Name,Email,Phone,Orders,Pieces,Amount,First bought,Last bought,Agreed to advertising');
    expect(row).toMatch(new RegExp(`^Keo B.,${again.email},[^,]+,2,4,79.96,[^,]+,[^,]+,No$`));
    expect(more).toEqual([]);
    const never = await buyers(`product=${product.product_id}&to=2020-01-01&language=km`);
    expect(linesOf(never.body)).toEqual([expect.stringMatching(/^ឈ្មោះ,/)]);
  });

  it('is in the audit log, and for admins who have just said their password', async () => {
    const { product_id } = await givenProduct(orders);
    const wanted = `product=${product_id}`;
    expect((await buyers(wanted, { format: 'xlsx' })).status).toBe(200);
    expect((await actsOn(orders.databaseUrl, String(product_id))).at(-1)!.data).toMatchObject({
      ...{ action: 'buyers.exported', after: { people: 0, format: 'xlsx' } },
    });
    for (const role of ['seller', 'support', 'packer'] as const)
      expect((await buyers(wanted, { as: staff(role) })).status).toBe(403);
    expect((await buyers(wanted, { as: anHourLater(admin) })).body).toMatchObject({
      code: 'CONFIRM_PASSWORD',
    });
    expect((await buyers('product=mouse')).body).toMatchObject({ status: 400 });
  });
});
