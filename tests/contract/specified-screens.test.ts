import { waitFor } from '@mekong/testing';
import { anImage, untilSold } from '../support/catalogue.js';
import { startEmbeddedShop, type EmbeddedShop } from '../support/embedded-shop.js';
import { aShopper, loggedIn, mailTo } from '../support/shopper.js';
import { specifiedScreens } from './specified-screens.js';

let shop: EmbeddedShop;
beforeAll(async () => {
  shop = await startEmbeddedShop();
});
afterAll(() => shop.stop());

const staff = async (role: 'admin' | 'seller') => {
  const [first = ''] = role;
  const password = `${first.toUpperCase()}${role.slice(1)}123!`;
  return specifiedScreens(await loggedIn(shop.url, `${role}@mekong.example`, password));
};

const anImageForm = async (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', await anImage(), 'image.png');
  return form;
};

const mouse = {
  name: 'Contract Mouse',
  price: '24.50',
  stock: '20',
  description: 'Steady in the hand.',
  button: 'mouse',
  dpi: '8000',
  mouse_rgb: 'true',
  mouse_connection: 'USB-C',
  mouse_weight_grams: '80',
  mouse_color: 'Black',
};

/** A brand and a mouse of it, both made by the specified forms; answers the mouse's id. */
async function givenMouse(brand: string): Promise<number> {
  expect(await (await staff('admin')).createBrand(await anImageForm({ name: brand }))).toBe(
    'Brand created successfully',
  );
  const seller = await staff('seller');
  expect(await seller.createProduct(await anImageForm({ ...mouse, brand }))).toBe('Product uploaded!');
  const { id } = (await seller.productList(1)).find(({ name }: { name: string }) => name === mouse.name);
  await untilSold(shop.url, [id]);
  return id;
}

/** A customer who has signed up by the specified screens. */
async function givenCustomer(email: string) {
  const screens = specifiedScreens(aShopper(shop.url));
  const name = 'Sok Dara';
  expect(await screens.signUp({ email, password: 'Secret1!', name })).toMatchObject({
    name,
    is_verified: false,
  });
  const code = /\d{6}/.exec((await mailTo(shop.url, email, /verification code/)).subject)![0];
  expect(await screens.verifyEmail(email, code)).toMatchObject({
    email,
    role: 'customer',
    is_verified: true,
  });
  return screens;
}

it('the screens of a visitor show brands, products and their specifications by either reading', async () => {
  const id = await givenMouse('Tonle');
  const visitor = specifiedScreens(aShopper(shop.url));
  const brand = { id: expect.any(Number), name: 'Tonle', image_url: expect.stringMatching(/^\/images\//) };
  expect(await visitor.brandStrip()).toContainEqual(brand);
  expect(await visitor.brandsOf('mouse')).toContainEqual(brand);
  const card = { id, name: mouse.name, price: '$24.50', image_url: expect.stringMatching(/^\/images\//) };
  expect(await visitor.grid('mouse', 'Tonle')).toEqual([card]);
  expect(await visitor.search('contract')).toEqual([{ ...card, link: `/product/mouse/${id}` }]);

  const page = {
    ...card,
    description: mouse.description,
    stock: 20,
    brand: 'Tonle',
    category: 'mouse',
    specifications: ['DPI: 8000', 'RGB: Yes', 'Connection: USB-C', 'Weight: 80', 'Color: Black'],
  };
  expect(await visitor.productPage(id)).toEqual(page);
  expect(await visitor.productPageOfOtherReading(id)).toEqual(page);
});

it('the screens of a customer buy what Add to Cart has stored, pay, and show the receipt; staff see the order', async () => {
  const id = await givenMouse('Angkor');
  const email = 'contract@shop.example';
  const customer = await givenCustomer(email);
  const cart = [await customer.addToCart(id, 2)];
  const billing = { customer_name: 'Sok Dara', phone_number: '012345678', shipping_address: 'Phnom Penh' };
  const orderId = (await customer.placeOrder(cart, billing)).replace('/payment/', '');
  expect(await customer.paymentPage(orderId)).toEqual({
    amount: '$49.00',
    orderId,
    qr: 'data:image/png;base64,',
  });
  await customer.payNow(orderId);

  const year = new Date().getFullYear();
  const receipt = {
    id: orderId,
    status: 'paid',
    year,
    total: '$49.00',
    lines: ['2 × Contract Mouse $24.50'],
    payment: 'completed',
    isNumbered: true,
    paidIn: year,
  };
  await waitFor(async () => (await customer.myOrders()).length > 0, { what: 'the receipt' });
  expect(await customer.myOrders()).toEqual([receipt]);

  const admin = await staff('admin');
  const orders = await admin.allOrders();
  expect(orders.find((order: { id: string }) => order.id === orderId)).toEqual({
    id: orderId,
    status: 'paid',
    to: 'Sok Dara, 012345678, Phnom Penh',
    total: '$49.00',
    lines: [{ text: '2 × Contract Mouse $24.50', image: expect.stringMatching(/^\/images\//) }],
  });
});

it('the screens of accounts log in and out, and an admin edits and deletes users', async () => {
  const email = 'leaver@shop.example';
  const customer = await givenCustomer(email);
  const user = await customer.checkSession();
  expect(user).toMatchObject({ name: 'Sok Dara', email, role: 'customer', is_verified: true });
  await customer.logOut();
  await expect(customer.checkSession()).rejects.toThrow('Please log in first.');
  expect(await customer.logIn(email, 'Secret1!')).toEqual(user);
  await customer.forgotPassword(email);

  const admin = await staff('admin');
  const { users, pages } = await admin.users(1);
  expect(pages).toBe('1 of 1');
  expect(users).toContainEqual(user);
  const edit = {
    name: 'Sok Dara',
    email,
    role: 'customer',
    phone: '012345678',
    address: 'Takeo',
    password: '',
  };
  await admin.editUser(user.id, edit);
  await admin.deleteUser(user.id);
  expect((await admin.users(1)).users).not.toContainEqual(user);
});

it('an admin deletes a brand by its id', async () => {
  const admin = await staff('admin');
  await admin.createBrand(await anImageForm({ name: 'bayon' }));
  const { id } = (await admin.brandStrip()).find(({ name }: { name: string }) => name === 'Bayon');
  await admin.deleteBrand(id);
  expect(await admin.brandStrip()).not.toContainEqual(expect.objectContaining({ id }));
});

it('the bulk screen shows what was uploaded and why the rest was not, whatever is told beside it', async () => {
  await (await staff('admin')).createBrand(await anImageForm({ name: 'Mekong' }));
  const form = new FormData();
  const rows = ['Bulk Mouse,mouse,Mekong,9.50,3,image.png', 'Lost Mouse,mouse,Mekong,9.50,-3,image.png'];
  const csv = ['name,category,brand,price,stock,image', ...rows].join('\n');
  form.set('csv', new File([csv], 'products.csv', { type: 'text/csv' }));
  form.append('images', await anImage(), 'image.png');
  const seller = await staff('seller');
  expect(await seller.bulkUpload(form)).toEqual([
    'Uploaded: 1, failed: 1',
    'Bulk Mouse',
    expect.stringMatching(/^Lost Mouse: Stock /),
  ]);
  expect(await seller.productList(1)).toContainEqual(expect.objectContaining({ name: 'Bulk Mouse' }));
});
