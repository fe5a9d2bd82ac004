export type Role = 'admin' | 'seller' | 'customer';

export type CategorySlug = 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';

export interface User {
  id: number | string;
  name: string;
  email: string;
  role: Role;
  phone: string | null;
  address: string | null;
  is_verified: boolean;
  created_at?: string;
}

export interface Brand {
  id: number;
  name: string;
  image_url: string;
}

export type DetailValue = string | number | boolean | null;
export type ProductDetails = Record<string, DetailValue>;

/** The lean form that lists and searches answer with; `price` is dollars. */
export interface ProductSummary {
  id: number;
  name: string;
  price: number;
  category: CategorySlug;
  image_url: string;
  stock: number;
  brand: Brand;
}

export interface Product extends ProductSummary {
  description: string | null;
  MouseModel?: ProductDetails;
  KeyboardModel?: ProductDetails;
  HeadphoneModel?: ProductDetails;
  MonitorModel?: ProductDetails;
  MousepadModel?: ProductDetails;
}

export interface CartItem extends ProductSummary {
  quantity: number;
}

export interface CartLine {
  id: number;
  quantity: number;
}

export interface QuoteLine {
  id: number;
  name: string;
  price: number;
  quantity: number;
}

export interface Quote {
  lines: QuoteLine[];
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
}

export interface Shortage {
  id: number;
  name: string;
  available: number;
}

export interface OrderDraft {
  customer_name: string;
  phone_number: string;
  shipping_address: string;
  total: number;
  cart: CartLine[];
}

export interface Payment {
  status: string;
  transaction_id: string | null;
  paid_at: string | null;
}

export interface OrderItem {
  id: number | string;
  quantity: number;
  price?: number;
  product: { name: string; price?: number; image_url?: string };
}

export interface Order {
  id: string;
  status: string;
  created_at: string;
  total_price: number;
  subtotal?: number;
  shipping?: number;
  tax?: number;
  items: OrderItem[];
  Payment: Payment | null;
  pay_until?: string | null;
  courier?: string | null;
  tracking_number?: string | null;
}

export interface AdminOrder extends Order {
  customer_name: string;
  phone_number: string;
  shipping_address: string;
}

export interface PayableOrder {
  amount: number;
  order: Order;
}

export interface ProductPage {
  products: Product[];
  page: number;
  totalPages: number;
  total: number;
}

export interface UserPage {
  users: User[];
  currentPage: number;
  totalPages: number;
}

export interface UserEdit {
  name: string;
  email: string;
  role: Role;
  phone: string;
  address: string;
  password?: string;
}

export interface OrderProgress {
  status: 'shipped' | 'delivered';
  courier?: string;
  tracking_number?: string;
}

export interface BulkResult {
  uploaded: number;
  failed: number;
  successes: { row: number; name: string; id: number }[];
  failures: { row: number; name: string; error: string }[];
}

/** An error answer of the API (application/problem+json); some codes carry more members. */
export interface Problem {
  status: number;
  code?: string;
  message?: string;
  errors?: { field: string; message: string }[];
  [extension: string]: unknown;
}
