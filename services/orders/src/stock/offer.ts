/** A product as it can be sold now. */
export interface Offer {
  productId: number;
  name: string;
  nameKm: string | null;
  imageUrl: string;
  sellerId: string;
  priceCents: number;
  available: number;
}
