/** The columns of the orders table (`o`) under the names of `Order`. */
export const orderColumns = `o.id, o.order_number AS "orderNumber", o.user_id AS "userId", o.account_email AS "accountEmail", o.account_name AS "accountName",
  o.customer_name AS "customerName", o.phone_number AS "phoneNumber", o.phone_e164 AS "phoneE164",
  o.shipping_address AS "shippingAddress", o.province, o.district,
  o.subtotal_cents AS "subtotalCents", o.shipping_cents AS "shippingCents", o.tax_cents AS "taxCents",
  o.total_cents AS "totalCents", o.refunded_cents AS "refundedCents", o.status, o.pay_until AS "payUntil", o.payment_status AS "paymentStatus",
  o.transaction_id AS "transactionId", o.paid_at AS "paidAt", o.riel_rate AS "rielRate", o.courier, o.tracking_number AS "trackingNumber",
  o.tracking_url AS "trackingUrl", o.announce_at AS "announceAt", o.version, o.created_at AS "createdAt"`;

/** The order's lines that fulfil the condition on `i`, in the order in which they were written. */
export const itemsColumn = (
  condition = 'true',
): string => `(SELECT coalesce(json_agg(json_build_object('id', i.id, 'productId', i.product_id,
  'sellerId', i.seller_id, 'name', i.name, 'nameKm', i.name_km, 'imageUrl', i.image_url, 'priceCents', i.price_cents, 'quantity', i.quantity, 'refundedQuantity', i.refunded_quantity,
  'packedAt', i.packed_at, 'packedById', i.packed_by_id, 'packedByName', i.packed_by_name)
  ORDER BY i.id), '[]') FROM order_items i WHERE i.order_id = o.id AND ${condition}) AS items`;

/** What happened to the order, the oldest first (`OrderStep`, with times as texts). */
export const timelineColumn = `(SELECT coalesce(json_agg(json_build_object('type', e.type, 'at', e.at, 'courier', e.courier,
  'trackingNumber', e.tracking_number) ORDER BY e.id), '[]') FROM order_events e WHERE e.order_id = o.id) AS timeline`;
