/** A product as it can be sold now. */
export interface Offer {
  productId: number;
  name: string;
  nameKm: string | null;
  imageUrl: string;
  sellerId: string;
  /** Null where no event has told it yet. */
  brandId: number | null;
  priceCents: number;
  /** For how many months there is a warranty; null where there is none. */
  warrantyMonths: number | null;
  available: number;
}
