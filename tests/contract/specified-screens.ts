import type { ApiAnswer } from '@mekong/testing';
import type { Shopper } from '../support/shopper.js';

type Body = ApiAnswer['body'];

/**
 * The screens of the specification as another frontend has them: each makes its call with what the specification sends, and
 * answers what it shows. They read nothing but the members that the specification names, and show what they miss as it is:
 * `undefined`, or a TypeError where a screen would break.
 */
export function specifiedScreens(person: Shopper) {
  const call = async (...args: Parameters<Shopper['call']>): Promise<Body> => {
    const { status, body } = await person.call(...args);
    if (status >= 400) throw new Error(String(body.message));
    return body;
  };
  return {
    signUp: async (form: { email: string; password: string; name: string }) =>
      shownUser((await call('POST', '/api/auth/signup', form)).user),
    verifyEmail: async (email: string, code: string) =>
      shownUser((await call('POST', '/api/auth/verify-email', { email, code })).user),
    logIn: async (email: string, password: string) =>
      shownUser((await call('POST', '/api/auth/login', { email, password })).user),
    checkSession: async () => shownUser((await call('GET', '/api/auth/check-auth')).user),
    forgotPassword: (email: string) => call('POST', '/api/auth/forgot-password', { email }),
    logOut: () => call('POST', '/api/auth/logout'),

    brandStrip: async () => (await call('GET', '/api/brands')).brands.map(shownBrand),
    brandsOf: async (slug: string) =>
      (await call('GET', `/api/brands-by-category/${slug}`)).brands.map(shownBrand),
    grid: async (slug: string, brand: string) =>
      (await call('GET', `/api/products/${slug}/${encodeURIComponent(brand)}`)).products.map(shownCard),
    search: async (text: string) => {
      const { products } = await call('GET', '/products');
      const fits = (one: Body) => one.name.toLowerCase().includes(text.toLowerCase());
      return products
        .filter(fits)
        .map((one: Body) => ({ ...shownCard(one), link: `/product/${one.category}/${one.id}` }));
    },
    /** Reads the product at the answer's root. */
    productPage: async (id: number) => shownProduct(await call('GET', `/api/products/${id}`)),
    /** Reads the product under `product`. */
    productPageOfOtherReading: async (id: number) =>
      shownProduct((await call('GET', `/api/products/${id}`)).product),
    /** What Add to Cart stores: the product's fields and a quantity. */
    addToCart: async (id: number, quantity: number) => ({
      ...(await call('GET', `/api/products/${id}`)),
      quantity,
    }),

    placeOrder: async (cart: Body[], billing: object) => {
      const count = cart.reduce((sum, { quantity }) => sum + quantity, 0);
      const subtotal = cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const total = Number((subtotal + (count >= 2 ? 0 : 2)).toFixed(2));
      const { orderId } = await call('POST', '/api/checkout/Recipt-generator', { ...billing, total, cart });
      return `/payment/${orderId}`;
    },
    paymentPage: async (orderId: string) => {
      const { amount } = await call('GET', `/api/checkout/order/${orderId}`);
      const { qrImage } = await call('GET', `/api/payment/qr?amount=${amount}&orderId=${orderId}`);
      return { amount: `$${amount.toFixed(2)}`, orderId, qr: qrImage.slice(0, 22) };
    },
    payNow: (orderId: string) =>
      call('PUT', `/api/checkout/mark-paid/${orderId}`, {
        paymentStatus: 'completed',
        paidAt: new Date().toISOString(),
      }),
    myOrders: async () => {
      const { orders } = await call('GET', '/api/user/my-orders');
      return orders.filter(({ Payment }: Body) => Payment.status === 'completed').map(shownReceipt);
    },

    createBrand: async (form: FormData) => (await call('POST', '/api/brands', form)).message,
    deleteBrand: (id: number) => call('DELETE', `/api/brands/${id}`),
    createProduct: async (form: FormData) =>
      (await call('POST', '/api/products/single_product', form)).message,
    /** Shows the names of what was uploaded as they are, and of each failure the row's name and the reason. */
    bulkUpload: async (form: FormData) => {
      const { uploaded, failed, successes, failures } = await call('POST', '/api/products/bulk', form);
      return [
        `Uploaded: ${uploaded}, failed: ${failed}`,
        ...successes.map((name: Body) => (typeof name === 'string' ? name : shownAsText(name))),
        ...failures.map(({ row, error }: Body) => `${row.name}: ${error}`),
      ];
    },
    productList: async (page: number) =>
      (await call('GET', `/api/products?page=${page}&limit=10`)).products.map(shownCard),
    users: async (page: number) => {
      const { users, currentPage, totalPages } = await call('GET', `/api/admin/users?page=${page}&limit=50`);
      return { users: users.map(shownUser), pages: `${currentPage} of ${totalPages}` };
    },
    editUser: (id: string, form: object) => call('PATCH', `/api/admin/users/${id}`, form),
    deleteUser: (id: string) => call('DELETE', `/api/admin/users/${id}`),
    allOrders: async () => (await call('GET', '/api/payment/admin-orders')).orders.map(shownOrder),
  };
}

/** A screen of React shows texts, and breaks where it is given an object. */
function shownAsText(value: unknown): never {
  throw new TypeError(`Objects are not valid as a React child (${JSON.stringify(value)})`);
}

const shownUser = ({ id, name, email, role, is_verified }: Body) => ({ id, name, email, role, is_verified });

const shownBrand = ({ id, name, image_url }: Body) => ({ id, name, image_url });

const shownCard = ({ id, name, price, image_url }: Body) => ({
  id,
  name,
  price: `$${price.toFixed(2)}`,
  image_url,
});

const shownProduct = (product: Body) => {
  const { MouseModel: model } = product;
  return {
    ...shownCard(product),
    description: product.description,
    stock: product.stock,
    brand: product.brand.name,
    category: product.category,
    specifications: [
      `DPI: ${model.dpi ?? '-'}`,
      `RGB: ${model.mouse_rgb ? 'Yes' : 'No'}`,
      `Connection: ${model.connection || '-'}`,
      `Weight: ${model.weight_grams ?? '-'}`,
      `Color: ${model.mouse_color || '-'}`,
    ],
  };
};

const shownReceipt = ({ id, status, created_at, total_price, items, Payment }: Body) => ({
  id,
  status,
  year: new Date(created_at).getFullYear(),
  total: `$${total_price.toFixed(2)}`,
  lines: items.map(
    ({ quantity, product }: Body) => `${quantity} × ${product.name} $${product.price.toFixed(2)}`,
  ),
  payment: Payment.status,
  isNumbered: Payment.transaction_id.length > 0,
  paidIn: new Date(Payment.paid_at).getFullYear(),
});

const shownOrder = (order: Body) => ({
  id: order.id,
  status: order.status,
  to: `${order.customer_name}, ${order.phone_number}, ${order.shipping_address}`,
  total: `$${order.total_price.toFixed(2)}`,
  lines: order.items.map(({ quantity, price, product }: Body) => ({
    text: `${quantity} × ${product.name} $${price.toFixed(2)}`,
    image: product.image,
  })),
});
