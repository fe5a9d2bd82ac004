import type {
  AdminOrder,
  Brand,
  CartItem,
  CourierList,
  DeliveryTable,
  EditedShopLook,
  ManagedUser,
  OpenOrder,
  Order,
  OrderCash,
  OrderEvent,
  OrderPage,
  PaymentQr,
  PaymentState,
  Product,
  ProductSummary,
  PromoCode,
  ProvinceDelivery,
  StaffCash,
  User,
} from '../api/types';
import { PROVINCES } from '../lib/provinces';

export const tonlix: Brand = { id: 7, name: 'Tonlix', image_url: '/images/tonlix.webp' };

export function aUser(facts: Partial<User> = {}): User {
  return {
    id: '0b9f5f0e-6c1d-4d52-9d5e-0a4f2a9f1c11',
    name: 'Sok Dara',
    email: 'dara@example.com',
    role: 'customer',
    phone: null,
    address: null,
    language: null,
    news: false,
    is_verified: true,
    created_at: '2026-01-01T00:00:00.000Z',
    ...facts,
  };
}

/** A user as admins see them. */
export function aManagedUser(facts: Partial<ManagedUser> = {}): ManagedUser {
  return {
    ...aUser(),
    is_blocked: false,
    has_two_step: false,
    terms_agreed_at: null,
    news_agreed_at: null,
    version: 1,
    ...facts,
  };
}

export function aProduct(facts: Partial<Product> = {}): Product {
  return {
    id: 42,
    name: 'Naga Mini',
    name_km: null,
    price: 19.99,
    compare_at_price: null,
    sale: null,
    category: 'mouse',
    image_url: '/images/42.webp',
    images: [{ url: facts.image_url ?? '/images/42.webp', alt: null, alt_km: null }],
    description: 'A light mouse.',
    description_km: null,
    stock: 5,
    restock_at: 5,
    sku: null,
    barcode: null,
    warranty_months: null,
    sold: 0,
    rating: { average: null, count: 0 },
    brand: tonlix,
    seller_id: '5e11e700-0000-4000-8000-000000000001',
    version: 1,
    MouseModel: {
      dpi: 8500,
      mouse_rgb: true,
      connection: 'USB',
      battery: null,
      weight_grams: null,
      mouse_color: '',
      mouse_other_features: null,
    },
    ...facts,
  };
}

export function aCartItem(facts: Partial<CartItem> = {}): CartItem {
  const { id, name, name_km, price, category, image_url, stock, sold, brand }: ProductSummary = aProduct();
  return { id, name, name_km, price, category, image_url, stock, sold, brand, quantity: 1, ...facts };
}

export function anOrder<Facts extends Partial<Order>>(facts = {} as Facts): Order & Facts {
  return {
    id: 'ord-1',
    order_number: 'MG-2601-0001',
    status: 'pending',
    created_at: '2026-01-02T03:04:05.000Z',
    pay_until: '2026-01-02T03:19:05.000Z',
    customer_name: 'Sok Dara',
    phone_number: '012345678',
    shipping_address: 'Phnom Penh',
    province: null,
    district: null,
    note: null,
    map_link: null,
    delivery_method: null,
    came_back_at: null,
    promo_code: null,
    discount: 0,
    subtotal: 19.99,
    shipping: 2,
    tax: 0,
    total_price: 21.99,
    payment_method: 'demo',
    pay_currency: 'USD',
    riel_rate: null,
    total_khr: null,
    cod: null,
    courier: null,
    tracking_number: null,
    tracking_url: null,
    items: [
      {
        id: 1,
        quantity: 1,
        price: 19.99,
        discount: 0,
        warranty_months: null,
        serials: [],
        product: {
          id: 42,
          name: 'Naga Mini',
          price: 19.99,
          image: '/images/42.webp',
          image_url: '/images/42.webp',
        },
      },
    ],
    Payment: { status: 'pending', transaction_id: null, paid_at: null },
    version: 1,
    packed: false,
    ...facts,
  };
}

/** An order that can be paid for the next ten minutes. */
export function anOpenOrder(facts: Partial<OpenOrder> = {}): OpenOrder {
  const { id, order_number, status, total_price, items, ...whole } = anOrder();
  const { payment_method, riel_rate, total_khr, cod } = whole;
  const pay_until = new Date(Date.now() + 600_000).toISOString();
  const money = { total_price, payment_method, riel_rate, total_khr, cod };
  return { id, order_number, status, items, pay_until, ...money, ...facts };
}

/** How an order of $24.00 stands that is to be paid in cash, as its customer sees it. */
export const aCashState = (facts: Partial<OrderCash> = {}): OrderCash => ({
  confirmed_at: null,
  hold_until: '2026-01-05T03:04:05.000Z',
  asked: { usd_cents: 2_400, khr: 98_400 },
  handed_over_at: null,
  refused_at: null,
  unconfirmed_at: null,
  ...facts,
});

/** The same as staff see it. */
export const aStaffCash = (facts: Partial<StaffCash> = {}): StaffCash => ({
  ...aCashState(),
  calls: 0,
  last_call_at: null,
  collected: null,
  fee_cents: null,
  remitted_at: null,
  ...facts,
});

/** An order as staff see it. */
export function anAdminOrder(facts: Partial<AdminOrder> = {}): AdminOrder {
  const { items, ...order } = anOrder();
  return {
    ...order,
    items: items.map((item) => ({ ...item, packed: null, refunded: 0 })),
    cod: null,
    version: 1,
    refunded_total: 0,
    phone_e164: '+85512345678',
    ...facts,
  };
}

/** An order's own page, as an admin sees it. */
export function anOrderPage(facts: Partial<OrderPage> = {}): OrderPage {
  return {
    ...anAdminOrder(),
    customer: { id: aUser().id, name: 'Sok Dara', email: 'dara@example.com' },
    timeline: [anOrderEvent()],
    notes: [],
    parts: [{ seller: 'Sokha Seller', lines: 1, packed: 0 }],
    ...facts,
  };
}

export function anOrderEvent(facts: Partial<OrderEvent> = {}): OrderEvent {
  return {
    id: 1,
    type: 'placed',
    at: '2026-01-02T03:04:05.000Z',
    by: 'Sok Dara',
    by_staff: false,
    amount: null,
    reason: null,
    changes: null,
    courier: null,
    tracking_number: null,
    ...facts,
  };
}

/** The answer with the QR code of an order of $21.99. */
export const aPaymentQr = (): PaymentQr => ({
  qrImage: 'data:image/png;base64,AA==',
  amount_khr: 90_200,
  deeplink: 'bank://pay',
  payload: '00020101021229',
  md5: '0b81e33d8e3a3d3b5b7d0f4a2d8c9e11',
  currency: 'USD',
  amount_minor: 2_199,
});

/** The code of an order, with these facts. */
export const aKhqr = (facts: Partial<PaymentQr> = {}): PaymentQr => ({ ...aPaymentQr(), ...facts });

/** A payment by KHQR that the bank has not been asked about yet. */
export const aPaymentState = (facts: Partial<PaymentState> = {}): PaymentState => ({
  status: 'awaiting',
  outcome: null,
  checked_at: null,
  next_check_at: null,
  other_money: false,
  ...facts,
});

/** The couriers of a shop that has changed nothing. */
export const aCourierList = (): CourierList => ({
  couriers: [
    { name: 'VET', tracking_link: null, needs_number: true },
    { name: 'J&T', tracking_link: null, needs_number: true },
    { name: 'Grab', tracking_link: null, needs_number: false },
    { name: 'Own delivery', tracking_link: null, needs_number: false },
  ],
  version: 0,
});

/** How long parcels take where the shop has entered nothing. */
export const usualDelivery: DeliveryTable = {
  provinces: PROVINCES.map(({ english }) => {
    const [days_from, days_to] = ['Phnom Penh', 'Kandal'].includes(english) ? [1, 2] : [2, 4];
    return { province: english as ProvinceDelivery['province'], days_from, days_to, methods: [] };
  }),
  version: 0,
};

export const aPromoCode = (facts: Partial<PromoCode> = {}): PromoCode => ({
  ...{ id: 4, code: 'SAVE-10', kind: 'percent', percent: 10, amount_cents: null, minimum_cents: null },
  ...{ begins_on: null, ends_on: null, max_uses: 50, max_uses_each: null, product_ids: [], brand_ids: [] },
  ...{ note: 'Khmer New Year', status: 'active', state: 'active', uses: 3, version: 1 },
  created_at: '2026-01-01T00:00:00.000Z',
  ...facts,
});

/** How a shop looks that an admin has made their own. */
export const ownLook: EditedShopLook = {
  ...{ name: 'Tonle Tech', logo: `/images/${'a'.repeat(32)}.webp`, brand_color: null, accent_color: null },
  ...{ hero_title: '', hero_title_km: '', hero_text: '', hero_text_km: '', hero_image: null },
  shelves: ['new-arrivals', 'best-sellers', 'brands', 'recently-viewed', 'promises'],
  ...{ mail_footer: '', mail_footer_km: '', version: 4, environment: { name: null } },
};
