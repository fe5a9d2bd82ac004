/**
 * Why a stock changed: an order held it, was paid (sale), was cancelled (release) or refunded, came back from the courier or was
 * sent again, or from the customer; or staff set the stock.
 */
export const stockCauses = [
  ...(['hold', 'sale', 'release', 'refund', 'staff', 'came_back', 'sent_again', 'returned'] as const),
] as const;
export type StockCause = (typeof stockCauses)[number];

/** The stock of a product as stock.changed carries it. */
export interface StockLevel {
  product_id: number;
  available: number;
  held: number;
  version: number;
  /** The member of staff who set or changed it last; missing where an order did. */
  by?: string;
}

/** A change of one product's stock; both figures are added. */
export interface StockMove {
  productId: number;
  available: number;
  held: number;
  /** The order that caused it. */
  orderId: string;
  /** Where the figures do not tell it (`causeOf`). */
  cause?: StockCause;
}

/** A move with its cause and both figures before it, for the stock history. */
export interface RecordedMove extends StockMove {
  cause: StockCause;
  availableFrom: number;
  heldFrom: number;
}

/** The cause of an order's move, derived from what it adds to each figure. */
function causeOf({ available, held }: StockMove): StockCause {
  if (available < 0) return 'hold';
  if (available === 0) return 'sale';
  return held < 0 ? 'release' : 'refund';
}

/** Applies the moves one after the other: the new levels of the stocks that they change, and the changes for the history. */
export function applyMoves(
  levels: readonly StockLevel[],
  moves: readonly StockMove[],
): { levels: StockLevel[]; changes: RecordedMove[] } {
  const now = new Map(levels.map((level) => [level.product_id, level]));
  const touched = new Set<number>();
  const changes = moves.flatMap((move) => {
    const level = now.get(move.productId);
    if (!level) return [];
    touched.add(move.productId);
    now.set(move.productId, {
      ...level,
      available: level.available + move.available,
      held: level.held + move.held,
      version: level.version + 1,
    });
    return [
      { ...move, cause: move.cause ?? causeOf(move), availableFrom: level.available, heldFrom: level.held },
    ];
  });
  return { levels: [...touched].map((productId) => now.get(productId)!), changes };
}
