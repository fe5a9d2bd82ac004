/** What staff wrote down about an order, for each other. */
export interface Note {
  id: number;
  orderId: string;
  text: string;
  writtenAt: Date;
  byName: string;
}
