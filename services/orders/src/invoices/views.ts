import type { EnteredSeller } from './invoice-seller.js';

export const sellerView = ({ seller, version }: EnteredSeller) => ({ seller: { ...seller, version } });
