/** Why a stock changed: an order held it, its payment sold it or let it go, it came back with a refund, or staff set it. */
export const stockCauses = ['hold', 'sale', 'release', 'refund', 'staff'] as const;
export type StockCause = (typeof stockCauses)[number];

/** A stock as others hear of it. */
export interface StockLevel {
  product_id: number;
  available: number;
  held: number;
  version: number;
}

/** A change of one product's stock; both figures are added. */
export interface StockMove {
  productId: number;
  available: number;
  held: number;
  /** The order on whose account. */
  orderId: string;
}

/** A move as the stock history keeps it: both figures before and after it. */
export interface NotedMove extends StockMove {
  cause: StockCause;
  availableFrom: number;
  heldFrom: number;
}

/** The cause of what an order does to a stock, by what it adds to each figure. */
function causeOf({ available, held }: StockMove): StockCause {
  if (available < 0) return 'hold';
  if (available === 0) return 'sale';
  return held < 0 ? 'release' : 'refund';
}

/** Does the moves one after the other: the levels that they leave behind, of what they touch, and each as it is noted. */
export function applyMoves(
  levels: readonly StockLevel[],
  moves: readonly StockMove[],
): { levels: StockLevel[]; noted: NotedMove[] } {
  const now = new Map(levels.map((level) => [level.product_id, level]));
  const touched = new Set<number>();
  const noted = moves.flatMap((move) => {
    const level = now.get(move.productId);
    if (!level) return [];
    touched.add(move.productId);
    now.set(move.productId, {
      ...level,
      available: level.available + move.available,
      held: level.held + move.held,
      version: level.version + 1,
    });
    return [{ ...move, cause: causeOf(move), availableFrom: level.available, heldFrom: level.held }];
  });
  return { levels: [...touched].map((productId) => now.get(productId)!), noted };
}
