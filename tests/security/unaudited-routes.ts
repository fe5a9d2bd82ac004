const ofCustomers = 'staff do it as customers of the shop';
const ofOnesOwn = 'it changes only what the person sees';

/** Routes that staff may call without an entry in the audit log, with the reason. */
export const unaudited: Record<string, string> = {
  'POST /api/account/addresses': ofCustomers,
  'PATCH /api/account/addresses/{id}': ofCustomers,
  'DELETE /api/account/addresses/{id}': ofCustomers,
  'PUT /api/reviews/mine': ofCustomers,
  'DELETE /api/reviews/mine': ofCustomers,
  'POST /api/checkout/Recipt-generator': ofCustomers,
  'PUT /api/checkout/mark-paid/{orderId}': ofCustomers,
  'POST /api/payment/{orderId}/check': ofCustomers,
  'PATCH /api/user/orders/{orderId}/delivery': ofCustomers,
  'POST /api/user/orders/{orderId}/returns': ofCustomers,
  'PATCH /api/user/returns/{id}': ofCustomers,
  'POST /api/orders/{orderId}/invoice': ofCustomers,
  'PUT /api/account/wishlist': ofCustomers,
  'POST /api/account/views': ofOnesOwn,
  'PATCH /api/account/views/{id}': ofOnesOwn,
  'DELETE /api/account/views/{id}': ofOnesOwn,
  'POST /api/notifications/read': ofOnesOwn,
  'PUT /api/notifications/preferences': ofOnesOwn,
  'POST /api/account/telegram': 'the code does nothing until a chat is connected by it, which is audited',
  'DELETE /api/account/telegram': ofOnesOwn,
  'POST /api/account/two-step': 'the secret does nothing until it is confirmed',
  'POST /api/products/batches': 'a rehearsal writes no product',
  'POST /api/products/batches/columns': 'it writes nothing',
  'POST /api/products/price-lists/check': 'it writes nothing',
  'POST /api/admin/money/statements': 'a rehearsal books nothing',
  'POST /api/admin/sales/preview': 'it writes nothing',
  'POST /api/admin/synonyms/try': 'it writes nothing',
  'POST /api/admin/money/remittances/rehearse': 'it writes nothing',
};
