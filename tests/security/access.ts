import type { Role } from './attack-stage.js';

/**
 * Who may call a route: everybody who works in the shop (desk), those of them who sell (staff), pack or help customers
 * (support), who sell or pack (handling), who pack or help (helping), who sell or help (answering), or admins.
 */
export type Access =
  | 'public'
  | 'login'
  | 'verified'
  | 'desk'
  | 'handling'
  | 'staff'
  | 'packing'
  | 'support'
  | 'helping'
  | 'answering'
  | 'admin';

/**
 * Who may call which route, written down once more, apart from the code: a route that opens itself to more people, or a
 * new one that nobody has thought about, fails here.
 */
const routesByAccess: Record<Access, string> = {
  public: `
    POST /api/auth/signup
    POST /api/auth/resend-code
    POST /api/auth/forgot-password
    POST /api/auth/reset-password/{token}
    GET /api/auth/invitations/{token}
    POST /api/auth/invitations/{token}
    POST /api/auth/login
    POST /api/auth/login/second-step
    POST /api/auth/verify-email
    POST /api/auth/logout
    GET /api/auth/check-auth
    GET /products
    GET /api/products
    GET /api/products/search
    GET /api/products/{slug}/{brand}
    GET /api/products/{id}
    GET /api/brands
    GET /api/pages/{slug}
    GET /api/shop
    GET /api/delivery
    GET /api/warranty/{serial}
    GET /api/value-words
    GET /api/spec-fields
    GET /api/brands-by-category/{slug}
    GET /images/{file}
    GET /images/cards/{file}
    GET /api/reviews
    GET /api/products/{id}/questions
    POST /api/checkout/quote
    GET /api/payment/methods
    GET /api/payment/riel-rate
    POST /api/payment-callbacks/{method}
    POST /api/telegram/updates
    POST /api/products/{id}/notify-me
    POST /api/product-alerts/confirm
    POST /api/product-alerts/end
    GET /api/dev/mailbox`,
  login: `
    GET /api/account/sessions
    DELETE /api/account/sessions
    DELETE /api/account/sessions/{id}
    GET /api/account/logins
    POST /api/account/password
    PATCH /api/account/profile
    POST /api/account/confirm`,
  verified: `
    GET /api/account/wishlist
    PUT /api/account/wishlist
    GET /api/account/telegram
    POST /api/account/telegram
    DELETE /api/account/telegram
    GET /api/account/addresses
    POST /api/account/addresses
    PATCH /api/account/addresses/{id}
    DELETE /api/account/addresses/{id}
    GET /api/account/two-step
    POST /api/account/two-step/off
    GET /api/reviews/mine
    PUT /api/reviews/mine
    DELETE /api/reviews/mine
    GET /api/products/{id}/questions/mine
    POST /api/products/{id}/questions
    DELETE /api/products/{id}/questions/{questionId}
    POST /api/checkout/Recipt-generator
    GET /api/checkout/order/{orderId}
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
    GET /api/returns/{id}/photos/{place}
    GET /api/orders/{orderId}/invoice
    POST /api/orders/{orderId}/invoice
    GET /api/payment/qr
    PUT /api/checkout/mark-paid/{orderId}
    GET /api/payment/{orderId}/status
    POST /api/payment/{orderId}/check
    POST /api/payment/{orderId}/cancel`,
  desk: `
    POST /api/account/two-step
    POST /api/account/two-step/confirm
    GET /api/account/views
    POST /api/account/views
    PATCH /api/account/views/{id}
    DELETE /api/account/views/{id}
    GET /api/payment/admin-orders
    GET /api/admin/orders/{orderId}
    GET /api/admin/orders/counts
    GET /api/admin/who-ships
    GET /api/cash-on-delivery
    GET /api/admin/invoice-seller`,
  handling: `
    PUT /api/admin/orders/{orderId}/packing
    PUT /api/admin/orders/{orderId}/serials`,
  staff: `
    PATCH /api/products/{id}
    DELETE /api/products/{id}
    POST /api/products/single_product
    POST /api/products/bulk
    POST /api/products/change-many
    POST /api/products/batches
    POST /api/products/batches/columns
    GET /api/products/batches
    GET /api/products/batches/template.csv
    GET /api/products/batches/{id}
    GET /api/products/batches/{id}/failures.csv
    POST /api/products/batches/{id}/commit
    POST /api/products/batches/{id}/undo
    POST /api/products/batches/{id}/wanted-brands
    GET /api/products/price-lists
    POST /api/products/price-lists
    POST /api/products/price-lists/check
    GET /api/admin/products
    GET /api/admin/products/{id}
    GET /api/admin/products/export.csv
    GET /api/admin/products/{id}/costs
    GET /api/admin/products/{id}/variants
    PUT /api/admin/products/{id}/variants
    POST /api/admin/products/{id}/restore
    GET /api/admin/images
    POST /api/admin/images
    PUT /api/admin/images/{hash}
    DELETE /api/admin/images/{hash}
    POST /api/admin/images/delete-many
    GET /api/admin/image-hosts
    GET /api/admin/reviews
    PATCH /api/admin/reviews/{id}
    GET /api/admin/questions
    PATCH /api/admin/questions/{id}
    GET /api/admin/stock-history/{productId}
    GET /api/payment/provider
    GET /api/notifications
    POST /api/notifications/read
    GET /api/notifications/preferences
    PUT /api/notifications/preferences
    GET /api/notifications/stream
    GET /api/analytics
    POST /api/reports/jobs
    GET /api/reports/jobs
    GET /api/reports/jobs/{id}/file
    GET /api/reports/{kind}
    GET /api/reports/{kind}/file`,
  packing: `
    PATCH /api/admin/orders/{orderId}
    POST /api/admin/orders/ship
    POST /api/admin/orders/deliver
    POST /api/admin/orders/{orderId}/came-back
    POST /api/admin/orders/{orderId}/send-again
    GET /api/admin/couriers
    POST /api/admin/orders/take-back`,
  support: `
    GET /api/admin/past-orders
    GET /api/admin/past-orders/{id}
    GET /api/admin/past-customers
    GET /api/admin/promo-codes
    GET /api/admin/users
    GET /api/admin/users/{id}
    GET /api/admin/users/{id}/notes
    POST /api/admin/users/{id}/notes
    POST /api/admin/users/{id}/resend-verification
    GET /api/admin/users/{userId}/orders
    PATCH /api/admin/returns/{id}
    PATCH /api/admin/orders/{orderId}/delivery
    PATCH /api/admin/orders/{orderId}/cod
    GET /api/admin/money/ledger
    GET /api/admin/money/balances
    GET /api/admin/money/cash
    GET /api/admin/exchange-rates
    GET /api/admin/accounts
    GET /api/admin/accounts/export.csv
    GET /api/admin/accounts/export.xlsx
    GET /api/admin/invoices
    GET /api/admin/money/unmatched
    GET /api/admin/money/days/{day}
    GET /api/admin/money/give-backs
    GET /api/admin/mails
    POST /api/admin/mails/{id}/resend`,
  answering: `
    GET /api/admin/returns`,
  helping: `
    POST /api/admin/orders/{orderId}/notes`,
  admin: `
    POST /api/admin/past-orders
    POST /api/admin/past-orders/check
    GET /api/admin/past-orders/export
    DELETE /api/admin/past-orders
    GET /api/admin/orders/buyers.csv
    GET /api/admin/orders/buyers.xlsx
    GET /api/admin/orders/export.csv
    GET /api/admin/orders/export.xlsx
    GET /api/admin/invoices/export.csv
    GET /api/admin/invoices/export.xlsx
    PATCH /api/admin/users/{id}
    DELETE /api/admin/users/{id}
    POST /api/admin/users/{id}/block
    POST /api/admin/users/{id}/unblock
    POST /api/admin/users/{id}/reset-two-step
    POST /api/admin/users/{id}/export
    GET /api/admin/users/{userId}/reviews
    GET /api/admin/users/{userId}/questions
    GET /api/admin/users/{userId}/orders/export
    GET /api/admin/users/{userId}/mails
    GET /api/admin/invitations
    POST /api/admin/invitations
    DELETE /api/admin/invitations/{id}
    PATCH /api/admin/who-ships
    GET /api/admin/audit-log
    GET /api/admin/dead-letters/{service}
    POST /api/admin/dead-letters/{service}/replay
    POST /api/admin/dead-letters/{service}/drop
    GET /api/admin/parts/{service}
    GET /api/admin/last-backup
    GET /api/admin/riel-rate
    PATCH /api/admin/riel-rate
    POST /api/admin/money/evidence/{id}/attach
    POST /api/admin/money/evidence/{id}/give-back
    POST /api/admin/money/evidence/{id}/write-off
    POST /api/admin/money/statements
    GET /api/admin/money/statements
    GET /api/admin/money/statements/{id}
    POST /api/admin/money/statements/{id}/commit
    POST /api/admin/money/days/{day}
    POST /api/admin/money/give-backs/{id}/sent
    POST /api/admin/money/give-backs/{id}/refund
    POST /api/admin/orders/{orderId}/cod/undo
    POST /api/admin/money/remittances
    POST /api/admin/money/remittances/rehearse
    GET /api/admin/pages
    PATCH /api/admin/pages/{slug}
    GET /api/admin/shop
    PATCH /api/admin/shop
    GET /api/admin/shop/look
    PATCH /api/admin/shop/look
    PUT /api/admin/image-hosts
    GET /api/admin/value-words
    PUT /api/admin/value-words
    PUT /api/admin/spec-fields/{category}
    GET /api/admin/sales
    POST /api/admin/sales
    POST /api/admin/sales/preview
    GET /api/admin/sales/{id}
    PATCH /api/admin/sales/{id}
    GET /api/admin/synonyms
    POST /api/admin/synonyms
    POST /api/admin/synonyms/try
    PATCH /api/admin/synonyms/{id}
    DELETE /api/admin/synonyms/{id}
    POST /api/brands
    PATCH /api/brands/{id}
    DELETE /api/brands/{id}
    POST /api/brands/{id}/merge
    PUT /api/admin/couriers
    PUT /api/admin/cash-on-delivery
    GET /api/admin/order-rules
    PUT /api/admin/order-rules
    GET /api/admin/sending
    PUT /api/admin/sending
    GET /api/admin/payment-methods
    PUT /api/admin/payment-methods
    PUT /api/admin/delivery
    PUT /api/admin/invoice-seller
    PUT /api/admin/exchange-rates
    POST /api/admin/promo-codes
    PATCH /api/admin/promo-codes/{id}
    POST /api/payment/{orderId}/refund`,
};

/** The access of each route by its name, such as `GET /api/brands`. */
export const accessOf = new Map(
  Object.entries(routesByAccess).flatMap(([access, names]) =>
    names
      .trim()
      .split(/\n\s*/)
      .map((name) => [name, access as Access] as const),
  ),
);

const sellers: Role[] = ['seller', 'otherSeller'];
const desk: Role[] = [...sellers, 'packer', 'support', 'admin'];

const mayCall: Record<Access, Role[]> = {
  public: ['visitor', 'unverified', 'customer', ...desk],
  login: ['unverified', 'customer', ...desk],
  verified: ['customer', ...desk],
  desk,
  handling: [...sellers, 'packer', 'admin'],
  staff: [...sellers, 'admin'],
  packing: ['packer', 'admin'],
  support: ['support', 'admin'],
  helping: ['packer', 'support', 'admin'],
  answering: [...sellers, 'support', 'admin'],
  admin: ['admin'],
};

export const roles = mayCall.public;

/** The status by which a route refuses this role; undefined where the role may call it. */
export function refusalOf(access: Access, role: Role): 401 | 403 | undefined {
  if (mayCall[access].includes(role)) return undefined;
  return role === 'visitor' ? 401 : 403;
}
