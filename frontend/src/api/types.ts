import type { Answer, JsonBody, Refusal, Schemas } from './schema';

export type User = Schemas['User'];
export type Role = User['role'];
/** An address that a user has saved. */
export type Address = Schemas['Address'];
export type AddressFacts = JsonBody<'/api/account/addresses', 'post'>;
export type AddressEdit = JsonBody<'/api/account/addresses/{id}', 'patch'>;
/** What staff must do with their account before anything else. */
export type AccountSetup = NonNullable<User['must_set_up']>;
export type Brand = Schemas['Brand'];

/** The short form of a product in lists and search results; `price` is in dollars. */
export type ProductSummary = Schemas['LeanProduct'];
export type CategorySlug = ProductSummary['category'];
export type Product = Schemas['Product'];
/** A product as staff see it, also one that is not in the shop. */
export type StaffProduct = Schemas['StaffProduct'];
export type DetailValue = string | number | boolean | null;
export type ProductDetails = Record<string, DetailValue>;
export type ProductPage = Answer<'/api/products', 'get'>;
/** A page of a category with its facets, which the storefront always asks for. */
export type CategoryPage = Required<Answer<'/api/products/{slug}/{brand}', 'get'>>;
export type SearchPage = Answer<'/api/products/search', 'get'>;
export type Facets = Schemas['Facets'];
/** A brand with the number of its products. */
export type ListedBrand = Schemas['ListedBrand'];
/** One change for many products. */
export type ManyChange = JsonBody<'/api/products/change-many', 'post'>['change'];
/** The result of that change for one product. */
export type ManyResult = Answer<'/api/products/change-many', 'post'>['results'][number];
/** An image of the library, with where it is used. */
export type LibraryImage = Schemas['LibraryImage'];
export type LibraryPage = Answer<'/api/admin/images', 'get'>;
export type ImageUpload = Answer<'/api/admin/images', 'post'>['results'][number];
export type DeletedImage = Answer<'/api/admin/images/delete-many', 'post'>['results'][number];
export type StockHistory = Answer<'/api/admin/stock-history/{productId}', 'get'>;
export type StockChange = StockHistory['changes'][number];
export type ShownReview = Schemas['Review'];
export type OwnReview = Schemas['OwnReview'];
export type StaffReview = Schemas['StaffReview'];
export type ShownQuestion = Schemas['Question'];
export type OwnQuestion = Schemas['OwnQuestion'];
export type StaffQuestion = Schemas['StaffQuestion'];
export type QuestionPage = Answer<'/api/products/{id}/questions', 'get'>;
export type StaffQuestionPage = Answer<'/api/admin/questions', 'get'>;
export type QuestionChange = JsonBody<'/api/admin/questions/{id}', 'patch'>;
export type ReviewPage = Answer<'/api/reviews', 'get'>;
export type OwnReviewState = Answer<'/api/reviews/mine', 'get'>;
export type StaffReviewPage = Answer<'/api/admin/reviews', 'get'>;
export type ReviewDraft = JsonBody<'/api/reviews/mine', 'put'>;
export type Moderation = JsonBody<'/api/admin/reviews/{id}', 'patch'>;
/** A page about the shop, in both languages. */
export type ShopPage = Schemas['ShopPage'];
export type PageSlug = ShopPage['slug'];
export type EditedShopPage = Schemas['EditedShopPage'];
export type ValueWord = Schemas['ValueWord'];
export type EditedValueWords = Schemas['EditedValueWords'];
export type ShopPageEdit = JsonBody<'/api/admin/pages/{slug}', 'patch'>;
export type Shop = Schemas['Shop'];
export type EditedShopFacts = Schemas['EditedShopFacts'];
export type ImageHosts = Schemas['ImageHosts'];
export type ImageHostsEdit = JsonBody<'/api/admin/image-hosts', 'put'>;
export type ShopLook = Schemas['ShopLook'];
export type EditedShopLook = Schemas['EditedShopLook'];
export type ShopLookEdit = JsonBody<'/api/admin/shop/look', 'patch'>;
export type HomeShelf = ShopLook['shelves'][number];
/** From whom mails come, and whether there is a bot in Telegram. */
export type Sending = Schemas['Sending'];
export type SendingEdit = JsonBody<'/api/admin/sending', 'put'>;
/** Until when orders can be returned, and what delivery costs as a rule. */
export type OrderRules = Schemas['OrderRules'];
export type OrderRulesEdit = JsonBody<'/api/admin/order-rules', 'put'>;
export type PaymentSettings = Schemas['PaymentSettings'];
export type PaymentSettingsEdit = JsonBody<'/api/admin/payment-methods', 'put'>;
export type ShopFactsEdit = JsonBody<'/api/admin/shop', 'patch'>;
/** Where a cart is to be brought and how, as far as that matters for its quote; empty where it does not. */
export type QuotedDelivery = Pick<
  JsonBody<'/api/checkout/quote', 'post'>,
  'province' | 'district' | 'delivery_method'
>;
/** A way in which a cart can be brought. */
export type OfferedDelivery = Schemas['OfferedDelivery'];
/** How long parcels take to each province. */
export type DeliveryTable = Answer<'/api/admin/delivery', 'put'>;
export type ProvinceDelivery = Schemas['ProvinceDelivery'];
export type DeliveryTableEdit = JsonBody<'/api/admin/delivery', 'put'>;
/** How many riel a dollar is. */
export type RielRate = Schemas['RielRate'];
/** With those of before. */
export type RielRates = Answer<'/api/admin/riel-rate', 'get'>;
/** The invoice of an order that holds, and with it all of its invoices and credit notes. */
export type Invoice = Answer<'/api/orders/{orderId}/invoice', 'get'>;
export type InvoiceDocument = Schemas['InvoiceDocument'];
/** The invoices and credit notes of a month, a page of them. */
export type InvoiceMonth = Answer<'/api/admin/invoices', 'get'>;
export type ListedInvoice = Schemas['ListedInvoice'];
/** What pieces of a product cost when they came. */
export type CostReceipt = Answer<'/api/admin/products/{id}/costs', 'get'>['receipts'][number];
/** What an accountant books of a month, a quarter or a year. */
export type Accounts = Schemas['Accounts'];
/** Who sells on invoices, with the version that was entered. */
export type EnteredSeller = Answer<'/api/admin/invoice-seller', 'get'>['seller'];
export type ExchangeRate = Schemas['ExchangeRate'];
/** Money that fits no payment. */
export type UnmatchedMoney = Schemas['UnmatchedMoney'];
export type UnmatchedPage = Answer<'/api/admin/money/unmatched', 'get'>;
/** What was booked, a page of it. */
export type JournalPage = Answer<'/api/admin/money/ledger', 'get'>;
export type Journal = Schemas['Journal'];
/** What an account of the books holds in one currency. */
export type Balance = Answer<'/api/admin/money/balances', 'get'>['balances'][number];
/** What came and went on a day of the shop, and whether its books are closed. */
export type BooksDay = Answer<'/api/admin/money/days/{day}', 'get'>;
/** Money that the shop has promised to give back. */
export type GiveBack = Schemas['GiveBack'];
export type GiveBackPage = Answer<'/api/admin/money/give-backs', 'get'>;
/** A bank's statement as it was read, and what becomes of its lines. */
export type Statement = Schemas['Statement'];
export type StatementLine = Schemas['StatementLine'];
/** What a courier has collected and not handed in. */
export type CourierCash = Schemas['CourierCash'];
export type HeldCash = CourierCash['orders'][number];
/** What a courier hands in. */
export type NewRemittance = JsonBody<'/api/admin/money/remittances', 'post'>;
/** A line of a courier's file. */
export type RehearsedRow = Schemas['RehearsedRemittanceRow'];
export type PromoCode = Schemas['PromoCode'];
export type PromoCodePage = Answer<'/api/admin/promo-codes', 'get'>;
export type NewPromoCode = JsonBody<'/api/admin/promo-codes', 'post'>;
export type PromoCodeChange = JsonBody<'/api/admin/promo-codes/{id}', 'patch'>;
export type ExchangeRates = Answer<'/api/admin/exchange-rates', 'get'>;
export type InvoiceLine = Schemas['InvoiceLine'];
export type Sale = Schemas['Sale'];
export type ListedSale = Schemas['ListedSale'];
export type SalePage = Answer<'/api/admin/sales', 'get'>;
export type SaleDraft = JsonBody<'/api/admin/sales', 'post'>;
export type SaleChange = JsonBody<'/api/admin/sales/{id}', 'patch'>;
export type SalePreview = Answer<'/api/admin/sales/preview', 'post'>;
export type SynonymGroup = Schemas['SynonymGroup'];
export type SynonymWords = JsonBody<'/api/admin/synonyms', 'post'>;
export type SynonymTrial = JsonBody<'/api/admin/synonyms/try', 'post'>;
/** A product that a search would find with other synonyms. */
export type TriedProduct = Answer<'/api/admin/synonyms/try', 'post'>['products'][number];
/** A bulk upload: rehearsed, being written, done or undone. */
export type BulkUpload = Schemas['BulkUpload'];
export type BulkRow = Schemas['BulkRow'];
/** What a file of products has for columns, before it is read. */
export type PriceList = Answer<'/api/products/price-lists/check', 'post'>;

/** Orders and customers of another shop system. */
export type PastOrder = Schemas['PastOrder'];
export type OwnPastOrder = Schemas['OwnPastOrder'];
export type PastCustomer = Schemas['PastCustomer'];
export type PastOrderPage = Answer<'/api/admin/past-orders', 'get'>;
export type OwnPastOrderPage = Answer<'/api/past-orders', 'get'>;
export type PastCustomerPage = Answer<'/api/admin/past-customers', 'get'>;
export type CheckedHistory = Schemas['CheckedHistory'];
export type BroughtHistory = Schemas['BroughtHistory'];
export type HistorySource = PastOrder['source'];

export type FileColumns = Answer<'/api/products/batches/columns', 'post'>;
export type BulkPage = Answer<'/api/products/batches/{id}', 'get'>;

export interface CartItem extends Omit<ProductSummary, 'compare_at_price'> {
  quantity: number;
}

export interface CartLine {
  id: number;
  quantity: number;
}

export type PaymentQr = Answer<'/api/payment/qr', 'get'>;
/** How a payment by KHQR stands, and what the bank said of it. */
export type PaymentState = Answer<'/api/payment/{orderId}/status', 'get'>;
/** How an order can be paid, the usual one first. */
export type OfferedPayment = Answer<'/api/payment/methods', 'get'>;
export type PaymentMethods = OfferedPayment['methods'];
export type Quote = Answer<'/api/checkout/quote', 'post'>;

/** A product of which the cart has more than are left. */
export type Shortage = NonNullable<Refusal<'/api/checkout/Recipt-generator', 'post', 409>['items']>[number];

export type OrderDraft = JsonBody<'/api/checkout/Recipt-generator', 'post'> & { cart: CartLine[] };
export type PlacedOrder = Answer<'/api/checkout/Recipt-generator', 'post'>;
export type Order = Schemas['Order'];
/** A paid order with what happened to it. */
export type Receipt = Schemas['Receipt'];
export type ReceiptPage = Answer<'/api/user/my-orders', 'get'>;
/** An order that can still be paid, as the bar and My Orders show it. */
export type OpenOrder = Schemas['OpenOrder'];
export type OrderItem = Order['items'][number];
export type Payment = Order['Payment'];
/** How it stands with the cash of an order that is paid at the door, as its customer sees it. */
export type OrderCash = NonNullable<Order['cod']>;
/** The same as staff see it. */
export type StaffCash = NonNullable<AdminOrder['cod']>;
/** What the courier asks for: dollars, or all of it in riel. */
export type AskedCash = OrderCash['asked'];
/** What happened to an order that is paid in cash. */
export type CashStep = JsonBody<'/api/admin/orders/{orderId}/cod', 'patch'>;
/** When shoppers may pay in cash at the door, as it was entered. */
export type CashOnDelivery = Schemas['CashOnDelivery'];
export type CashOnDeliveryEdit = JsonBody<'/api/admin/cash-on-delivery', 'put'>;
/** An order as staff see it; a seller sees only the lines of their own products. */
export type AdminOrder = Schemas['ManagedOrder'];
export type AdminOrderList = Answer<'/api/payment/admin-orders', 'get'>;
export type OrderStatusName = Order['status'];
export type OrderPage = Schemas['OrderPage'];
export type OrderEvent = Schemas['OrderEvent'];
export type UserOrders = Answer<'/api/admin/users/{userId}/orders', 'get'>;
export type PayableOrder = Answer<'/api/checkout/order/{orderId}', 'get'>;
export type OrderCounts = Answer<'/api/admin/orders/counts', 'get'>;
export type Shipping = JsonBody<'/api/admin/orders/ship', 'post'>;
export type CameBack = JsonBody<'/api/admin/orders/{orderId}/came-back', 'post'>;
export type StaffDelivery = JsonBody<'/api/admin/orders/{orderId}/delivery', 'patch'>;
/** What became of one of many orders. */
export type OrderResult = Schemas['OrderResult'];
/** What a customer sends back of an order. */
export type Return = Schemas['Return'];
export type MyReturns = Answer<'/api/user/returns', 'get'>;
export type OrderReturns = Answer<'/api/user/orders/{orderId}/returns', 'get'>;
export type ManagedReturn = Schemas['ManagedReturn'];
export type ReturnPage = Answer<'/api/admin/returns', 'get'>;
export type ReturnStep = JsonBody<'/api/admin/returns/{id}', 'patch'>;
export type CourierList = Answer<'/api/admin/couriers', 'get'>;
export type Courier = Schemas['Courier'];
export type OrderProgress = JsonBody<'/api/admin/orders/{orderId}', 'patch'>;

export type UserPage = Answer<'/api/admin/users', 'get'>;
/** A user as admins see them. */
export type ManagedUser = Schemas['ManagedUser'];
/** What staff noted about a person. */
export type UserNote = Schemas['UserNote'];

export type Session = Answer<'/api/account/sessions', 'get'>['sessions'][number];
export type LoginPage = Answer<'/api/account/logins', 'get'>;
export type Login = LoginPage['logins'][number];
export type TwoStepStatus = Answer<'/api/account/two-step', 'get'>;
export type TwoStepSecret = Answer<'/api/account/two-step', 'post'>;
export type AuditPage = Answer<'/api/admin/audit-log', 'get'>;
export type AuditEntry = Schemas['AuditEntry'];
export type Analytics = Schemas['Analytics'];
export type Report = Schemas['Report'];
export type Alert = Schemas['Alert'];
export type AlertPage = Answer<'/api/notifications', 'get'>;
/** Whether a chat of Telegram is connected to the user's account. */
export type TelegramState = Answer<'/api/account/telegram', 'get'>['telegram'];
export type TelegramCode = Answer<'/api/account/telegram', 'post'>;
export type AlertPreferences = Answer<'/api/notifications/preferences', 'get'>;
export type MailLogEntry = Schemas['MailLogEntry'];
export type MailLogPage = Answer<'/api/admin/mails', 'get'>;
/** How a service is doing. */
export type PartState = Answer<'/api/admin/parts/{service}', 'get'>['state'];
/** What is known of the last backup of the shop. */
export type LastBackup = Answer<'/api/admin/last-backup', 'get'>['backup'];
export type DeadLetter = Answer<'/api/admin/dead-letters/{service}', 'get'>['dead_letters'][number];
export type ReportJob = Schemas['ReportJob'];

/** `version` is the one that was read; the edit is refused if somebody has changed the user since. */
export type UserEdit = JsonBody<'/api/admin/users/{id}', 'patch'>;

/** An error answer of the API (application/problem+json); some codes come with more fields. */
export type Problem = Partial<Schemas['Problem']> & { status: number; [extension: string]: unknown };
