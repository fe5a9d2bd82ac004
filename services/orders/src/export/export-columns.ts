import { inRiel, shopTimeText } from '@mekong/contracts';
import type { Cell, Column, Row } from '@mekong/spreadsheets';
import { type Order, paymentWords } from '../orders/index.js';

export const exportLanguages = ['en', 'km'] as const;
type Language = (typeof exportLanguages)[number];

type Exported = Column & { title_km: string; cellOf: (order: Order, language: Language) => Cell };

const column = (
  key: string,
  titles: { en: string; km: string },
  cellOf: Exported['cellOf'],
  type: Column['type'] = 'text',
): Exported => ({ key, title: titles.en, title_km: titles.km, type, cellOf });

const leftOf = ({ quantity, refundedQuantity }: Order['items'][number]) => quantity - refundedQuantity;
const rielOf = ({ rielRate, totalCents }: Order) => (rielRate === null ? null : inRiel(totalCents, rielRate));
const dollars = (cents: number) => cents / 100;

/** What couriers and the shop's books need of an order. Pieces that were given back are not among its products. */
const columns: Exported[] = [
  column('order', { en: 'Order', km: 'ការបញ្ជាទិញ' }, (order) => order.orderNumber),
  column('placed', { en: 'Ordered at', km: 'បញ្ជាទិញនៅ' }, (order) => shopTimeText(order.createdAt)),
  column('status', { en: 'Status', km: 'ស្ថានភាព' }, (order) => order.status),
  column('name', { en: 'Name', km: 'ឈ្មោះ' }, (order) => order.customerName),
  column('phone', { en: 'Phone', km: 'ទូរស័ព្ទ' }, (order) => order.phoneNumber),
  column('address', { en: 'Address', km: 'អាសយដ្ឋាន' }, (order) => order.shippingAddress),
  column('province', { en: 'Province', km: 'រាជធានី/ខេត្ត' }, (order) => order.province),
  column('district', { en: 'District', km: 'ស្រុក/ខណ្ឌ' }, (order) => order.district),
  column('note', { en: 'Note for the courier', km: 'ចំណាំសម្រាប់អ្នកដឹក' }, (order) => order.note),
  column('products', { en: 'Products', km: 'ទំនិញ' }, ({ items }) =>
    items
      .filter((item) => leftOf(item) > 0)
      .map((item) => `${leftOf(item)} × ${item.name}`)
      .join('; '),
  ),
  column(
    'pieces',
    { en: 'Pieces', km: 'ចំនួន' },
    ({ items }) => items.reduce((sum, item) => sum + leftOf(item), 0),
    'number',
  ),
  column('promo_code', { en: 'Promo code', km: 'កូដបញ្ចុះតម្លៃ' }, (order) => order.promoCode),
  column('discount', { en: 'Discount', km: 'បញ្ចុះតម្លៃ' }, (order) => dollars(order.discountCents), 'money'),
  column('subtotal', { en: 'Subtotal', km: 'សរុបរង' }, (order) => dollars(order.subtotalCents), 'money'),
  column('shipping', { en: 'Shipping', km: 'ថ្លៃដឹក' }, (order) => dollars(order.shippingCents), 'money'),
  column('total', { en: 'Total', km: 'សរុប' }, (order) => dollars(order.totalCents), 'money'),
  column(
    'payment_method',
    { en: 'Payment method', km: 'វិធីបង់ប្រាក់' },
    (order, language) => paymentWords[language][order.paymentMethod],
  ),
  column('currency', { en: 'Currency', km: 'រូបិយប័ណ្ណ' }, (order) => order.payCurrency),
  column('total_khr', { en: 'Total (KHR)', km: 'សរុប (រៀល)' }, rielOf, 'number'),
  column('refunded', { en: 'Refunded', km: 'បានសងវិញ' }, (order) => dollars(order.refundedCents), 'money'),
  column('courier', { en: 'Courier', km: 'អ្នកដឹក' }, (order) => order.courier),
  column('tracking', { en: 'Tracking number', km: 'លេខតាមដាន' }, (order) => order.trackingNumber),
  column('email', { en: 'Email', km: 'អ៊ីមែល' }, (order) => order.accountEmail),
  column('delivery', { en: 'Delivery', km: 'វិធីដឹក' }, (order) => order.deliveryName),
  column('map', { en: 'Map', km: 'ផែនទី' }, (order) => order.mapLink),
];

export const columnsIn = (language: Language): Column[] =>
  columns.map(({ key, title, title_km, type }) => ({
    key,
    title: language === 'km' ? title_km : title,
    type,
  }));

export const rowOf = (order: Order, language: Language): Row =>
  Object.fromEntries(columns.map(({ key, cellOf }) => [key, cellOf(order, language)]));
