import type { Language } from '@mekong/contracts';

export interface Wait {
  id: string;
  productId: number;
  /** What is waited for: that it is back, or that it costs less than so many cents. */
  kind: 'stock' | 'price';
  belowCents: number | null;
  email: string;
  userId: string | null;
  language: Language;
}

export interface WaitedProduct {
  product_id: number;
  name: string;
  name_km: string | null;
  category: string | null;
}
