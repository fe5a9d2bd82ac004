import type { PastCustomer, PastOrder } from '../api/types';

/** An order of another shop system. */
export const aPastOrder = (but: Partial<PastOrder> = {}): PastOrder => ({
  id: 3,
  source: 'shopify',
  number: '#1001',
  placed_at: '2024-01-05T03:11:12.000Z',
  status: 'paid / fulfilled',
  currency: 'USD',
  total: 49.9,
  items: [{ name: 'Naga Mini', sku: 'N-1', quantity: 2, price: 19.95 }],
  name: 'Sok Dara',
  email: 'dara@shop.example',
  phone: '+855 12 345 678',
  address: '12 Street 240, Phnom Penh',
  note: 'Ring twice',
  brought_at: '2026-01-01T00:00:00.000Z',
  ...but,
});

/** A customer of another shop system. */
export const aPastCustomer = (but: Partial<PastCustomer> = {}): PastCustomer => ({
  id: 4,
  source: 'shopify',
  name: 'Chea Bopha',
  email: 'dara@shop.example',
  phone: '+855 12 345 678',
  address: 'Phnom Penh',
  orders: 12,
  currency: 'USD',
  total_spent: 1_234.5,
  note: '',
  past_orders: 1,
  ...but,
});
