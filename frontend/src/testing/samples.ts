import type { Brand, CartItem, Order, Product, ProductSummary, User } from '../api/types';

export const razer: Brand = { id: 7, name: 'Razer', image_url: '/images/razer.webp' };

export function aUser(facts: Partial<User> = {}): User {
  return {
    id: 1,
    name: 'Sok Dara',
    email: 'dara@example.com',
    role: 'customer',
    phone: null,
    address: null,
    is_verified: true,
    ...facts,
  };
}

export function aProduct(facts: Partial<Product> = {}): Product {
  return {
    id: 42,
    name: 'Viper Mini',
    price: 19.99,
    category: 'mouse',
    image_url: '/images/42.webp',
    description: 'A light mouse.',
    stock: 5,
    brand: razer,
    MouseModel: { dpi: 8500, mouse_rgb: true, connection: 'USB', mouse_color: '' },
    ...facts,
  };
}

export function aCartItem(facts: Partial<CartItem> = {}): CartItem {
  const { id, name, price, category, image_url, stock, brand }: ProductSummary = aProduct();
  return { id, name, price, category, image_url, stock, brand, quantity: 1, ...facts };
}

export function anOrder(facts: Partial<Order> = {}): Order {
  return {
    id: 'ord-1',
    status: 'pending',
    created_at: '2026-01-02T03:04:05.000Z',
    total_price: 21.99,
    items: [{ id: 1, quantity: 1, product: { name: 'Viper Mini', price: 19.99 } }],
    Payment: { status: 'pending', transaction_id: null, paid_at: null },
    ...facts,
  };
}
