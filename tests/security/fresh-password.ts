/**
 * Every route for which one is logged in, written down once more, apart from the code: which asks for a password of the last 15 minutes, which does
 * for some calls, and why the others do not. A new route that nobody has thought about fails here.
 */
export const asks = listed(`
  DELETE /api/admin/users/{id}
  POST /api/admin/users/{id}/block
  POST /api/admin/users/{id}/unblock
  POST /api/admin/users/{id}/reset-two-step
  POST /api/admin/users/{id}/export
  GET /api/admin/users/{userId}/reviews
  GET /api/admin/users/{userId}/questions
  GET /api/admin/users/{userId}/orders/export
  GET /api/admin/orders/buyers.csv
  GET /api/admin/orders/buyers.xlsx
  GET /api/admin/orders/export.csv
  GET /api/admin/orders/export.xlsx
  DELETE /api/admin/past-orders
  GET /api/admin/past-orders/export
  GET /api/admin/invoices/export.csv
  GET /api/admin/invoices/export.xlsx
  GET /api/admin/users/{userId}/mails
  POST /api/admin/invitations
  PUT /api/admin/couriers
  PUT /api/admin/delivery
  PUT /api/admin/order-rules
  PUT /api/admin/sending
  PUT /api/admin/invoice-seller
  PATCH /api/admin/pages/{slug}
  PATCH /api/admin/shop
  PATCH /api/admin/shop/look
  PATCH /api/admin/riel-rate
  PUT /api/admin/image-hosts
  POST /api/admin/money/evidence/{id}/attach
  POST /api/admin/money/evidence/{id}/give-back
  POST /api/admin/money/evidence/{id}/write-off
  POST /api/admin/money/statements/{id}/commit
  POST /api/admin/money/days/{day}
  POST /api/admin/money/give-backs/{id}/sent
  POST /api/admin/money/give-backs/{id}/refund
  POST /api/admin/money/remittances
  POST /api/admin/dead-letters/{service}/drop`);

/** Routes that ask for some calls, with which. */
export const asksFor = {
  'PATCH /api/admin/users/{id}': 'another role, password or address',
  'POST /api/payment/{orderId}/refund': 'more than REFUND_CONFIRM_CENTS of an order',
  'PATCH /api/admin/returns/{id}': 'a refund, as the route of refunds',
  'POST /api/account/telegram': 'the chat of somebody of staff, which acts for them',
};

const routesByReason: Record<string, string> = {
  'reads what the role needs all day, and no whole person': `
    GET /api/account/views
    GET /api/payment/admin-orders
    GET /api/admin/orders/{orderId}
    GET /api/admin/orders/counts
    GET /api/admin/who-ships
    GET /api/cash-on-delivery
    GET /api/products/batches
    GET /api/products/batches/template.csv
    GET /api/products/batches/{id}
    GET /api/products/batches/{id}/failures.csv
    GET /api/products/price-lists
    GET /api/admin/products
    GET /api/admin/products/{id}
    GET /api/admin/products/export.csv
    GET /api/admin/products/{id}/costs
    GET /api/admin/products/{id}/variants
    GET /api/admin/images
    GET /api/admin/reviews
    GET /api/admin/questions
    GET /api/admin/stock-history/{productId}
    GET /api/payment/provider
    GET /api/admin/money/ledger
    GET /api/admin/money/balances
    GET /api/admin/money/cash
    POST /api/admin/money/remittances/rehearse
    GET /api/admin/invoice-seller
    GET /api/admin/exchange-rates
    GET /api/admin/accounts
    GET /api/admin/accounts/export.csv
    GET /api/admin/accounts/export.xlsx
    GET /api/admin/invoices
    GET /api/admin/money/unmatched
    GET /api/admin/money/days/{day}
    GET /api/admin/money/give-backs
    GET /api/admin/money/statements
    GET /api/admin/money/statements/{id}
    GET /api/notifications
    GET /api/notifications/preferences
    GET /api/notifications/stream
    GET /api/analytics
    GET /api/admin/couriers
    GET /api/admin/promo-codes
    GET /api/admin/returns
    GET /api/admin/past-orders
    GET /api/admin/past-orders/{id}
    GET /api/admin/past-customers
    GET /api/admin/users
    GET /api/admin/users/{id}
    GET /api/admin/users/{id}/notes
    GET /api/admin/users/{userId}/orders
    GET /api/admin/mails
    GET /api/admin/invitations
    GET /api/admin/audit-log
    GET /api/admin/dead-letters/{service}
    GET /api/admin/parts/{service}
    GET /api/admin/last-backup
    GET /api/admin/riel-rate
    GET /api/admin/pages
    GET /api/admin/shop
    GET /api/admin/shop/look
    GET /api/admin/payment-methods
    GET /api/admin/order-rules
    GET /api/admin/sending
    GET /api/admin/image-hosts
    GET /api/admin/value-words
    GET /api/admin/sales
    GET /api/admin/sales/{id}
    GET /api/admin/synonyms`,
  'reports are figures; that of customers names who the list of users names too': `
    POST /api/reports/jobs
    GET /api/reports/jobs
    GET /api/reports/jobs/{id}/file
    GET /api/reports/{kind}
    GET /api/reports/{kind}/file`,
  'asks for the password itself': `
    POST /api/account/confirm
    POST /api/account/password
    POST /api/account/two-step
    POST /api/account/two-step/off`,
  'sees and ends sessions, which gives nobody more than they have': `
    GET /api/account/sessions
    DELETE /api/account/sessions
    DELETE /api/account/sessions/{id}
    GET /api/account/logins
    GET /api/account/two-step
    GET /api/account/telegram
    DELETE /api/account/telegram`,
  'is of their own, and staff have no more of it than a customer has': `
    PATCH /api/account/profile
    GET /api/account/wishlist
    PUT /api/account/wishlist
    GET /api/account/addresses
    POST /api/account/addresses
    PATCH /api/account/addresses/{id}
    DELETE /api/account/addresses/{id}
    GET /api/reviews/mine
    PUT /api/reviews/mine
    DELETE /api/reviews/mine
    GET /api/products/{id}/questions/mine
    POST /api/products/{id}/questions
    DELETE /api/products/{id}/questions/{questionId}
    POST /api/checkout/Recipt-generator
    GET /api/user/my-orders
    GET /api/user/open-orders
    GET /api/user/closed-orders
    GET /api/past-orders
    PATCH /api/user/orders/{orderId}/delivery
    POST /api/user/orders/{orderId}/cancel
    GET /api/user/orders/{orderId}/returns
    POST /api/user/orders/{orderId}/returns
    GET /api/user/returns
    PATCH /api/user/returns/{id}
    GET /api/payment/qr
    PUT /api/checkout/mark-paid/{orderId}
    POST /api/payment/{orderId}/check`,
  'is of one order, which staff see all day': `
    GET /api/checkout/order/{orderId}
    GET /api/payment/{orderId}/status
    GET /api/returns/{id}/photos/{place}
    GET /api/orders/{orderId}/invoice
    POST /api/orders/{orderId}/invoice`,
  'gives up one order that nobody has paid, in its timeline': `
    POST /api/payment/{orderId}/cancel`,
  'needs the code of a secret that was given for the password': `
    POST /api/account/two-step/confirm`,
  'changes what only this person sees': `
    POST /api/account/views
    PATCH /api/account/views/{id}
    DELETE /api/account/views/{id}
    POST /api/notifications/read
    PUT /api/notifications/preferences`,
  'products, brands, what finds them and promo codes: daily work, in the audit log, and made good the same way': `
    POST /api/admin/promo-codes
    PATCH /api/admin/promo-codes/{id}
    PATCH /api/products/{id}
    DELETE /api/products/{id}
    POST /api/products/single_product
    POST /api/products/bulk
    POST /api/products/change-many
    POST /api/products/batches
    POST /api/products/batches/columns
    POST /api/products/batches/{id}/commit
    POST /api/products/batches/{id}/undo
    POST /api/products/batches/{id}/wanted-brands
    POST /api/products/price-lists
    POST /api/products/price-lists/check
    POST /api/admin/products/{id}/restore
    PUT /api/admin/products/{id}/variants
    POST /api/admin/images
    PUT /api/admin/images/{hash}
    DELETE /api/admin/images/{hash}
    POST /api/admin/images/delete-many
    PUT /api/admin/value-words
    PUT /api/admin/spec-fields/{category}
    POST /api/admin/sales
    POST /api/admin/sales/preview
    PATCH /api/admin/sales/{id}
    POST /api/admin/synonyms
    POST /api/admin/synonyms/try
    PATCH /api/admin/synonyms/{id}
    DELETE /api/admin/synonyms/{id}
    POST /api/brands
    PATCH /api/brands/{id}
    DELETE /api/brands/{id}
    POST /api/brands/{id}/merge`,
  'a review, a question or a note: texts, which say who has written or hidden them': `
    PATCH /api/admin/reviews/{id}
    PATCH /api/admin/questions/{id}
    POST /api/admin/users/{id}/notes
    POST /api/admin/orders/{orderId}/notes`,
  'the daily work with parcels, which moves no money and can be taken back': `
    PUT /api/admin/orders/{orderId}/packing
    PUT /api/admin/orders/{orderId}/serials
    PATCH /api/admin/orders/{orderId}
    POST /api/admin/orders/ship
    POST /api/admin/orders/deliver
    POST /api/admin/orders/{orderId}/came-back
    POST /api/admin/orders/{orderId}/send-again
    PATCH /api/admin/orders/{orderId}/cod
    POST /api/admin/orders/{orderId}/cod/undo
    POST /api/admin/orders/take-back
    PATCH /api/admin/who-ships`,
  'what the National Bank tells everybody each day, in the audit log': `
    PUT /api/admin/exchange-rates`,
  'brings what can only be read, in the audit log, and is taken out again with a password': `
    POST /api/admin/past-orders
    POST /api/admin/past-orders/check`,
  'reads a statement of the bank, and books nothing of it': `
    POST /api/admin/money/statements`,
  'decides about orders to come alone, in the audit log': `
    PUT /api/admin/cash-on-delivery
    PUT /api/admin/payment-methods`,
  'corrects where a parcel goes, which its timeline keeps and its customer sees': `
    PATCH /api/admin/orders/{orderId}/delivery`,
  'mails a customer what the shop has to tell them anyway': `
    POST /api/admin/users/{id}/resend-verification
    POST /api/admin/mails/{id}/resend`,
  'takes power away from nobody who has it': `
    DELETE /api/admin/invitations/{id}`,
  'hands over what the shop has already decided': `
    POST /api/admin/dead-letters/{service}/replay`,
};

/** Routes that ask for no password, with the reason. */
export const asksNot = new Map(
  Object.entries(routesByReason).flatMap(([reason, names]) => listed(names).map((name) => [name, reason])),
);

function listed(names: string): string[] {
  return names.trim().split(/\n\s*/);
}
