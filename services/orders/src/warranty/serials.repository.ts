import { prepared } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OrderItem } from '../orders/index.js';

/** A line with the serial numbers of its pieces. */
export type SerialLine = Pick<OrderItem, 'id' | 'productId' | 'sellerId' | 'name' | 'quantity' | 'serials'>;

const findLines = prepared<SerialLine>`
  SELECT id, product_id AS "productId", seller_id AS "sellerId", name, quantity,
    (SELECT json_agg(json_build_object('piece', s.piece, 'serial', s.serial) ORDER BY s.piece)
      FROM piece_serials s WHERE s.item_id = i.id) AS serials
  FROM order_items i WHERE order_id = $1 AND refunded_quantity < quantity ORDER BY id`;

/** A serial number of a piece, `piece` from 0. */
export interface PieceSerial {
  itemId: number;
  piece: number;
  productId: number;
  serial: string;
  key: string;
}

const remove = prepared`DELETE FROM piece_serials WHERE item_id = ANY ($1::int[])`;

const given = `unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::text[])
  AS given (item_id, piece, product_id, serial, serial_key)` as const;

/** Of pieces that may have come back, as nobody notes which of a line did. */
const release = prepared`
  UPDATE piece_serials s SET released = true
  FROM order_items i JOIN orders o ON o.id = i.order_id, unnest($1::int[], $2::text[]) AS given (product_id, serial_key)
  WHERE s.product_id = given.product_id AND s.serial_key = given.serial_key AND NOT s.released AND i.id = s.item_id
    AND (o.status IN ('cancelled', 'refunded') OR i.refunded_quantity > 0 OR o.came_back_at IS NOT NULL AND o.restocked
      OR EXISTS (SELECT FROM return_lines l WHERE l.item_id = i.id AND l.restocked > 0))`;

const insert = prepared<{ itemId: number; piece: number }>`
  INSERT INTO piece_serials (item_id, piece, product_id, serial, serial_key)
  SELECT item_id, piece, product_id, serial, serial_key FROM ${given} ORDER BY product_id, serial_key
  ON CONFLICT (product_id, serial_key) WHERE NOT released DO NOTHING
  RETURNING item_id AS "itemId", piece`;

const findOrders = prepared<{ productId: number; key: string; order: string }>`
  SELECT s.product_id AS "productId", s.serial_key AS key, o.order_number AS "order"
  FROM unnest($1::int[], $2::text[]) AS given (product_id, serial_key)
  JOIN piece_serials s ON s.product_id = given.product_id AND s.serial_key = given.serial_key AND NOT s.released
  JOIN order_items i ON i.id = s.item_id JOIN orders o ON o.id = i.order_id`;

const productsOf = (serials: PieceSerial[]) => [
  serials.map(({ productId }) => productId),
  serials.map(({ key }) => key),
];

/** The serial numbers of pieces. No two pieces of a product that are with customers have the same, of which the database sees to. */
@Injectable()
export class SerialsRepository {
  /** The lines of a locked order that are not given back. */
  findLines(tx: EntityManager, orderId: string): Promise<SerialLine[]> {
    return findLines(tx, [orderId]);
  }

  /** Replaces those of these lines of a locked order. Answers those that pieces of other orders have, with the numbers of these. */
  async replace<Given extends PieceSerial>(
    tx: EntityManager,
    lineIds: number[],
    serials: Given[],
  ): Promise<(Given & { order: string })[]> {
    await remove(tx, [lineIds]);
    if (serials.length === 0) return [];
    await release(tx, productsOf(serials));
    const written = await insert(tx, [
      serials.map(({ itemId }) => itemId),
      serials.map(({ piece }) => piece),
      serials.map(({ productId }) => productId),
      serials.map(({ serial }) => serial),
      serials.map(({ key }) => key),
    ]);
    const isWritten = new Set(written.map(({ itemId, piece }) => `${itemId} ${piece}`));
    const refused = serials.filter(({ itemId, piece }) => !isWritten.has(`${itemId} ${piece}`));
    return refused.length === 0 ? [] : this.withOrders(tx, refused);
  }

  private async withOrders<Given extends PieceSerial>(tx: EntityManager, serials: Given[]) {
    const found = await findOrders(tx, productsOf(serials));
    const orders = new Map(found.map(({ productId, key, order }) => [`${productId} ${key}`, order]));
    return serials.map((one) => ({ ...one, order: orders.get(`${one.productId} ${one.key}`)! }));
  }
}
