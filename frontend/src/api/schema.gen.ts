// Generated from gateway/openapi.json by `npm run openapi`.
export interface paths {
  '/api/admin/dead-letters/{service}': {
    /** What a service could not handle, and why. For staff: admin. */
    get: operations['DeadLettersController_list'];
  };
  '/api/admin/dead-letters/{service}/replay': {
    /** Hands all dead letters, or the one named, to their handler again. For staff: admin. */
    post: operations['DeadLettersController_replay'];
  };
  '/api/admin/dead-letters/{service}/drop': {
    /** Removes a dead letter for good: its event never takes effect. For staff: admin. */
    post: operations['DeadLettersController_drop'];
  };
  '/api/admin/parts/{service}': {
    /** How a service is doing. For staff: admin. */
    get: operations['PartStateController_get'];
  };
  '/api/auth/signup': {
    /** Makes a customer account and mails its code; no session yet. For everybody. */
    post: operations['AccountsController_create'];
  };
  '/api/auth/resend-code': {
    /** Mails a new verification code. For everybody. */
    post: operations['AccountsController_resend'];
  };
  '/api/auth/forgot-password': {
    /** Mails a link to set a new password, if the address is known. For everybody. */
    post: operations['AccountsController_forgot'];
  };
  '/api/auth/reset-password/{token}': {
    /** Sets a new password by the mailed link, once. For everybody. */
    post: operations['AccountsController_reset'];
  };
  '/api/account/addresses': {
    /** The caller's saved addresses, the default one first. For whoever is logged in and has verified the email. */
    get: operations['AddressesController_list'];
    /** Saves an address; the first one is the default. For whoever is logged in and has verified the email. */
    post: operations['AddressesController_add'];
  };
  '/api/account/addresses/{id}': {
    /** Deletes an address; of those that are left, one is the default. For whoever is logged in and has verified the email. */
    delete: operations['AddressesController_remove'];
    /** Changes an address, or makes it the default. For whoever is logged in and has verified the email. */
    patch: operations['AddressesController_edit'];
  };
  '/api/admin/audit-log': {
    /** What staff did, newest first. For staff: admin. */
    get: operations['AuditLogController_list'];
  };
  '/api/admin/invitations': {
    /** Who was invited and has not accepted yet, newest first. For staff: admin. */
    get: operations['InvitationsController_open'];
    /** Mails somebody a link by which they become staff; it works once, for three days. For staff: admin. */
    post: operations['InvitationsController_invite'];
  };
  '/api/admin/invitations/{id}': {
    /** Withdraws an invitation: its link stops working. For staff: admin. */
    delete: operations['InvitationsController_withdraw'];
  };
  '/api/auth/invitations/{token}': {
    /** What the invitation of a mailed link is for. For everybody. */
    get: operations['InvitationsController_opened'];
    /** Makes the account of the invited, once; they can log in then. For everybody. */
    post: operations['InvitationsController_accept'];
  };
  '/api/auth/login': {
    /** Starts a session, or answers a ticket for the second step. For everybody. */
    post: operations['SessionsController_start'];
  };
  '/api/auth/login/second-step': {
    /** Starts a session by ticket and code. For everybody. */
    post: operations['SessionsController_finish'];
  };
  '/api/auth/verify-email': {
    /** Verifies the email by its code and starts a session; elsewhere than where somebody signed up or logged in, with a new password. For everybody. */
    post: operations['SessionsController_verify'];
  };
  '/api/auth/logout': {
    /** Ends the session, if there is one. For everybody. */
    post: operations['SessionsController_end'];
  };
  '/api/auth/check-auth': {
    /** Who is logged in. For everybody. */
    get: operations['SessionsController_check'];
  };
  '/api/account/two-step': {
    /** Whether a second step is asked for at login. For whoever is logged in and has verified the email. */
    get: operations['TwoStepController_status'];
    /** Makes a secret for an authenticator app. For staff: admin, seller, packer, support. */
    post: operations['TwoStepController_start'];
  };
  '/api/account/two-step/confirm': {
    /** Switches the second step on; the recovery codes are shown this once. For staff: admin, seller, packer, support. */
    post: operations['TwoStepController_confirm'];
  };
  '/api/account/two-step/off': {
    /** Switches the second step off. For whoever is logged in and has verified the email. */
    post: operations['TwoStepController_off'];
  };
  '/api/account/profile': {
    /** Changes the caller's name, phone and language, and whether they are written to about offers. For whoever is logged in. */
    patch: operations['AccountController_profile'];
  };
  '/api/account/sessions': {
    /** The caller's sessions that still work, the last seen first. For whoever is logged in. */
    get: operations['AccountController_listSessions'];
    /** Ends all of the caller's sessions but the one that asks. For whoever is logged in. */
    delete: operations['AccountController_endOthers'];
  };
  '/api/account/sessions/{id}': {
    /** Ends one of the caller's sessions. For whoever is logged in. */
    delete: operations['AccountController_endSession'];
  };
  '/api/account/logins': {
    /** Who tried to log into the caller's account in the last 90 days. For whoever is logged in. */
    get: operations['AccountController_listLogins'];
  };
  '/api/account/password': {
    /** Sets a new password; the caller's other sessions end. For whoever is logged in. */
    post: operations['AccountController_setPassword'];
  };
  '/api/account/confirm': {
    /** Notes that the password was typed, which some routes of admins need at most 15 minutes before. For whoever is logged in. */
    post: operations['AccountController_confirm'];
  };
  '/api/admin/users/{id}/notes': {
    /** What staff noted about a person, the oldest first; for support about customers. For staff: admin, support. */
    get: operations['UserNotesController_list'];
    /** Writes a note about a person that only admins and support read. For staff: admin, support. */
    post: operations['UserNotesController_write'];
  };
  '/api/account/views': {
    /** The caller's saved views of all lists, the oldest first. For staff: admin, seller, packer, support. */
    get: operations['SavedViewsController_list'];
    /** Saves a view of a list. For staff: admin, seller, packer, support. */
    post: operations['SavedViewsController_save'];
  };
  '/api/account/views/{id}': {
    /** Deletes a view. For staff: admin, seller, packer, support. */
    delete: operations['SavedViewsController_remove'];
    /** Renames a view. For staff: admin, seller, packer, support. */
    patch: operations['SavedViewsController_rename'];
  };
  '/api/admin/users': {
    /** Users, newest first: all, or those that are searched for; for support only customers. For staff: admin, support. */
    get: operations['UsersController_list'];
  };
  '/api/admin/users/{id}': {
    /** One user; for support a customer. For staff: admin, support. */
    get: operations['UsersController_one'];
    /** Deletes a user. For staff: admin. */
    delete: operations['UsersController_remove'];
    /** Changes a user; a new role or password ends their sessions. For staff: admin. */
    patch: operations['UsersController_edit'];
  };
  '/api/admin/users/{id}/export': {
    /** What the accounts have of a person, for a copy of their data. For staff: admin. */
    post: operations['UsersController_export'];
  };
  '/api/admin/users/{id}/block': {
    /** Shuts a user out and ends their sessions. For staff: admin. */
    post: operations['UsersController_block'];
  };
  '/api/admin/users/{id}/unblock': {
    /** Lets a blocked user in again. For staff: admin. */
    post: operations['UsersController_unblock'];
  };
  '/api/admin/users/{id}/reset-two-step': {
    /** Switches the second step off for whoever lost it. For staff: admin. */
    post: operations['UsersController_resetTwoStep'];
  };
  '/api/admin/users/{id}/resend-verification': {
    /** Mails the user another verification code. For staff: admin, support. */
    post: operations['UsersController_resend'];
  };
  '/api/account/wishlist': {
    /** The products that you have marked. For whoever is logged in and has verified the email. */
    get: operations['WishlistController_find'];
    /** Says which products you have marked, all of them. For whoever is logged in and has verified the email. */
    put: operations['WishlistController_keep'];
  };
  '/api/brands': {
    /** All brands, with the number of their products. For everybody. */
    get: operations['BrandsController_all'];
    /** Adds a brand. For staff: admin. */
    post: operations['BrandsController_create'];
  };
  '/api/brands-by-category/{slug}': {
    /** The brands that have products in a category. For everybody. */
    get: operations['BrandsController_ofCategory'];
  };
  '/api/brands/{id}': {
    /** Removes a brand without products. For staff: admin. */
    delete: operations['BrandsController_remove'];
    /** Renames a brand or replaces its logo. For staff: admin. */
    patch: operations['BrandsController_change'];
  };
  '/api/brands/{id}/merge': {
    /** Gives all products of a brand to another, and removes it. For staff: admin. */
    post: operations['BrandsController_merge'];
  };
  '/images/{file}': {
    /** An image as WebP; its name may end in a width: -96, -160, -240, -320, -480, -640, -960. For everybody. */
    get: operations['ImagesController_one'];
  };
  '/api/products/batches': {
    /** Your last bulk uploads, newest first. For staff: admin, seller. */
    get: operations['UploadsController_list'];
    /** Says what a CSV file and images would do, and changes no product. For staff: admin, seller. */
    post: operations['UploadsController_rehearse'];
  };
  '/api/products/batches/columns': {
    /** The columns of a product file, what each probably is, and words in them that the shop does not know; nothing is stored. For staff: admin, seller. */
    post: operations['UploadsController_columns'];
  };
  '/api/products/batches/template.csv': {
    /** A CSV file to fill in. For staff: admin, seller. */
    get: operations['UploadsController_template'];
  };
  '/api/products/batches/{id}': {
    /** A bulk upload, how far it is, and a page of its rows. For staff: admin, seller. */
    get: operations['UploadsController_one'];
  };
  '/api/products/batches/{id}/failures.csv': {
    /** The rows that failed, as they were, with the reason. For staff: admin, seller. */
    get: operations['UploadsController_failures'];
  };
  '/api/products/batches/{id}/commit': {
    /** Has a rehearsed upload written, in the background. Again it changes nothing. For staff: admin, seller. */
    post: operations['UploadsController_commit'];
  };
  '/api/products/batches/{id}/wanted-brands': {
    /** Asks the admins for the brands of an upload that the shop does not have; once an hour they are told. For staff: admin, seller. */
    post: operations['UploadsController_wantBrands'];
  };
  '/api/products/batches/{id}/undo': {
    /** Takes a whole upload back while nothing of it is sold, held or, unless `with_edits`, edited; else 409 names the `products`. For staff: admin, seller. */
    post: operations['UploadsController_undo'];
  };
  '/api/admin/images': {
    /** The images, newest first, with where each is used. For staff: admin, seller. */
    get: operations['ImageLibraryController_page'];
    /** Uploads up to 50 images; bad ones are reported. For staff: admin, seller. */
    post: operations['ImageLibraryController_upload'];
  };
  '/api/admin/images/{hash}': {
    /** Puts another image in its place wherever it is used; a seller: where every use is theirs. For staff: admin, seller. */
    put: operations['ImageLibraryController_replace'];
    /** Deletes an image that nothing uses. For staff: admin, seller. */
    delete: operations['ImageLibraryController_remove'];
  };
  '/api/admin/images/delete-many': {
    /** Deletes many images; one that is refused stops no other. For staff: admin, seller. */
    post: operations['ImageLibraryController_removeMany'];
  };
  '/api/admin/image-hosts': {
    /** From where images of product files are fetched. For staff: admin, seller. */
    get: operations['ImageHostsController_shown'];
    /** Sets from where images are fetched. For staff: admin. */
    put: operations['ImageHostsController_change'];
  };
  '/products': {
    /** Those that `q` may mean, the best first; without `q` all products in a lean form. For everybody. */
    get: operations['ProductsController_search'];
  };
  '/api/products': {
    /** Products by pages, newest first unless told otherwise. For everybody. */
    get: operations['ProductsController_page'];
  };
  '/api/products/{slug}/{brand}': {
    /** The products of a category by pages: those of a brand (its name or id) or `all`, narrowed down by filters. For everybody. */
    get: operations['ProductsController_ofCategory'];
  };
  '/api/products/{id}': {
    /** One product with its specifications. For everybody. */
    get: operations['ProductsController_one'];
    /** Takes a product of yours (an admin: any) out of the shop. For staff: admin, seller. */
    delete: operations['ProductManagementController_remove'];
    /** Changes a product of yours (an admin: any). For staff: admin, seller. */
    patch: operations['ProductManagementController_change'];
  };
  '/api/products/search': {
    /** What `q` may mean by pages, the best first, narrowed down by filters; those by specifications only within one category. For everybody. */
    get: operations['SearchController_page'];
  };
  '/api/pages/{slug}': {
    /** A page about the shop in both languages. For everybody. */
    get: operations['PagesController_shown'];
  };
  '/api/admin/pages': {
    /** All pages about the shop, for their editor. For staff: admin. */
    get: operations['PagesController_all'];
  };
  '/api/admin/pages/{slug}': {
    /** Replaces the texts of a page. For staff: admin. */
    patch: operations['PagesController_change'];
  };
  '/api/products/price-lists': {
    /** The suppliers whose price lists you have saved, the last first. For staff: admin, seller. */
    get: operations['PriceListsController_suppliers'];
    /** Saves what the price list of a supplier says of known products: their costs, and pieces that have come. For staff: admin, seller. */
    post: operations['PriceListsController_take'];
  };
  '/api/products/price-lists/check': {
    /** Says what the price list of a supplier would do; nothing is stored. For staff: admin, seller. */
    post: operations['PriceListsController_check'];
  };
  '/api/admin/sales': {
    /** Sales by pages, the newest first. For staff: admin. */
    get: operations['PriceSalesController_page'];
    /** Plans a sale; of two that fit one product the lower price holds. For staff: admin. */
    post: operations['PriceSalesController_create'];
  };
  '/api/admin/sales/{id}': {
    /** One sale. For staff: admin. */
    get: operations['PriceSalesController_one'];
    /** Changes a sale that is planned, the names and the end of one that runs, or ends it. For staff: admin. */
    patch: operations['PriceSalesController_change'];
  };
  '/api/admin/sales/preview': {
    /** What a sale would do, were it the only one. For staff: admin. */
    post: operations['PriceSalesController_preview'];
  };
  '/api/products/single_product': {
    /** Creates a product of yours. For staff: admin, seller. */
    post: operations['ProductManagementController_create'];
  };
  '/api/products/bulk': {
    /** Creates products from a CSV file and images; bad rows are reported. For staff: admin, seller. */
    post: operations['ProductManagementController_upload'];
  };
  '/api/products/change-many': {
    /** One change for many products of yours (an admin: any); a row that is refused stops no other. For staff: admin, seller. */
    post: operations['ProductManagementController_changeMany'];
  };
  '/api/admin/products': {
    /** Products by pages, those in the shop unless told otherwise. For staff: admin, seller. */
    get: operations['StaffProductsController_page'];
  };
  '/api/admin/products/export.csv': {
    /** Your products (an admin: all) as a CSV file, which the bulk upload takes back. For staff: admin, seller. */
    get: operations['StaffProductsController_export'];
  };
  '/api/admin/products/{id}': {
    /** One product of yours (an admin: any), also a hidden one. For staff: admin, seller. */
    get: operations['StaffProductsController_one'];
  };
  '/api/admin/products/{id}/costs': {
    /** What a product of yours (an admin: any) has cost, the newest first. For staff: admin, seller. */
    get: operations['StaffProductsController_costs'];
  };
  '/api/admin/products/{id}/restore': {
    /** Puts a product of yours (an admin: any) that was deleted in the last 30 days into the shop again. For staff: admin, seller. */
    post: operations['StaffProductsController_restore'];
  };
  '/api/products/{id}/questions': {
    /** The answered questions about a product, newest first. For everybody. */
    get: operations['QuestionsController_shown'];
    /** Asks about a product. For whoever is logged in and has verified the email. */
    post: operations['QuestionsController_ask'];
  };
  '/api/products/{id}/questions/mine': {
    /** What you have asked about a product, newest first. For whoever is logged in and has verified the email. */
    get: operations['QuestionsController_mine'];
  };
  '/api/products/{id}/questions/{questionId}': {
    /** Takes your question back. For whoever is logged in and has verified the email. */
    delete: operations['QuestionsController_remove'];
  };
  '/api/admin/questions': {
    /** All questions, a seller: those about their products, newest first. For staff: admin, seller. */
    get: operations['QuestionsController_page'];
  };
  '/api/admin/users/{userId}/questions': {
    /** All questions of one user, for a copy of the person's data. For staff: admin. */
    get: operations['QuestionsController_ofUser'];
  };
  '/api/admin/questions/{id}': {
    /** Answers, hides or shows a question. For staff: admin, seller. */
    patch: operations['QuestionsController_change'];
  };
  '/api/reviews': {
    /** The approved reviews of a product, newest first. For everybody. */
    get: operations['ReviewsController_shown'];
  };
  '/api/reviews/mine': {
    /** Your review of a product, and whether you may write one. For whoever is logged in and has verified the email. */
    get: operations['ReviewsController_mine'];
    /** Writes or changes your review of a product that you bought. For whoever is logged in and has verified the email. */
    put: operations['ReviewsController_write'];
    /** Takes your review of a product back. For whoever is logged in and has verified the email. */
    delete: operations['ReviewsController_remove'];
  };
  '/api/admin/reviews': {
    /** All reviews, a seller: those of their products, newest first. For staff: admin, seller. */
    get: operations['ReviewsController_page'];
  };
  '/api/admin/users/{userId}/reviews': {
    /** All reviews of one user, for a copy of the person's data. For staff: admin. */
    get: operations['ReviewsController_ofUser'];
  };
  '/api/admin/reviews/{id}': {
    /** Approves, hides, flags or answers a review. For staff: admin, seller. */
    patch: operations['ReviewsController_moderate'];
  };
  '/images/cards/{file}': {
    /** A product with its picture, name and price for a shared link; named by its id and its price in cents, such as 42-1999.jpg. For everybody. */
    get: operations['ShareCardsController_one'];
  };
  '/api/shop': {
    /** Address, opening hours, phone and Telegram of the shop, what is empty is not shown; how it writes its prices, and how it looks. For everybody. */
    get: operations['ShopController_shown'];
  };
  '/api/admin/shop': {
    /** The same, for its editor. For staff: admin. */
    get: operations['ShopController_edited'];
    /** Changes how shoppers reach the shop. For staff: admin. */
    patch: operations['ShopController_change'];
  };
  '/api/admin/shop/look': {
    /** Name, logo, colours, landing page and mail footer of the shop, for their editor. For staff: admin. */
    get: operations['ShopLookController_edited'];
    /** Changes what is named of them; 409 also for what the environment sets. For staff: admin. */
    patch: operations['ShopLookController_change'];
  };
  '/api/spec-fields': {
    /** The specification fields of each category in their order. For everybody. */
    get: operations['SpecFieldsController_shown'];
  };
  '/api/admin/spec-fields/{category}': {
    /** Hides, orders, adds, changes and removes specification fields of a category. For staff: admin. */
    put: operations['SpecFieldsController_change'];
  };
  '/api/admin/synonyms': {
    /** All groups of words that searches take for the same, the newest first. For staff: admin. */
    get: operations['SynonymsController_all'];
    /** Adds a group of words that mean the same. For staff: admin. */
    post: operations['SynonymsController_add'];
  };
  '/api/admin/synonyms/try': {
    /** What a search would find if these words meant the same. For staff: admin. */
    post: operations['SynonymsController_try'];
  };
  '/api/admin/synonyms/{id}': {
    /** Removes a group of words. For staff: admin. */
    delete: operations['SynonymsController_remove'];
    /** Replaces the words of a group. For staff: admin. */
    patch: operations['SynonymsController_change'];
  };
  '/api/value-words': {
    /** What the shop says in Khmer for the values of specifications. For everybody. */
    get: operations['ValueWordsController_shown'];
  };
  '/api/admin/value-words': {
    /** The same for its editor, with the values that have no Khmer and need one. For staff: admin. */
    get: operations['ValueWordsController_edited'];
    /** Sets or removes the Khmer of a value. For staff: admin. */
    put: operations['ValueWordsController_change'];
  };
  '/api/admin/products/{id}/variants': {
    /** What a product of yours (an admin: any) also comes as, itself and hidden ones included. For staff: admin, seller. */
    get: operations['VariantsController_family'];
    /** Says what a product of yours (an admin: any) also comes as. For staff: admin, seller. */
    put: operations['VariantsController_join'];
  };
  '/api/admin/accounts': {
    /** What was sold and given back in a month, a quarter or a year, by day and by way to pay, with sums. For staff: admin, support. */
    get: operations['AccountsController_read'];
  };
  '/api/admin/accounts/export.csv': {
    /** The same by day and way to pay, as a CSV file. For staff: admin, support. */
    get: operations['AccountsController_csv'];
  };
  '/api/admin/accounts/export.xlsx': {
    /** The same by day and way to pay, as an XLSX file. For staff: admin, support. */
    get: operations['AccountsController_xlsx'];
  };
  '/api/checkout/quote': {
    /** What a cart costs now; holds nothing. For everybody. */
    post: operations['CheckoutController_quote'];
  };
  '/api/checkout/Recipt-generator': {
    /** Places the order and holds its stock for the payment. For whoever is logged in and has verified the email. */
    post: operations['CheckoutController_place'];
  };
  '/api/checkout/order/{orderId}': {
    /** What is to be paid for one of your orders. For whoever is logged in and has verified the email. */
    get: operations['CheckoutController_own'];
  };
  '/api/payment/methods': {
    /** How a cart can be paid; the first one is what a checkout takes that names none. For everybody. */
    get: operations['PaymentMethodsController_list'];
  };
  '/api/admin/payment-methods': {
    /** The ways to pay, and which of them are on. For staff: admin. */
    get: operations['PaymentSettingsController_now'];
    /** Turns ways to pay off, and all others on. For staff: admin. */
    put: operations['PaymentSettingsController_change'];
  };
  '/api/cash-on-delivery': {
    /** When shoppers may pay in cash at the door. For staff: admin, seller, packer, support. */
    get: operations['CashSettingsController_now'];
  };
  '/api/admin/cash-on-delivery': {
    /** Changes when shoppers may pay in cash at the door. For staff: admin. */
    put: operations['CashSettingsController_change'];
  };
  '/api/admin/orders/{orderId}/cod': {
    /** Notes what happened to an order that is paid in cash at the door: by phone, or there. For staff: admin, support. */
    patch: operations['CashStepsController_note'];
  };
  '/api/admin/orders/{orderId}/cod/undo': {
    /** Undoes that it was handed over, which was noted by mistake: on the same day, while its cash has not come in. For staff: admin. */
    post: operations['CashStepsController_undo'];
  };
  '/api/admin/exchange-rates': {
    /** The National Bank's rates of the day, the newest first. For staff: admin, support. */
    get: operations['ExchangeRatesController_list'];
    /** Enters the rate of a day, or corrects it for later invoices. For staff: admin. */
    put: operations['ExchangeRatesController_enter'];
  };
  '/api/admin/invoice-seller': {
    /** Who sells, as invoices say it. For staff: admin, packer, seller, support. */
    get: operations['InvoiceSellerController_find'];
    /** Replaces who sells on later invoices. For staff: admin. */
    put: operations['InvoiceSellerController_change'];
  };
  '/api/orders/{orderId}/invoice': {
    /** The invoice of a paid order, with its credit notes: your own, an admin any, support those of customers. For whoever is logged in and has verified the email. */
    get: operations['InvoicesController_find'];
    /** Asks for a VAT invoice of one of your orders, within 30 days of its payment; the commercial one is credited. For whoever is logged in and has verified the email. */
    post: operations['InvoicesController_request'];
  };
  '/api/admin/invoices': {
    /** The invoices and credit notes of a month, the newest first, with the sums of all. For staff: admin, support. */
    get: operations['MonthOfInvoicesController_list'];
  };
  '/api/admin/invoices/export.csv': {
    /** A month's sheet for the accountant, as a CSV file. For staff: admin. */
    get: operations['MonthOfInvoicesController_csv'];
  };
  '/api/admin/invoices/export.xlsx': {
    /** A month's sheet for the accountant, as an XLSX file. For staff: admin. */
    get: operations['MonthOfInvoicesController_xlsx'];
  };
  '/api/admin/who-ships': {
    /** Who ships the orders, and whether you do. For staff: admin, seller, packer, support. */
    get: operations['WhoShipsController_who'];
    /** Sets whether the seller of a shop with one seller ships. For staff: admin. */
    patch: operations['WhoShipsController_change'];
  };
  '/api/admin/stock-history/{productId}': {
    /** How the stock of a product of yours (an admin: any) changed, the latest first. For staff: admin, seller. */
    get: operations['StockHistoryController_ofProduct'];
  };
  '/api/admin/promo-codes': {
    /** The promo codes, the newest first. For staff: admin, support. */
    get: operations['PromoCodesController_find'];
    /** Makes a promo code. For staff: admin. */
    post: operations['PromoCodesController_create'];
  };
  '/api/admin/promo-codes/{id}': {
    /** Changes a promo code for later orders, pauses or ends it. For staff: admin. */
    patch: operations['PromoCodesController_change'];
  };
  '/api/admin/orders/export.csv': {
    /** The orders that a search of the list finds, at most 5,000, as a CSV file. For staff: admin. */
    get: operations['ExportController_csv'];
  };
  '/api/admin/orders/export.xlsx': {
    /** The orders that a search of the list finds, at most 5,000, as an XLSX file. For staff: admin. */
    get: operations['ExportController_xlsx'];
  };
  '/api/admin/orders/buyers.csv': {
    /** The customers who bought a product and kept it, at most 20,000, as a CSV file; it says who agreed to advertising, and since when. For staff: admin. */
    get: operations['ExportController_buyersCsv'];
  };
  '/api/admin/orders/buyers.xlsx': {
    /** The same as an XLSX file. For staff: admin. */
    get: operations['ExportController_buyersXlsx'];
  };
  '/api/payment/admin-orders': {
    /** Orders, newest first: all, or those that are searched for; for a seller those with their products, and only their lines, for a packer those that are paid, for support those of customers. For staff: admin, seller, packer, support. */
    get: operations['StaffOrdersController_all'];
  };
  '/api/admin/orders/counts': {
    /** How many orders are in a status; for a seller those with their products, for a packer those that are paid. For staff: admin, seller, packer, support. */
    get: operations['StaffOrdersController_count'];
  };
  '/api/admin/orders/{orderId}': {
    /** One order with all that happened to it. For staff: admin, seller, packer, support. */
    get: operations['StaffOrdersController_one'];
    /** Ships or delivers an order, or corrects how it was shipped. For staff: admin, packer, seller. */
    patch: operations['ShippingController_change'];
  };
  '/api/admin/orders/{orderId}/delivery': {
    /** Corrects where an order goes that is not shipped yet. For staff: admin, support. */
    patch: operations['StaffOrdersController_redirect'];
  };
  '/api/admin/users/{userId}/orders': {
    /** One user's orders, newest first, with what staff noted about them, and what they have spent; for support a customer's. For staff: admin, support. */
    get: operations['StaffOrdersController_ofUser'];
  };
  '/api/admin/users/{userId}/orders/export': {
    /** All orders of one user with what happened to them, for a copy of the person's data. For staff: admin. */
    get: operations['StaffOrdersController_exported'];
  };
  '/api/delivery': {
    /** In how many working days parcels arrive in each province. For everybody. */
    get: operations['DeliveryController_shown'];
  };
  '/api/admin/delivery': {
    /** Replaces what was entered of the provinces; those that are not named are as usual again. For staff: admin. */
    put: operations['DeliveryController_change'];
  };
  '/api/admin/orders/{orderId}/packing': {
    /** Notes that lines of a paid order are packed; for a seller only their own. For staff: admin, seller, packer. */
    put: operations['PackingController_pack'];
  };
  '/api/admin/order-rules': {
    /** Until when orders can be returned, and what delivery costs as a rule. For staff: admin. */
    get: operations['OrderRulesController_now'];
    /** Changes them; 409 also for what the environment sets. For staff: admin. */
    put: operations['OrderRulesController_change'];
  };
  '/api/admin/orders/{orderId}/notes': {
    /** Writes a note about an order that only staff read, no sellers. For staff: admin, packer, support. */
    post: operations['NotesController_write'];
  };
  '/api/user/my-orders': {
    /** Your paid orders with what happened to them, the newest 100 or another page, newest first. For whoever is logged in and has verified the email. */
    get: operations['MyOrdersController_mine'];
  };
  '/api/user/open-orders': {
    /** Your orders that can still be paid, and those whose cash is not in, newest first. For whoever is logged in and has verified the email. */
    get: operations['MyOrdersController_open'];
  };
  '/api/user/closed-orders': {
    /** Your newest 50 orders that were cancelled or refunded, newest first. For whoever is logged in and has verified the email. */
    get: operations['MyOrdersController_closed'];
  };
  '/api/user/orders/{orderId}/delivery': {
    /** Corrects where one of your orders goes, until something of it is packed. For whoever is logged in and has verified the email. */
    patch: operations['MyOrdersController_redirect'];
  };
  '/api/user/orders/{orderId}/cancel': {
    /** Cancels one of your orders that is paid, until something of it is packed: its money is given back. Again it changes nothing. For whoever is logged in and has verified the email. */
    post: operations['MyOrdersController_cancel'];
  };
  '/api/payment/{orderId}/refund': {
    /** Gives the money of a paid order back and returns its stock; with lines only theirs, with an amount only that; both also after shipping, once for an Idempotency-Key. For staff: admin. */
    post: operations['RefundsController_refund'];
  };
  '/api/past-orders': {
    /** What you ordered in the shop before, by the email that you have verified, newest first. For whoever is logged in and has verified the email. */
    get: operations['MyPastOrdersController_mine'];
  };
  '/api/admin/past-customers': {
    /** Customers of before: all, or those that are searched for. For staff: admin, support. */
    get: operations['PastCustomersController_all'];
  };
  '/api/admin/past-orders': {
    /** Orders of before, newest first: all, or those that are searched for. For staff: admin, support. */
    get: operations['PastOrdersController_all'];
    /** Keeps the orders or customers of an export from Shopify or WooCommerce, to be looked up. For staff: admin. */
    post: operations['PastOrdersController_bring'];
    /** Deletes all orders and customers of before that came from one shop system. For staff: admin. */
    delete: operations['PastOrdersController_remove'];
  };
  '/api/admin/past-orders/export': {
    /** All that came from other shop systems with an email, for a copy of the person's data. For staff: admin. */
    get: operations['PastOrdersController_exported'];
  };
  '/api/admin/past-orders/{id}': {
    /** One order of before. For staff: admin, support. */
    get: operations['PastOrdersController_one'];
  };
  '/api/admin/past-orders/check': {
    /** Says what an export of orders or customers from Shopify or WooCommerce would bring; nothing is stored. For staff: admin. */
    post: operations['PastOrdersController_check'];
  };
  '/api/user/orders/{orderId}/returns': {
    /** What you return of one of your orders, and what of it you still can. For whoever is logged in and has verified the email. */
    get: operations['MyReturnsController_ofOrder'];
    /** Asks to return pieces of one of your delivered orders. For whoever is logged in and has verified the email. */
    post: operations['MyReturnsController_ask'];
  };
  '/api/user/returns': {
    /** Your newest 100 returns, newest first. For whoever is logged in and has verified the email. */
    get: operations['MyReturnsController_mine'];
  };
  '/api/user/returns/{id}': {
    /** Takes back one of your returns, until it has arrived. For whoever is logged in and has verified the email. */
    patch: operations['MyReturnsController_withdraw'];
  };
  '/api/returns/{id}/photos/{place}': {
    /** A photo of a return as WebP, for its customer and staff. For whoever is logged in and has verified the email. */
    get: operations['MyReturnsController_photo'];
  };
  '/api/admin/returns': {
    /** What customers return, newest first; for a seller of what they sold, and only that, for support of customers. For staff: admin, seller, support. */
    get: operations['StaffReturnsController_find'];
  };
  '/api/admin/returns/{id}': {
    /** Accepts or refuses a return, notes that it has arrived, gives its money back or closes it without. For staff: admin, support. */
    patch: operations['StaffReturnsController_step'];
  };
  '/api/admin/orders/{orderId}/serials': {
    /** Notes the serial numbers of the pieces of an order; for a seller only of their own. For staff: admin, seller, packer. */
    put: operations['SerialsController_note'];
  };
  '/api/warranty/{serial}': {
    /** Until when the warranty of a piece holds, by its serial number in any letter case, with or without blanks and dashes. For everybody. */
    get: operations['WarrantyController_find'];
  };
  '/api/admin/couriers': {
    /** Who brings parcels to customers. For staff: admin, packer, seller. */
    get: operations['CouriersController_all'];
    /** Replaces all couriers. For staff: admin. */
    put: operations['CouriersController_change'];
  };
  '/api/admin/orders/ship': {
    /** Ships up to 100 paid orders with one courier, each judged by itself; the customers are told when they cannot be taken back any more. For staff: admin, packer, seller. */
    post: operations['ShippingController_ship'];
  };
  '/api/admin/orders/take-back': {
    /** Makes orders paid again that were shipped just now, of which nobody has been told. For staff: admin, packer, seller. */
    post: operations['ShippingController_takeBack'];
  };
  '/api/admin/orders/deliver': {
    /** Makes up to 100 shipped orders delivered, each judged by itself. For staff: admin, packer, seller. */
    post: operations['ShippingController_deliver'];
  };
  '/api/admin/orders/{orderId}/came-back': {
    /** Notes that the courier has brought a shipped order back. For staff: admin, packer, seller. */
    post: operations['ShippingController_noteBack'];
  };
  '/api/admin/orders/{orderId}/send-again': {
    /** Makes an order that came back paid again, to be packed and shipped once more. For staff: admin, packer, seller. */
    post: operations['ShippingController_sendAgain'];
  };
  '/api/payment-callbacks/{method}': {
    /** For providers of payments: there is news of one of them, about which the shop asks then. For everybody. */
    post: operations['CallbacksController_hear'];
  };
  '/api/payment/{orderId}/status': {
    /** Whether one of your orders is paid, and when its bank is asked next. For whoever is logged in and has verified the email. */
    get: operations['PaymentStatusController_status'];
  };
  '/api/payment/{orderId}/check': {
    /** Asks the bank now whether one of your orders is paid. For whoever is logged in and has verified the email. */
    post: operations['PaymentStatusController_check'];
  };
  '/api/admin/money/ledger': {
    /** What was booked, newest first. For staff: admin, support. */
    get: operations['LedgerController_list'];
  };
  '/api/admin/money/balances': {
    /** What each account holds. For staff: admin, support. */
    get: operations['LedgerController_balances'];
  };
  '/api/admin/money/statements': {
    /** The last statements that were read, taken or not, newest first. For staff: admin. */
    get: operations['StatementsController_list'];
    /** Says what a bank's file, or its messages as JSON `{ text }`, would do, and books nothing. For staff: admin. */
    post: operations['StatementsController_rehearse'];
  };
  '/api/admin/money/statements/{id}': {
    /** A statement as it was read, and what becomes of its lines. For staff: admin. */
    get: operations['StatementsController_read'];
  };
  '/api/admin/money/statements/{id}/commit': {
    /** Takes a statement into the books, all of it and once. For staff: admin. */
    post: operations['StatementsController_commit'];
  };
  '/api/admin/money/cash': {
    /** The cash that each courier holds, by order, the oldest first. For staff: admin, support. */
    get: operations['CashDeskController_held'];
  };
  '/api/admin/money/remittances': {
    /** Notes that a courier has handed in the cash of up to 500 orders, all of it or none. For staff: admin. */
    post: operations['CashDeskController_remit'];
  };
  '/api/admin/money/remittances/rehearse': {
    /** Reads a courier's file: what it would hand in, and what of it would be refused, by line; writes nothing. For staff: admin. */
    post: operations['CashDeskController_rehearse'];
  };
  '/api/admin/money/give-backs': {
    /** What is to be given back, the oldest first. For staff: admin, support. */
    get: operations['GiveBacksController_list'];
  };
  '/api/admin/money/give-backs/{id}/sent': {
    /** Notes that it was sent; much money is proposed so, and noted when another admin says the same. For staff: admin. */
    post: operations['GiveBacksController_sent'];
  };
  '/api/admin/money/give-backs/{id}/refund': {
    /** Has the provider that took the money give it back; much is proposed so, and asked for when another admin says the same. For staff: admin. */
    post: operations['GiveBacksController_refund'];
  };
  '/api/payment/riel-rate': {
    /** About how many riel a dollar is. For everybody. */
    get: operations['RielRateController_shown'];
  };
  '/api/admin/riel-rate': {
    /** The riel rate and how prices are written, for their editor. For staff: admin. */
    get: operations['RielRateController_edited'];
    /** Sets the riel rate, and how prices are written. For staff: admin. */
    patch: operations['RielRateController_change'];
  };
  '/api/admin/money/days/{day}': {
    /** What came and went on a day, what each account had, and whether it is closed. For staff: admin, support. */
    get: operations['DaysController_read'];
    /** Closes a day with what was counted; what comes later is booked on the first open one. For staff: admin. */
    post: operations['DaysController_close'];
  };
  '/api/admin/money/unmatched': {
    /** Money that fits no payment, newest first. For staff: admin, support. */
    get: operations['DeskController_list'];
  };
  '/api/admin/money/evidence/{id}/attach': {
    /** Pays an order with it that waits for exactly this amount. For staff: admin. */
    post: operations['DeskController_attach'];
  };
  '/api/admin/money/evidence/{id}/give-back': {
    /** Notes that it was sent back to whoever paid. For staff: admin. */
    post: operations['DeskController_giveBack'];
  };
  '/api/admin/money/evidence/{id}/write-off': {
    /** Notes that the shop keeps it. For staff: admin. */
    post: operations['DeskController_writeOff'];
  };
  '/api/payment/provider': {
    /** How shoppers pay. For staff: admin, seller. */
    get: operations['PaymentsController_provider'];
  };
  '/api/payment/qr': {
    /** The KHQR image to pay one of your orders, as a data URL, and about what it costs in riel. For whoever is logged in and has verified the email. */
    get: operations['PaymentsController_qr'];
  };
  '/api/checkout/mark-paid/{orderId}': {
    /** Pays the order (demo provider); a repeat answers the same. For whoever is logged in and has verified the email. */
    put: operations['PaymentsController_markPaid'];
  };
  '/api/payment/{orderId}/cancel': {
    /** Gives up an order that is not paid yet: your own, or as an admin or support any. For whoever is logged in and has verified the email. */
    post: operations['PaymentsController_cancel'];
  };
  '/api/notifications': {
    /** Alerts, newest first: for a seller of their products and their lines of orders, for an admin all. For staff: admin, seller. */
    get: operations['AlertsController_list'];
  };
  '/api/notifications/read': {
    /** Marks alerts as read; answers how many are left. For staff: admin, seller. */
    post: operations['AlertsController_read'];
  };
  '/api/notifications/preferences': {
    /** Which alerts one wants, which by mail too, and from which stock on. For staff: admin, seller. */
    get: operations['AlertsController_wanted'];
    /** Sets which alerts one wants; what is left out stays as it is. For staff: admin, seller. */
    put: operations['AlertsController_want'];
  };
  '/api/notifications/stream': {
    /** Server-sent events: `unread` with the count, `alert` with each new one; ends after a minute at most, to be opened again. For staff: admin, seller. */
    get: operations['AlertsController_stream'];
  };
  '/api/admin/last-backup': {
    /** When the last backup of the shop was made, as noted. For staff: admin. */
    get: operations['BackupsController_last'];
  };
  '/api/admin/mails': {
    /** The mails, newest first, for support only those to customers; `q` is part of an address or the number or id of an order. For staff: admin, support. */
    get: operations['MailLogController_list'];
  };
  '/api/admin/users/{userId}/mails': {
    /** All mails to one user, for a copy of the person's data. For staff: admin. */
    get: operations['MailLogController_ofUser'];
  };
  '/api/admin/mails/{id}/resend': {
    /** Sends a mail again, for support one to a customer; 409 for codes, links, steps of orders that are over, settled orders and mails that wait or were just sent again; 5 an hour to one address. For staff: admin, support. */
    post: operations['MailLogController_resend'];
  };
  '/api/dev/mailbox': {
    /** The mails that were sent, newest first; 404 when mail is sent for real. For everybody. */
    get: operations['MailboxController_messages'];
  };
  '/api/admin/sending': {
    /** From whom mails come, and whether there is a bot in Telegram. For staff: admin. */
    get: operations['SendingController_now'];
    /** Changes them; 409 also for what the environment sets. For staff: admin. */
    put: operations['SendingController_change'];
  };
  '/api/account/telegram': {
    /** Whether a chat of Telegram is connected to your account. For whoever is logged in and has verified the email. */
    get: operations['TelegramController_state'];
    /** A code that connects a chat of Telegram to your account, once, within a quarter of an hour. For whoever is logged in and has verified the email. */
    post: operations['TelegramController_connect'];
    /** Disconnects the chat of Telegram from your account. For whoever is logged in and has verified the email. */
    delete: operations['TelegramController_disconnect'];
  };
  '/api/telegram/updates': {
    /** For Telegram: something was pressed or written in a chat of the bot. For everybody. */
    post: operations['TelegramController_hear'];
  };
  '/api/products/{id}/notify-me': {
    /** Asks for one mail when the product is back, or costs less than a price. For everybody. */
    post: operations['WaitsController_notifyMe'];
  };
  '/api/product-alerts/confirm': {
    /** The link in a mail: yes, tell me. For everybody. */
    post: operations['WaitsController_confirm'];
  };
  '/api/product-alerts/end': {
    /** The link in a mail: no more of this product. For everybody. */
    post: operations['WaitsController_end'];
  };
  '/api/analytics': {
    /** Sales of a range of days and of the one before, and what is low in stock. For staff: admin, seller. */
    get: operations['AnalyticsController_overview'];
  };
  '/api/reports/jobs': {
    /** Your reports of the last day, newest first. For staff: admin, seller. */
    get: operations['ReportJobsController_list'];
    /** Has a report made in the background. For staff: admin, seller. */
    post: operations['ReportJobsController_start'];
  };
  '/api/reports/jobs/{id}/file': {
    /** The file of one of your reports; 404 until it is made, and for everybody else. For staff: admin, seller. */
    get: operations['ReportJobsController_file'];
  };
  '/api/reports/{kind}': {
    /** A report by pages; of sellers, about their own lines. For staff: admin, seller. */
    get: operations['ReportsController_page'];
  };
  '/api/reports/{kind}/file': {
    /** A report of at most 5,000 rows as a CSV or XLSX file; 409 for a longer one. For staff: admin, seller. */
    get: operations['ReportsController_file'];
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    User: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      /** @enum {string} */
      role: 'admin' | 'seller' | 'packer' | 'support' | 'customer';
      phone: string | null;
      address: string | null;
      /**
       * @description Null until they have chosen one
       * @enum {string|null}
       */
      language: 'km' | 'en' | null;
      /** @description Whether they agreed to be written to about offers */
      news: boolean;
      is_verified: boolean;
      created_at: string;
      /**
       * @description What staff must do before anything else; only there when it is so
       * @enum {string}
       */
      must_set_up?: 'password' | 'two_step';
    };
    Address: {
      /** Format: uuid */
      id: string;
      label: string;
      recipient: string;
      phone: string;
      province: string;
      district: string;
      line: string;
      /** @description Where a map shows it, if anybody has pinned it */
      map_link?: string;
      is_default: boolean;
    };
    AuditEntry: {
      id: string;
      at: string;
      service: string;
      action: string;
      actor: {
        /** Format: uuid */
        id: string;
        name: string;
        email: string;
      };
      subject: { type: string; id: string; name: string };
      before: { [key: string]: unknown } | null;
      after: { [key: string]: unknown } | null;
    };
    Invitation: {
      /** Format: uuid */
      id: string;
      email: string;
      /** @enum {string} */
      role: 'admin' | 'seller' | 'packer' | 'support';
      invited_by: string;
      created_at: string;
      expires_at: string;
    };
    UserNote: { id: number; text: string; at: string; by: string };
    SavedView: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      list:
        | 'orders'
        | 'products'
        | 'users'
        | 'reviews'
        | 'images'
        | 'alerts'
        | 'mails'
        | 'failed_events'
        | 'audit_log'
        | 'search_words'
        | 'khmer_values'
        | 'reports';
      name: string;
      filters: { [key: string]: string };
    };
    ManagedUser: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string;
      /** @enum {string} */
      role: 'admin' | 'seller' | 'packer' | 'support' | 'customer';
      phone: string | null;
      address: string | null;
      /**
       * @description Null until they have chosen one
       * @enum {string|null}
       */
      language: 'km' | 'en' | null;
      /** @description Whether they agreed to be written to about offers */
      news: boolean;
      is_verified: boolean;
      created_at: string;
      /**
       * @description What staff must do before anything else; only there when it is so
       * @enum {string}
       */
      must_set_up?: 'password' | 'two_step';
      is_blocked: boolean;
      has_two_step: boolean;
      /** @description When they agreed to the terms and the privacy policy; null where that is not recorded */
      terms_agreed_at: string | null;
      /** @description When they agreed to be written to about offers; null where they have not, or no more */
      news_agreed_at: string | null;
      version: number;
    };
    Problem: {
      type: string;
      title: string;
      status: number;
      detail: string;
      message: string;
      code: string;
      params: { [key: string]: unknown };
      traceId?: string;
      errors?: {
        code: string;
        /** @description What the gaps of its text hold */
        params: { [key: string]: unknown };
        /** @description The field or column at fault, where it is one */
        field: string;
        message: string;
      }[];
    };
    ListedBrand: { id: number; name: string; image_url: string; products: number; version: number };
    Brand: { id: number; name: string; image_url: string };
    BulkUpload: {
      /** Format: uuid */
      id: string;
      file_name: string;
      /** @enum {string} */
      state: 'rehearsed' | 'running' | 'done' | 'undone';
      created_at: string;
      finished_at: string | null;
      total: number;
      create: number;
      change: number;
      same: number;
      error: number;
      near_brands: number;
      uploaded: number;
      failed: number;
      waiting: number;
      /** @description Images that the file names by web addresses from where the shop fetches some */
      web_images: number;
      /** @description Those of them that are still to be fetched; until then nothing is written */
      images_waiting: number;
      unread_columns: string[];
      unused_images: string[];
    };
    BulkRow: {
      row: number;
      name: string;
      /** @enum {string} */
      verdict: 'create' | 'change' | 'same' | 'error';
      /** @enum {string|null} */
      outcome: 'done' | 'failed' | null;
      error: string | null;
      /** @description What `error` says, one by one */
      faults: components['schemas']['Fault'][];
      /** @description What is to be known of a good row: why further images cannot be had, which variants stay one product */
      notes: components['schemas']['Fault'][];
      brand: string;
      like_brands: string[];
      image: string;
      image_url: string | null;
      /** @description The stored size of an image that can hardly be meant: tiny, or very narrow */
      odd_image: { width: number; height: number } | null;
      before: { [key: string]: unknown } | null;
      after: { [key: string]: unknown } | null;
      id: number | null;
    };
    Fault: {
      code: string;
      /** @description What the gaps of its text hold */
      params: { [key: string]: unknown };
      /** @description The field or column at fault, where it is one */
      field?: string;
      message: string;
    };
    LibraryImage: {
      hash: string;
      url: string;
      file_name: string | null;
      width: number | null;
      height: number | null;
      bytes: number;
      uploaded_by: string | null;
      /** Format: date-time */
      uploaded_at: string;
      /** @description What shows it; `is_own`: the caller may change it */
      uses: {
        products: {
          id: number;
          name: string;
          /** @enum {string} */
          category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
          is_own: boolean;
        }[];
        brands: { id: number; name: string }[];
        /** @description At most 50 of the products are named */
        total: number;
      };
    };
    ImageHosts: {
      /** @description `cdn.example.com`, `*.example.com`, and with `http://` before it also without https */
      hosts: string[];
      version: number;
    };
    LeanProduct: {
      id: number;
      name: string;
      name_km: string | null;
      price: number;
      /** @description What it cost before; null unless that is more */
      compare_at_price: number | null;
      /** @enum {string} */
      category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
      image_url: string;
      stock: number;
      sold: number;
      brand: components['schemas']['Brand'];
    };
    Product: {
      id: number;
      name: string;
      name_km: string | null;
      price: number;
      /** @description What it cost before; null unless that is more */
      compare_at_price: number | null;
      /** @enum {string} */
      category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
      image_url: string;
      stock: number;
      sold: number;
      brand: components['schemas']['Brand'];
      /** @description The sale that it is in; staff see its own price beside it */
      sale: {
        name: string | null;
        name_km: string | null;
        /** @description What shoppers pay in it */
        price: number;
        /** Format: date-time */
        ends_at: string;
      } | null;
      /** @description All images in order; `image_url` is the first */
      images: { url: string; alt: string | null; alt_km: string | null }[];
      /** @description With so many or fewer left it needs restock */
      restock_at: number;
      sku: string | null;
      barcode: string | null;
      /** @description For how many months there is a warranty; null for none */
      warranty_months: number | null;
      description: string;
      description_km: string | null;
      rating: { average: number | null; count: number };
      /** Format: uuid */
      seller_id: string;
      version: number;
      /** @description What it also comes as, itself included */
      variants?: components['schemas']['ProductVariant'][];
      MouseModel?: components['schemas']['MouseModel'];
      KeyboardModel?: components['schemas']['KeyboardModel'];
      HeadphoneModel?: components['schemas']['HeadphoneModel'];
      MonitorModel?: components['schemas']['MonitorModel'];
      MousepadModel?: components['schemas']['MousepadModel'];
    };
    ProductVariant: {
      id: number;
      name: string;
      name_km: string | null;
      /** @enum {string} */
      category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
      /** @description What tells it from the others, such as its colour */
      label: string;
      in_stock: boolean;
    };
    MouseModel: {
      dpi: number | null;
      mouse_rgb: boolean | null;
      connection: string | null;
      battery: string | null;
      weight_grams: number | null;
      mouse_color: string | null;
      mouse_other_features: string | null;
    };
    KeyboardModel: {
      layout: string | null;
      switch_type: string | null;
      keyboard_color: string | null;
      keyboard_rgb: boolean | null;
      keyboard_connection: string | null;
      keycap_material: string | null;
      keyboard_battery: string | null;
      keyboard_weight_grams: number | null;
      keyboard_other_features: string | null;
    };
    HeadphoneModel: {
      frequency_response: string | null;
      mic: boolean | null;
      headphone_connection: string | null;
      surround_sound: boolean | null;
      headphone_battery: string | null;
      headphone_weight_grams: number | null;
      headphone_color: string | null;
      headphone_other_features: string | null;
    };
    MonitorModel: {
      screen_size: string | null;
      resolution: string | null;
      refresh_rate: string | null;
      panel_type: string | null;
      monitor_connection: string | null;
      monitor_color: string | null;
      monitor_weight: number | null;
      /** @description The weight as typed, with its unit */
      monitor_weight_text?: string | null;
    };
    MousepadModel: {
      size: string | null;
      material: string | null;
      thickness_mm: number | null;
      mousepad_color: string | null;
    };
    Facets: {
      price: { min: number; max: number } | null;
      in_stock: number;
      details: { name: string; values: { value: string; count: number }[] }[];
    };
    OneProduct: {
      id: number;
      name: string;
      name_km: string | null;
      price: number;
      /** @description What it cost before; null unless that is more */
      compare_at_price: number | null;
      /** @enum {string} */
      category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
      image_url: string;
      stock: number;
      sold: number;
      brand: components['schemas']['Brand'];
      /** @description The sale that it is in; staff see its own price beside it */
      sale: {
        name: string | null;
        name_km: string | null;
        /** @description What shoppers pay in it */
        price: number;
        /** Format: date-time */
        ends_at: string;
      } | null;
      /** @description All images in order; `image_url` is the first */
      images: { url: string; alt: string | null; alt_km: string | null }[];
      /** @description With so many or fewer left it needs restock */
      restock_at: number;
      sku: string | null;
      barcode: string | null;
      /** @description For how many months there is a warranty; null for none */
      warranty_months: number | null;
      description: string;
      description_km: string | null;
      rating: { average: number | null; count: number };
      /** Format: uuid */
      seller_id: string;
      version: number;
      /** @description What it also comes as, itself included */
      variants?: components['schemas']['ProductVariant'][];
      MouseModel?: components['schemas']['MouseModel'];
      KeyboardModel?: components['schemas']['KeyboardModel'];
      HeadphoneModel?: components['schemas']['HeadphoneModel'];
      MonitorModel?: components['schemas']['MonitorModel'];
      MousepadModel?: components['schemas']['MousepadModel'];
      product: components['schemas']['Product'];
    };
    ShopPage: {
      /** @enum {string} */
      slug: 'about' | 'delivery' | 'returns' | 'warranty' | 'privacy' | 'terms';
      title: string;
      title_km: string;
      text: string;
      text_km: string;
      /** Format: date-time */
      updated_at: string;
    };
    EditedShopPage: {
      /** @enum {string} */
      slug: 'about' | 'delivery' | 'returns' | 'warranty' | 'privacy' | 'terms';
      title: string;
      title_km: string;
      text: string;
      text_km: string;
      /** Format: date-time */
      updated_at: string;
      version: number;
    };
    PriceListRow: {
      row: number;
      code: string;
      name: string;
      /** @enum {string} */
      verdict: 'change' | 'same' | 'unknown' | 'error';
      error: string | null;
      faults: components['schemas']['Fault'][];
      /** @description Products that it may mean, where those are several */
      candidates: string[];
      product: { id: number; name: string; sku: string | null; price: number; stock: number } | null;
      quantity: number;
      /** @description In dollars */
      cost_before: number | null;
      cost_after: number | null;
      /** @description In percent of the price */
      margin_before: number | null;
      margin_after: number | null;
    };
    ListedSale: {
      id: number;
      name: string | null;
      name_km: string | null;
      percent_off: number | null;
      amount_off_cents: number | null;
      /** @enum {string} */
      target: 'all' | 'brand' | 'category' | 'products';
      brand_id: number | null;
      /** @enum {string|null} */
      category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor' | null;
      /** Format: date-time */
      begins_at: string;
      /** Format: date-time */
      ends_at: string;
      /** @enum {string} */
      state: 'planned' | 'running' | 'ended';
      version: number;
      /** @description How many products it names */
      chosen: number;
      brand: string | null;
      /** @description How many products have its price just now */
      products: number;
    };
    Sale: {
      id: number;
      name: string | null;
      name_km: string | null;
      percent_off: number | null;
      amount_off_cents: number | null;
      /** @enum {string} */
      target: 'all' | 'brand' | 'category' | 'products';
      brand_id: number | null;
      /** @enum {string|null} */
      category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor' | null;
      /** Format: date-time */
      begins_at: string;
      /** Format: date-time */
      ends_at: string;
      /** @enum {string} */
      state: 'planned' | 'running' | 'ended';
      version: number;
      product_ids: number[];
    };
    StaffProduct: {
      id: number;
      name: string;
      name_km: string | null;
      price: number;
      /** @description What it cost before; null unless that is more */
      compare_at_price: number | null;
      /** @enum {string} */
      category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
      image_url: string;
      stock: number;
      sold: number;
      brand: components['schemas']['Brand'];
      /** @description The sale that it is in; staff see its own price beside it */
      sale: {
        name: string | null;
        name_km: string | null;
        /** @description What shoppers pay in it */
        price: number;
        /** Format: date-time */
        ends_at: string;
      } | null;
      /** @description All images in order; `image_url` is the first */
      images: { url: string; alt: string | null; alt_km: string | null }[];
      /** @description With so many or fewer left it needs restock */
      restock_at: number;
      sku: string | null;
      barcode: string | null;
      /** @description For how many months there is a warranty; null for none */
      warranty_months: number | null;
      description: string;
      description_km: string | null;
      rating: { average: number | null; count: number };
      /** Format: uuid */
      seller_id: string;
      version: number;
      /** @description What it also comes as, itself included */
      variants?: components['schemas']['ProductVariant'][];
      MouseModel?: components['schemas']['MouseModel'];
      KeyboardModel?: components['schemas']['KeyboardModel'];
      HeadphoneModel?: components['schemas']['HeadphoneModel'];
      MonitorModel?: components['schemas']['MonitorModel'];
      MousepadModel?: components['schemas']['MousepadModel'];
      /** @description What it cost its seller the last time */
      cost: number | null;
      /** @description What the pieces on stock cost on average */
      average_cost: number | null;
      /** @description Of its price, what is left after the average cost, in percent */
      margin: number | null;
      hidden: boolean;
      /**
       * Format: date-time
       * @description When a hidden product is shown
       */
      visible_from: string | null;
      /** Format: date-time */
      deleted_at: string | null;
    };
    Question: {
      id: number;
      author: string;
      /** @description Set where the author's account was deleted */
      is_former_customer?: boolean;
      text: string;
      /** Format: date-time */
      created_at: string;
      answer: string | null;
      /** Format: date-time */
      answered_at: string | null;
    };
    OwnQuestion: {
      id: number;
      author: string;
      /** @description Set where the author's account was deleted */
      is_former_customer?: boolean;
      text: string;
      /** Format: date-time */
      created_at: string;
      answer: string | null;
      /** Format: date-time */
      answered_at: string | null;
      /** @enum {string} */
      status: 'waiting' | 'answered' | 'hidden';
    };
    StaffQuestion: {
      id: number;
      author: string;
      /** @description Set where the author's account was deleted */
      is_former_customer?: boolean;
      text: string;
      /** Format: date-time */
      created_at: string;
      answer: string | null;
      /** Format: date-time */
      answered_at: string | null;
      /** @enum {string} */
      status: 'waiting' | 'answered' | 'hidden';
      version: number;
      product: {
        id: number;
        name: string;
        /** @enum {string} */
        category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
        image_url: string;
      };
    };
    Review: {
      id: number;
      author: string;
      /** @description Set where the author's account was deleted */
      is_former_customer?: boolean;
      rating: number;
      text: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      answer: string | null;
      /** Format: date-time */
      answered_at: string | null;
    };
    OwnReview: {
      id: number;
      author: string;
      /** @description Set where the author's account was deleted */
      is_former_customer?: boolean;
      rating: number;
      text: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      answer: string | null;
      /** Format: date-time */
      answered_at: string | null;
      /** @enum {string} */
      status: 'pending' | 'approved' | 'hidden';
    };
    StaffReview: {
      id: number;
      author: string;
      /** @description Set where the author's account was deleted */
      is_former_customer?: boolean;
      rating: number;
      text: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      answer: string | null;
      /** Format: date-time */
      answered_at: string | null;
      /** @enum {string} */
      status: 'pending' | 'approved' | 'hidden';
      version: number;
      /**
       * Format: date-time
       * @description When the seller asked the admins to look at it
       */
      flagged_at: string | null;
      product: {
        id: number;
        name: string;
        /** @enum {string} */
        category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
        image_url: string;
      };
    };
    Shop: {
      address: string;
      address_km: string;
      hours: string;
      hours_km: string;
      phone: string;
      /** @description A name on Telegram, without the @ */
      telegram: string;
      /** @description A name on Messenger, as in m.me/name */
      messenger: string;
      /** @description Riel for a dollar */
      riel_rate: number;
      /** @enum {string} */
      prices: 'dollars-first' | 'riel-first' | 'dollars-only';
      look: components['schemas']['ShopLook'];
    };
    ShopLook: {
      name: string;
      logo: string | null;
      brand_color: string | null;
      accent_color: string | null;
      /** @description '' for the usual one, as for the text; pictures of products without a picture */
      hero_title: string;
      hero_title_km: string;
      hero_text: string;
      hero_text_km: string;
      hero_image: string | null;
      /** @description What the landing page shows below its top, in this order */
      shelves: ('new-arrivals' | 'best-sellers' | 'brands' | 'recently-viewed' | 'promises')[];
    };
    EditedShopFacts: {
      address: string;
      address_km: string;
      hours: string;
      hours_km: string;
      phone: string;
      /** @description A name on Telegram, without the @ */
      telegram: string;
      /** @description A name on Messenger, as in m.me/name */
      messenger: string;
      version: number;
    };
    EditedShopLook: {
      name: string;
      logo: string | null;
      brand_color: string | null;
      accent_color: string | null;
      /** @description '' for the usual one, as for the text; pictures of products without a picture */
      hero_title: string;
      hero_title_km: string;
      hero_text: string;
      hero_text_km: string;
      hero_image: string | null;
      /** @description What the landing page shows below its top, in this order */
      shelves: ('new-arrivals' | 'best-sellers' | 'brands' | 'recently-viewed' | 'promises')[];
      mail_footer: string;
      mail_footer_km: string;
      version: number;
      /** @description What the environment sets, which stands above what admins set */
      environment: { name: string | null };
    };
    SpecField: {
      name: string;
      /** @description Null for own fields, whose words the storefront has */
      label: string | null;
      label_km: string | null;
      /** @enum {string} */
      kind: 'text' | 'number' | 'yes_no';
      unit: string | null;
      unit_km: string | null;
      /** @description Whether shoppers neither see it nor filter or search by it */
      hidden: boolean;
      /** @description Whether an admin has added it */
      added: boolean;
    };
    SynonymGroup: { id: number; words: string[]; also: string[]; version: number };
    EditedValueWords: {
      words: components['schemas']['ValueWord'][];
      /** @description Values of products without Khmer, the most frequent first, at most 200 */
      missing: { value: string; products: number }[];
    };
    ValueWord: {
      /** @description In small letters, with # for each number */
      value: string;
      khmer: string;
    };
    Accounts: {
      /** @enum {string} */
      currency: 'USD';
      /** @description Those on which something moved */
      days: {
        day: string;
        orders: number;
        /** @description At their prices */
        goods_cents: number;
        /** @description What promo codes took off */
        discount_cents: number;
        /** @description Goods without the discount */
        sales_cents: number;
        delivery_cents: number;
        tax_cents: number;
        /** @description Sales, delivery and tax */
        total_cents: number;
        /** @description Given back on these days, whenever it was sold */
        refunded_cents: number;
        /** @description The total without what was given back */
        net_cents: number;
        /** @description What shoppers gave in dollars */
        received_cents: number;
        /** @description What they gave in riel, exactly; without change in riel */
        received_khr: number;
        /** @description Of what was paid in riel by KHQR */
        refunded_khr: number;
        /** @description Of the total, what couriers have not handed in yet */
        with_couriers_cents: number;
      }[];
      methods: {
        /** @enum {string} */
        method: 'demo' | 'khqr' | 'cod';
        /** @enum {string} */
        currency: 'USD' | 'KHR';
        orders: number;
        /** @description At their prices */
        goods_cents: number;
        /** @description What promo codes took off */
        discount_cents: number;
        /** @description Goods without the discount */
        sales_cents: number;
        delivery_cents: number;
        tax_cents: number;
        /** @description Sales, delivery and tax */
        total_cents: number;
        /** @description Given back on these days, whenever it was sold */
        refunded_cents: number;
        /** @description The total without what was given back */
        net_cents: number;
        /** @description What shoppers gave in dollars */
        received_cents: number;
        /** @description What they gave in riel, exactly; without change in riel */
        received_khr: number;
        /** @description Of what was paid in riel by KHQR */
        refunded_khr: number;
        /** @description Of the total, what couriers have not handed in yet */
        with_couriers_cents: number;
      }[];
      sums: {
        orders: number;
        /** @description At their prices */
        goods_cents: number;
        /** @description What promo codes took off */
        discount_cents: number;
        /** @description Goods without the discount */
        sales_cents: number;
        delivery_cents: number;
        tax_cents: number;
        /** @description Sales, delivery and tax */
        total_cents: number;
        /** @description Given back on these days, whenever it was sold */
        refunded_cents: number;
        /** @description The total without what was given back */
        net_cents: number;
        /** @description What shoppers gave in dollars */
        received_cents: number;
        /** @description What they gave in riel, exactly; without change in riel */
        received_khr: number;
        /** @description Of what was paid in riel by KHQR */
        refunded_khr: number;
        /** @description Of the total, what couriers have not handed in yet */
        with_couriers_cents: number;
      };
      /** @description Invoices less credit notes that were issued on these days */
      invoiced_cents: number;
    };
    OfferedDelivery: {
      key: string;
      name: string;
      name_km: string | null;
      /** @description Until when an order leaves on the same day, by Phnom Penh's clock */
      cutoff: string | null;
      /** @description For this cart, without its promo code */
      fee_cents: number;
      /** @description It is free for goods of so much */
      free_from_cents: number | null;
      /** @description Working days after payment */
      days_from: number;
      days_to: number;
      /** @description The shopper comes to the shop for it */
      pick_up: boolean;
    };
    Order: {
      id: string;
      /** @description By which people name the order, such as MG-2611-0042 */
      order_number: string;
      /** @enum {string} */
      status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      created_at: string;
      /** @description Null for cash on delivery */
      pay_until: string | null;
      customer_name: string;
      phone_number: string;
      /** @description The whole address, with district and province */
      shipping_address: string;
      province: string | null;
      district: string | null;
      /** @description What the courier should know */
      note: string | null;
      /** @description Where a map shows the place: a link, or a latitude and a longitude */
      map_link: string | null;
      /** @description How it is brought, as it was chosen; null where there was no choice */
      delivery_method: components['schemas']['DeliveryOfOrder'] | (never | null);
      /** @description When the courier brought it back, if it was not sent again since */
      came_back_at: string | null;
      promo_code: string | null;
      /** @description What the promo code took off the goods; 0 without one */
      discount: number;
      /** @description After the discount */
      subtotal: number;
      shipping: number;
      tax: number;
      total_price: number;
      payment_method: string;
      /**
       * @description In which money it is paid; riel by KHQR only
       * @enum {string}
       */
      pay_currency: 'USD' | 'KHR';
      /** @description Riel for a dollar when it was placed; null in old orders */
      riel_rate: number | null;
      /** @description The total in riel, rounded half up to 100; null without a rate */
      total_khr: number | null;
      /** @description Null where it is not paid in cash at the door */
      cod: components['schemas']['CashOfOrder'] | (never | null);
      courier: string | null;
      tracking_number: string | null;
      /** @description The courier's page that shows the parcel */
      tracking_url: string | null;
      items: components['schemas']['OrderLine'][];
      Payment: components['schemas']['OrderPayment'];
      /** @description Grows with every change of the order */
      version: number;
      /** @description Whether something of it is packed, so that it can go nowhere else */
      packed: boolean;
    };
    DeliveryOfOrder: {
      key: string;
      name: string;
      name_km: string | null;
      /** @description Working days, as they were promised */
      days_from: number | null;
      days_to: number | null;
      /** @description Its shopper comes to the shop for it */
      pick_up: boolean;
    };
    CashOfOrder: {
      /** @description When its customer said on the phone that they want it */
      confirmed_at: string | null;
      /** @description Cancelled then, if nobody has confirmed it */
      hold_until: string;
      /** @description What the courier asks for, in dollars or in riel */
      asked: { usd_cents: number; khr: number };
      /** @description When the courier got the cash */
      handed_over_at: string | null;
      refused_at: string | null;
      /** @description When it was cancelled because nobody had confirmed it in time */
      unconfirmed_at: string | null;
    };
    OrderLine: {
      id: number;
      quantity: number;
      price: number;
      /** @description Of the order's discount, what falls on all its pieces */
      discount: number;
      /** @description As it was when it was bought; null without a warranty */
      warranty_months: number | null;
      /** @description By piece; blank for one whose serial number is not noted */
      serials: string[];
      product: {
        id: number;
        name: string;
        /** @description If it had one when it was bought */
        name_km?: string;
        price: number;
        /** @description The same as `image_url` */
        image: string;
        image_url: string;
      };
    };
    OrderPayment: { status: string; transaction_id: string | null; paid_at: string | null };
    PaymentSettings: {
      methods: {
        /** @enum {string} */
        key: 'demo' | 'khqr' | 'cod';
        on: boolean;
        /** @description Whether PAYMENT_METHODS in the environment has it */
        allowed: boolean;
      }[];
      /** @description 0 while nobody has turned any off */
      version: number;
    };
    CashOnDelivery: {
      /** @description Where orders may be paid so */
      provinces: string[];
      /** @description The highest total */
      limit_cents: number;
      /** @description How many a shopper may have at once */
      open_orders: number;
      /** @description 0 while nobody has set it */
      version: number;
      /** @description The settings of the environment that stand above this */
      environment: string[];
    };
    ManagedOrder: {
      id: string;
      /** @description By which people name the order, such as MG-2611-0042 */
      order_number: string;
      /** @enum {string} */
      status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      created_at: string;
      /** @description Null for cash on delivery */
      pay_until: string | null;
      customer_name: string;
      phone_number: string;
      /** @description The whole address, with district and province */
      shipping_address: string;
      province: string | null;
      district: string | null;
      /** @description What the courier should know */
      note: string | null;
      /** @description Where a map shows the place: a link, or a latitude and a longitude */
      map_link: string | null;
      /** @description How it is brought, as it was chosen; null where there was no choice */
      delivery_method: components['schemas']['DeliveryOfOrder'] | (never | null);
      /** @description When the courier brought it back, if it was not sent again since */
      came_back_at: string | null;
      promo_code: string | null;
      /** @description Null for a packer */
      discount: number | null;
      /** @description Null for a packer */
      subtotal: number | null;
      /** @description Null for a packer */
      shipping: number | null;
      /** @description Null for a packer */
      tax: number | null;
      /** @description Null for a packer */
      total_price: number | null;
      payment_method: string;
      /**
       * @description In which money it is paid; riel by KHQR only
       * @enum {string}
       */
      pay_currency: 'USD' | 'KHR';
      /** @description Riel for a dollar when it was placed; null in old orders */
      riel_rate: number | null;
      /** @description The total in riel, rounded half up to 100; null without a rate */
      total_khr: number | null;
      cod: components['schemas']['ManagedCashOfOrder'] | (never | null);
      courier: string | null;
      tracking_number: string | null;
      /** @description The courier's page that shows the parcel */
      tracking_url: string | null;
      items: components['schemas']['ManagedOrderLine'][];
      Payment: components['schemas']['OrderPayment'];
      /** @description Grows with every change of the order */
      version: number;
      /** @description Whether something of it is packed, so that it can go nowhere else */
      packed: boolean;
      /** @description The phone number, where what was typed can be one */
      phone_e164: string | null;
      /** @description What was given back so far; null for a packer */
      refunded_total: number | null;
    };
    ManagedCashOfOrder: {
      /** @description When its customer said on the phone that they want it */
      confirmed_at: string | null;
      /** @description Cancelled then, if nobody has confirmed it */
      hold_until: string;
      /** @description Null for those who do not see the amounts of a whole order */
      asked: { usd_cents: number; khr: number } | null;
      /** @description When the courier got the cash */
      handed_over_at: string | null;
      refused_at: string | null;
      /** @description When it was cancelled because nobody had confirmed it in time */
      unconfirmed_at: string | null;
      calls: number;
      last_call_at: string | null;
      collected: {
        usd_cents: number;
        khr: number;
        /** @description By how many riel it is more than what was asked */
        rounding_khr: number;
      } | null;
      /** @description What the courier takes for it */
      fee_cents: number | null;
      /** @description When the cash came in */
      remitted_at: string | null;
    };
    ManagedOrderLine: {
      id: number;
      quantity: number;
      /** @description Null for a packer */
      price: number | null;
      /** @description Null for a packer */
      discount: number | null;
      /** @description As it was when it was bought; null without a warranty */
      warranty_months: number | null;
      /** @description By piece; blank for one whose serial number is not noted */
      serials: string[];
      product: {
        id: number;
        name: string;
        /** @description If it had one when it was bought */
        name_km?: string;
        /** @description Null for a packer */
        price: number | null;
        /** @description The same as `image_url` */
        image: string;
        image_url: string;
        /** @description The shop's own code, in lists and on the order's page */
        sku?: string;
      };
      /** @description Pieces that were given back */
      refunded: number;
      /** @description When and by whom it was packed; sellers see only their own name */
      packed: { at: string; by: string | null } | null;
    };
    ExchangeRate: {
      day: string;
      /** @description Riel for a dollar */
      riel_rate: number;
      version: number;
    };
    InvoiceSeller: {
      name: string;
      name_km: string;
      address: string;
      address_km: string;
      tin: string | null;
      vat_registered: boolean;
      /** @description The address of one of the shop's images */
      logo: string | null;
    };
    InvoiceBuyer: {
      name: string;
      address: string;
      phone: string | null;
      /** @description Of a taxpayer, on a VAT invoice */
      tin: string | null;
    };
    InvoiceLine: {
      /**
       * @description A product, a discount (below 0), delivery, what differs from these, or all that a VAT invoice replaces
       * @enum {string}
       */
      kind: 'product' | 'discount' | 'delivery' | 'other' | 'replaced';
      /** @description Empty where it is no product */
      name: string;
      name_km: string | null;
      quantity: number;
      /** @description US cents */
      unit_cents: number;
      /** @description US cents */
      amount_cents: number;
    };
    InvoiceDocument: {
      /** @description Such as INV-2026-000001, VAT-2026-000001 or CN-2026-000001 */
      number: string;
      /** @enum {string} */
      kind: 'commercial' | 'vat' | 'credit_note';
      order_id: string;
      order_number: string;
      /** @description The number of the invoice that a credit note takes from */
      credits: string | null;
      /** @description A day of Phnom Penh, as 2026-01-31 */
      issued_on: string;
      paid_on: string;
      seller: components['schemas']['InvoiceSeller'];
      buyer: components['schemas']['InvoiceBuyer'];
      lines: components['schemas']['InvoiceLine'][];
      /** @description Positive in a credit note, too */
      totals: {
        /** @enum {string} */
        currency: 'USD';
        /** @description US cents */
        net_cents: number;
        /** @description The VAT that is in the total, in US cents */
        vat_cents: number;
        /** @description US cents */
        total_cents: number;
        /** @description Riel for a dollar, by the National Bank's rate of the day */
        riel_rate: number | null;
        /** @description The day whose rate it is */
        rate_day: string | null;
        /** @description Whole riel; null where no rate was entered */
        net_khr: number | null;
        /** @description Whole riel; null where no rate was entered */
        vat_khr: number | null;
        /** @description Whole riel; null where no rate was entered */
        total_khr: number | null;
      };
    };
    ListedInvoice: {
      /** @description Such as INV-2026-000001, VAT-2026-000001 or CN-2026-000001 */
      number: string;
      /** @enum {string} */
      kind: 'commercial' | 'vat' | 'credit_note';
      order_id: string;
      order_number: string;
      /** @description The number of the invoice that a credit note takes from */
      credits: string | null;
      /** @description A day of Phnom Penh, as 2026-01-31 */
      issued_on: string;
      buyer: components['schemas']['InvoiceBuyer'];
      /** @description Negative where a credit note takes off */
      totals: {
        /** @enum {string} */
        currency: 'USD';
        /** @description US cents */
        net_cents: number;
        /** @description The VAT that is in the total, in US cents */
        vat_cents: number;
        /** @description US cents */
        total_cents: number;
        /** @description Riel for a dollar, by the National Bank's rate of the day */
        riel_rate: number | null;
        /** @description The day whose rate it is */
        rate_day: string | null;
        /** @description Whole riel; null where no rate was entered */
        net_khr: number | null;
        /** @description Whole riel; null where no rate was entered */
        vat_khr: number | null;
        /** @description Whole riel; null where no rate was entered */
        total_khr: number | null;
      };
    };
    WhoShips: {
      /** @description Whether the seller of a shop with one seller ships as well */
      sellers_may_ship: boolean;
      you_ship: boolean;
      version: number;
    };
    StockChange: {
      id: string;
      /** @enum {string} */
      cause: 'hold' | 'sale' | 'release' | 'refund' | 'staff' | 'came_back' | 'sent_again' | 'returned';
      /** @description What could be sold */
      available: { from: number; to: number };
      /** @description What was promised to orders that waited for their payment */
      held: { from: number; to: number };
      order_id: string | null;
      order_number: string | null;
      /**
       * @description What staff gave as the reason of theirs
       * @enum {string|null}
       */
      reason: 'received' | 'returned' | 'damaged' | 'lost' | 'counted' | null;
      /** @description Who of staff it was; null where an order changed it, or who it was is not known */
      by: string | null;
      changed_at: string;
    };
    PromoCode: {
      id: number;
      code: string;
      /** @enum {string} */
      kind: 'percent' | 'amount' | 'free_delivery';
      percent: number | null;
      amount_cents: number | null;
      minimum_cents: number | null;
      begins_on: string | null;
      ends_on: string | null;
      max_uses: number | null;
      max_uses_each: number | null;
      product_ids: number[];
      brand_ids: number[];
      note: string;
      /** @enum {string} */
      status: 'active' | 'paused' | 'ended';
      /**
       * @description How it stands with it today
       * @enum {string}
       */
      state: 'active' | 'paused' | 'not_begun' | 'ended' | 'used_up';
      /** @description Orders that have used it and are not cancelled */
      uses: number;
      version: number;
      created_at: string;
    };
    OrderPage: {
      id: string;
      /** @description By which people name the order, such as MG-2611-0042 */
      order_number: string;
      /** @enum {string} */
      status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      created_at: string;
      /** @description Null for cash on delivery */
      pay_until: string | null;
      customer_name: string;
      phone_number: string;
      /** @description The whole address, with district and province */
      shipping_address: string;
      province: string | null;
      district: string | null;
      /** @description What the courier should know */
      note: string | null;
      /** @description Where a map shows the place: a link, or a latitude and a longitude */
      map_link: string | null;
      /** @description How it is brought, as it was chosen; null where there was no choice */
      delivery_method: components['schemas']['DeliveryOfOrder'] | (never | null);
      /** @description When the courier brought it back, if it was not sent again since */
      came_back_at: string | null;
      promo_code: string | null;
      /** @description Null for a packer */
      discount: number | null;
      /** @description Null for a packer */
      subtotal: number | null;
      /** @description Null for a packer */
      shipping: number | null;
      /** @description Null for a packer */
      tax: number | null;
      /** @description Null for a packer */
      total_price: number | null;
      payment_method: string;
      /**
       * @description In which money it is paid; riel by KHQR only
       * @enum {string}
       */
      pay_currency: 'USD' | 'KHR';
      /** @description Riel for a dollar when it was placed; null in old orders */
      riel_rate: number | null;
      /** @description The total in riel, rounded half up to 100; null without a rate */
      total_khr: number | null;
      cod: components['schemas']['ManagedCashOfOrder'] | (never | null);
      courier: string | null;
      tracking_number: string | null;
      /** @description The courier's page that shows the parcel */
      tracking_url: string | null;
      items: components['schemas']['ManagedOrderLine'][];
      Payment: components['schemas']['OrderPayment'];
      /** @description Grows with every change of the order */
      version: number;
      /** @description Whether something of it is packed, so that it can go nowhere else */
      packed: boolean;
      /** @description The phone number, where what was typed can be one */
      phone_e164: string | null;
      /** @description What was given back so far; null for a packer */
      refunded_total: number | null;
      customer: { id: string; name: string; email: string } | null;
      timeline: components['schemas']['OrderEvent'][];
      /** @description What staff wrote down for each other; sellers do not see it */
      notes: components['schemas']['OrderNote'][];
      /** @description By whose products it holds; for a seller only their own part */
      parts: {
        /** @description Null where the name is not known */
        seller: string | null;
        lines: number;
        /** @description So many of the lines are packed */
        packed: number;
      }[];
    };
    OrderEvent: {
      id: number;
      /** @enum {string} */
      type:
        | 'placed'
        | 'paid'
        | 'expired'
        | 'cancelled'
        | 'shipped'
        | 'corrected'
        | 'taken_back'
        | 'delivered'
        | 'refunded'
        | 'partly_refunded'
        | 'delivery_changed'
        | 'came_back'
        | 'sent_again'
        | 'confirmed'
        | 'no_answer'
        | 'refused'
        | 'unconfirmed'
        | 'hand_over_undone'
        | 'return_requested'
        | 'return_accepted'
        | 'return_refused'
        | 'return_withdrawn'
        | 'return_arrived'
        | 'return_closed';
      at: string | null;
      by: string | null;
      by_staff: boolean;
      /** @description What was given back; null for sellers and packers */
      amount: number | null;
      /** @description Why, for staff; null for sellers */
      reason: string | null;
      /** @description What was changed of where it goes, by the names of its fields; null for sellers */
      changes: { [key: string]: { from: string | null; to: string | null } } | null;
      courier: string | null;
      tracking_number: string | null;
    };
    OrderNote: { id: number; text: string; at: string; by: string };
    ExportedOrder: {
      id: string;
      /** @description By which people name the order, such as MG-2611-0042 */
      order_number: string;
      /** @enum {string} */
      status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      created_at: string;
      /** @description Null for cash on delivery */
      pay_until: string | null;
      customer_name: string;
      phone_number: string;
      /** @description The whole address, with district and province */
      shipping_address: string;
      province: string | null;
      district: string | null;
      /** @description What the courier should know */
      note: string | null;
      /** @description Where a map shows the place: a link, or a latitude and a longitude */
      map_link: string | null;
      /** @description How it is brought, as it was chosen; null where there was no choice */
      delivery_method: components['schemas']['DeliveryOfOrder'] | (never | null);
      /** @description When the courier brought it back, if it was not sent again since */
      came_back_at: string | null;
      promo_code: string | null;
      /** @description Null for a packer */
      discount: number | null;
      /** @description Null for a packer */
      subtotal: number | null;
      /** @description Null for a packer */
      shipping: number | null;
      /** @description Null for a packer */
      tax: number | null;
      /** @description Null for a packer */
      total_price: number | null;
      payment_method: string;
      /**
       * @description In which money it is paid; riel by KHQR only
       * @enum {string}
       */
      pay_currency: 'USD' | 'KHR';
      /** @description Riel for a dollar when it was placed; null in old orders */
      riel_rate: number | null;
      /** @description The total in riel, rounded half up to 100; null without a rate */
      total_khr: number | null;
      cod: components['schemas']['ManagedCashOfOrder'] | (never | null);
      courier: string | null;
      tracking_number: string | null;
      /** @description The courier's page that shows the parcel */
      tracking_url: string | null;
      items: components['schemas']['ManagedOrderLine'][];
      Payment: components['schemas']['OrderPayment'];
      /** @description Grows with every change of the order */
      version: number;
      /** @description Whether something of it is packed, so that it can go nowhere else */
      packed: boolean;
      /** @description The phone number, where what was typed can be one */
      phone_e164: string | null;
      /** @description What was given back so far; null for a packer */
      refunded_total: number | null;
      customer: { id: string; name: string; email: string } | null;
      timeline: components['schemas']['OrderEvent'][];
      /** @description What staff wrote down for each other; sellers do not see it */
      notes: components['schemas']['OrderNote'][];
    };
    ProvinceDelivery: {
      /** @enum {string} */
      province:
        | 'Phnom Penh'
        | 'Banteay Meanchey'
        | 'Battambang'
        | 'Kampong Cham'
        | 'Kampong Chhnang'
        | 'Kampong Speu'
        | 'Kampong Thom'
        | 'Kampot'
        | 'Kandal'
        | 'Kep'
        | 'Koh Kong'
        | 'Kratie'
        | 'Mondulkiri'
        | 'Oddar Meanchey'
        | 'Pailin'
        | 'Preah Sihanouk'
        | 'Preah Vihear'
        | 'Prey Veng'
        | 'Pursat'
        | 'Ratanakiri'
        | 'Siem Reap'
        | 'Stung Treng'
        | 'Svay Rieng'
        | 'Takeo'
        | 'Tboung Khmum';
      /** @description Working days after payment */
      days_from: number;
      days_to: number;
      methods: components['schemas']['DeliveryMethod'][];
      /** @description Methods in place of the province's with the same keys */
      districts?: components['schemas']['DistrictDelivery'][];
    };
    DeliveryMethod: {
      key: string;
      name: string;
      name_km: string | null;
      fee_cents: number;
      /** @description Until when an order leaves on the same day, by Phnom Penh's clock */
      cutoff: string | null;
      /** @description Where it takes other days than the province's */
      days_from?: number;
      /** @description 0: the same day; then it is not offered after the cutoff */
      days_to?: number;
      /** @description It is free for goods of so much */
      free_from_cents?: number;
      /** @description The shopper comes to the shop for it */
      pick_up?: boolean;
      /** @description Not offered for now */
      paused?: boolean;
    };
    DistrictDelivery: { district: string; methods: components['schemas']['DeliveryMethod'][] };
    OrderRules: {
      /** @description How many days after its delivery an order can be returned */
      return_days: number;
      /**
       * @description What delivery costs where no way to bring it was entered
       * @enum {string}
       */
      shipping_policy: 'item-count' | 'order-total';
      /** @description 0 while nobody has changed them */
      version: number;
      /** @description The settings of the environment that stand above this */
      environment: string[];
    };
    Receipt: {
      id: string;
      /** @description By which people name the order, such as MG-2611-0042 */
      order_number: string;
      /** @enum {string} */
      status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      created_at: string;
      /** @description Null for cash on delivery */
      pay_until: string | null;
      customer_name: string;
      phone_number: string;
      /** @description The whole address, with district and province */
      shipping_address: string;
      province: string | null;
      district: string | null;
      /** @description What the courier should know */
      note: string | null;
      /** @description Where a map shows the place: a link, or a latitude and a longitude */
      map_link: string | null;
      /** @description How it is brought, as it was chosen; null where there was no choice */
      delivery_method: components['schemas']['DeliveryOfOrder'] | (never | null);
      /** @description When the courier brought it back, if it was not sent again since */
      came_back_at: string | null;
      promo_code: string | null;
      /** @description What the promo code took off the goods; 0 without one */
      discount: number;
      /** @description After the discount */
      subtotal: number;
      shipping: number;
      tax: number;
      total_price: number;
      payment_method: string;
      /**
       * @description In which money it is paid; riel by KHQR only
       * @enum {string}
       */
      pay_currency: 'USD' | 'KHR';
      /** @description Riel for a dollar when it was placed; null in old orders */
      riel_rate: number | null;
      /** @description The total in riel, rounded half up to 100; null without a rate */
      total_khr: number | null;
      /** @description Null where it is not paid in cash at the door */
      cod: components['schemas']['CashOfOrder'] | (never | null);
      courier: string | null;
      tracking_number: string | null;
      /** @description The courier's page that shows the parcel */
      tracking_url: string | null;
      items: components['schemas']['OrderLine'][];
      Payment: components['schemas']['OrderPayment'];
      /** @description Grows with every change of the order */
      version: number;
      /** @description Whether something of it is packed, so that it can go nowhere else */
      packed: boolean;
      /** @description What was given back so far */
      refunded_total: number;
      timeline: {
        /** @enum {string} */
        type:
          | 'placed'
          | 'paid'
          | 'expired'
          | 'cancelled'
          | 'shipped'
          | 'corrected'
          | 'taken_back'
          | 'delivered'
          | 'refunded'
          | 'partly_refunded'
          | 'delivery_changed'
          | 'came_back'
          | 'sent_again'
          | 'confirmed'
          | 'no_answer'
          | 'refused'
          | 'unconfirmed'
          | 'hand_over_undone'
          | 'return_requested'
          | 'return_accepted'
          | 'return_refused'
          | 'return_withdrawn'
          | 'return_arrived'
          | 'return_closed';
        at: string | null;
        courier: string | null;
        tracking_number: string | null;
      }[];
    };
    OpenOrder: {
      id: string;
      /** @description By which people name the order, such as MG-2611-0042 */
      order_number: string;
      total_price: number;
      /** @description Null for cash on delivery */
      pay_until: string | null;
      items: components['schemas']['OrderLine'][];
      /** @enum {string} */
      status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      payment_method: string;
      /** @description Riel for a dollar when it was placed; null in old orders */
      riel_rate: number | null;
      /** @description The total in riel, rounded half up to 100; null without a rate */
      total_khr: number | null;
      /** @description Null where it is not paid in cash at the door */
      cod: components['schemas']['CashOfOrder'] | (never | null);
    };
    OwnPastOrder: {
      /** @enum {string} */
      source: 'shopify' | 'woocommerce';
      number: string;
      /** Format: date-time */
      placed_at: string;
      /** @description In the words of the file */
      status: string;
      currency: string;
      /** @description As the currency writes it: 12.5 dollars, 4100 riel */
      total: number;
      items: {
        name: string;
        sku: string;
        quantity: number;
        /** @description As the currency writes it: 12.5 dollars, 4100 riel */
        price: number | null;
      }[];
    };
    PastCustomer: {
      id: number;
      /** @enum {string} */
      source: 'shopify' | 'woocommerce';
      name: string;
      email: string;
      phone: string;
      address: string;
      /** @description As the file says */
      orders: number;
      currency: string;
      /** @description As the currency writes it: 12.5 dollars, 4100 riel */
      total_spent: number;
      note: string;
      /** @description How many earlier orders with this email are here */
      past_orders: number;
    };
    PastOrder: {
      /** @enum {string} */
      source: 'shopify' | 'woocommerce';
      number: string;
      /** Format: date-time */
      placed_at: string;
      /** @description In the words of the file */
      status: string;
      currency: string;
      /** @description As the currency writes it: 12.5 dollars, 4100 riel */
      total: number;
      items: {
        name: string;
        sku: string;
        quantity: number;
        /** @description As the currency writes it: 12.5 dollars, 4100 riel */
        price: number | null;
      }[];
      id: number;
      name: string;
      email: string;
      phone: string;
      address: string;
      note: string;
      /**
       * Format: date-time
       * @description When its file was uploaded
       */
      brought_at: string;
    };
    CheckedHistory: {
      /** @enum {string} */
      source: 'shopify' | 'woocommerce';
      /** @enum {string} */
      kind: 'orders' | 'customers';
      new: number;
      /** @description The same as before */
      known: number;
      changed: number;
      failed: number;
      /** @description The first of the rows that are not taken */
      failures: { row: number; error: string; fault: components['schemas']['Fault'] }[];
      /**
       * Format: date-time
       * @description Of the first order
       */
      from: string | null;
      /** Format: date-time */
      to: string | null;
      sample: {
        /** @description The number of an order, the name of a customer */
        title: string;
        name: string;
        /** Format: date-time */
        placed_at: string | null;
        currency: string;
        /** @description As the currency writes it: 12.5 dollars, 4100 riel */
        total: number;
        pieces: number;
      }[];
    };
    BroughtHistory: {
      /** @enum {string} */
      source: 'shopify' | 'woocommerce';
      /** @enum {string} */
      kind: 'orders' | 'customers';
      new: number;
      /** @description The same as before */
      known: number;
      changed: number;
      failed: number;
      /** @description The first of the rows that are not taken */
      failures: { row: number; error: string; fault: components['schemas']['Fault'] }[];
    };
    Return: {
      id: number;
      order_id: string;
      order_number: string;
      /** @enum {string} */
      state: 'requested' | 'accepted' | 'refused' | 'withdrawn' | 'arrived' | 'refunded' | 'closed';
      reason: string;
      details: string | null;
      /** @description What the shop said last */
      message: string | null;
      /** @enum {string|null} */
      hand_over: 'label' | 'pick_up' | null;
      label: string | null;
      /** @description What was given back for it */
      refunded: number | null;
      lines: {
        /** @description Of the order's line */
        id: number;
        quantity: number;
        /** @description Pieces that are on sale again; null until they have arrived */
        restocked: number | null;
        product: { id: number; name: string; name_km?: string; image_url: string };
      }[];
      /** @description Their addresses, for its customer and staff only */
      photos: string[];
      created_at: string;
      changed_at: string;
    };
    ManagedReturn: {
      id: number;
      order_id: string;
      order_number: string;
      /** @enum {string} */
      state: 'requested' | 'accepted' | 'refused' | 'withdrawn' | 'arrived' | 'refunded' | 'closed';
      reason: string;
      details: string | null;
      /** @description What the shop said last */
      message: string | null;
      /** @enum {string|null} */
      hand_over: 'label' | 'pick_up' | null;
      label: string | null;
      /** @description What was given back for it */
      refunded: number | null;
      lines: {
        /** @description Of the order's line */
        id: number;
        quantity: number;
        /** @description Pieces that are on sale again; null until they have arrived */
        restocked: number | null;
        product: { id: number; name: string; name_km?: string; image_url: string };
      }[];
      /** @description Their addresses, for its customer and staff only */
      photos: string[];
      created_at: string;
      changed_at: string;
      customer_name: string;
      /** @description What was paid for its pieces; null once it has ended, and for sellers */
      paid: number | null;
    };
    Warranty: {
      product: { id: number; name: string; name_km?: string; image_url: string };
      /** @description In which month, as YYYY-MM */
      bought: string;
      /** @description Null where it has no warranty */
      months: number | null;
      /** @description The last day, in Phnom Penh, as YYYY-MM-DD */
      until: string | null;
      holds: boolean;
    };
    Courier: {
      name: string;
      /** @description An https address with `{number}` for the tracking number */
      tracking_link: string | null;
      /** @description Whether every parcel has a tracking number */
      needs_number: boolean;
    };
    OrderResult: {
      id: string;
      order_number: string | null;
      ok: boolean;
      error: string | null;
      /** @description What `error` says, one by one */
      faults: components['schemas']['Fault'][];
    };
    Journal: {
      id: string;
      at: string;
      kind: string;
      order_id: string | null;
      lines: {
        account: string;
        currency: string;
        /** @description Cents or riel; debits are positive, credits negative */
        minor: number;
      }[];
    };
    Statement: {
      id: string;
      /** @enum {string} */
      source: 'csv' | 'text';
      name: string;
      created_at: string;
      committed_at: string | null;
      columns: {
        name: string;
        /** @enum {string|null} */
        guess: 'date' | 'time' | 'amount' | 'out' | 'currency' | 'reference' | 'description' | 'payer' | null;
        samples: string[];
      }[];
      mapping: {
        columns: { [key: string]: string };
        /** @enum {string} */
        currency?: 'USD' | 'KHR';
      };
      /** @description What no column is known to hold, without which no line is read */
      missing: ('date' | 'time' | 'amount' | 'out' | 'currency' | 'reference' | 'description' | 'payer')[];
      counts: { known: number; matched: number; unmatched: number; out: number; fault: number };
      lines: components['schemas']['StatementLine'][];
    };
    StatementLine: {
      /** @description Of the file or text, from 1 */
      line: number;
      /** @enum {string} */
      verdict: 'known' | 'matched' | 'unmatched' | 'out' | 'fault';
      /** @enum {string|null} */
      why:
        | 'statement'
        | 'bank'
        | 'line'
        | 'remittance'
        | 'unknown'
        | 'twice'
        | 'account'
        | 'currency'
        | 'short'
        | 'over'
        | 'cancelled'
        | 'expired'
        | 'review'
        | 'late'
        | 'not-reopened'
        | null;
      /** @enum {string|null} */
      currency: 'USD' | 'KHR' | null;
      /** @description Cents, or whole riel */
      minor: number | null;
      at: string | null;
      payer: string | null;
      reference: string | null;
      description: string;
      order_id: string | null;
      order_number: string | null;
      faults: components['schemas']['Fault'][];
    };
    CourierCash: {
      courier: string;
      /** @description Below 0 where the shop owes it fees */
      usd_cents: number;
      khr: number;
      orders: {
        id: string;
        number: string;
        collected_at: string;
        usd_cents: number;
        /** @description Below 0: change that was given in riel */
        khr: number;
        /** @description As far as it is known */
        fee_cents: number;
        /** @description Nothing was collected, and only the fee is open */
        refused: boolean;
      }[];
      /** @description Since when something of it is open */
      oldest_at: string;
    };
    Remittance: {
      id: string;
      courier: string;
      reference: string;
      /** @enum {string} */
      to: 'bank' | 'cash-box';
      usd_cents: number;
      khr: number;
      fee_cents: number;
      orders: { id: string; number: string }[];
    };
    RehearsedRemittanceRow: {
      /** @description As a text editor counts them, from 1 */
      line: number;
      /** @description As the file names it */
      order: string;
      /** @description Null where no courier has collected cash for such an order */
      id: string | null;
      number: string | null;
      /** @description Null where it cannot be read */
      usd_cents: number | null;
      khr: number | null;
      fee_cents: number | null;
      /** @description Why it would be refused; none where it would not */
      faults: components['schemas']['Fault'][];
    };
    GiveBack: {
      id: string;
      order_id: string | null;
      order_number: string | null;
      /**
       * @description How the order was paid
       * @enum {string|null}
       */
      method: 'demo' | 'khqr' | 'cod' | null;
      /** @enum {string} */
      currency: 'USD' | 'KHR';
      /** @description Cents, or whole riel */
      minor: number;
      /** @description When it was promised */
      opened_at: string;
      /** @description What another admin has to confirm, as it is much money */
      proposed: {
        reference: string;
        from: string;
        /** @description The id of whoever proposed it, who cannot confirm it */
        by: string;
        name: string;
        at: string;
      } | null;
      /** @description Whether its payment provider can be asked to give it back */
      by_provider: boolean;
      /** @description Why the provider has refused */
      refused: string | null;
      /**
       * @description `sending`: the provider was asked
       * @enum {string}
       */
      status: 'open' | 'proposed' | 'sending' | 'sent';
    };
    RielRate: {
      /** @description Riel for a dollar */
      riel_rate: number;
      /** @enum {string} */
      prices: 'dollars-first' | 'riel-first' | 'dollars-only';
      version: number;
      /** @description The settings of the environment that stand above this */
      environment: string[];
    };
    UnmatchedMoney: {
      id: string;
      provider: string;
      /** @description The provider's own id of it */
      transaction_id: string;
      /** @description Of the code that was paid, where there is one */
      order_id: string | null;
      order_number: string | null;
      /** @enum {string} */
      currency: 'USD' | 'KHR';
      /** @description Cents, or whole riel */
      minor: number;
      /** @description When it came, by the clock of the provider */
      at: string;
      payer: string | null;
      to_account: string | null;
      /**
       * @description Why it fits no payment
       * @enum {string}
       */
      reason:
        | 'unknown'
        | 'twice'
        | 'account'
        | 'currency'
        | 'short'
        | 'over'
        | 'cancelled'
        | 'expired'
        | 'review'
        | 'late'
        | 'not-reopened';
      opened_at: string;
      /** @enum {string|null} */
      settled_as: 'attached' | 'given-back' | 'written-off' | null;
      /** @description By which transfer somebody wants to give it back, which another admin has to confirm */
      proposed: { reference: string; by: string; name: string; at: string } | null;
    };
    Alert: {
      id: number;
      /** @enum {string} */
      kind: 'order' | 'stock' | 'review' | 'failure';
      /** @enum {string} */
      what:
        | 'order.paid'
        | 'order.to-confirm'
        | 'order.cancelled'
        | 'order.refunded'
        | 'order.return-asked'
        | 'stock.low'
        | 'stock.sold-out'
        | 'review.written'
        | 'review.flagged'
        | 'question.asked'
        | 'brands.wanted'
        | 'mail.failed'
        | 'report.failed'
        | 'event.dead-lettered'
        | 'payment.cannot-check'
        | 'payment.review'
        | 'money.unmatched'
        | 'money.waits';
      facts: {
        order_id?: string;
        order_number?: string;
        customer_name?: string;
        products?: { id: number; name: string; quantity: number }[];
        total?: number;
        reason?: string;
        count?: number;
        /** @description What `reason` says, one by one */
        faults?: components['schemas']['Fault'][];
        product_id?: number;
        product_name?: string | null;
        available?: number;
        review_id?: number;
        rating?: number;
        question_id?: number;
        /** Format: uuid */
        upload_id?: string;
        brands?: string[];
        /**
         * @description What became of the review or question; none while it waits
         * @enum {string}
         */
        decision?: 'approved' | 'hidden' | 'deleted' | 'answered';
        mail_id?: string;
        template?: string;
        to?: string;
        report_kind?: string;
        service?: string;
        event_type?: string;
      };
      created_at: string;
      read_at: string | null;
      /** @description Of a list that is grouped: those that this one, their newest, stands for */
      group?: {
        /** Format: date */
        day: string;
        count: number;
        unread: number;
        settled: boolean;
      };
    };
    MailLogEntry: {
      /** Format: uuid */
      id: string;
      to: string;
      subject: string;
      /** @enum {string} */
      kind:
        | 'verification-code'
        | 'welcome'
        | 'password-reset'
        | 'invitation'
        | 'payment-reminder'
        | 'cash-order'
        | 'order-receipt'
        | 'order-shipped'
        | 'order-shipment-corrected'
        | 'order-came-back'
        | 'order-sent-again'
        | 'order-return'
        | 'order-delivered'
        | 'order-cancelled'
        | 'order-refunded'
        | 'order-partly-refunded'
        | 'confirm-alert'
        | 'product-alert'
        | 'question-answered'
        | 'staff-alerts';
      /**
       * @description `outdated` was not sent, since what it says was no longer so
       * @enum {string}
       */
      status: 'queued' | 'sent' | 'failed' | 'outdated';
      attempts: number;
      last_error: string | null;
      /** @description What `last_error` says, one by one */
      faults: components['schemas']['Fault'][];
      created_at: string;
      next_attempt_at: string | null;
      sent_at: string | null;
      order_id: string | null;
      order_number: string | null;
      resend_of: string | null;
      /** @description Why what it says is no longer so */
      out_of_date: components['schemas']['Fault'] | (never | null);
      can_resend: boolean;
    };
    Sending: {
      mail_from: string | null;
      /**
       * @description Whether there is a token, which nobody is shown; unreadable where its key is gone
       * @enum {string}
       */
      bot: 'none' | 'set' | 'unreadable';
      /** @description 0 while nobody has changed it */
      version: number;
      /** @description The settings of the environment that stand above this */
      environment: string[];
    };
    Analytics: {
      now: {
        from: string;
        to: string;
        revenue: number;
        orders: number;
        average: number | null;
        refunded: number;
        /** @description What promo codes took off these orders, in dollars; it is not in the revenue */
        discount: number;
        /** @description What is left of the goods after what they had cost when they were paid; null where no cost is known */
        profit: number | null;
        /** @description The revenue of goods whose cost is known */
        costed: number;
        conversion: number | null;
        carts: number | null;
      };
      before: {
        from: string;
        to: string;
        revenue: number;
        orders: number;
        average: number | null;
        refunded: number;
        /** @description What promo codes took off these orders, in dollars; it is not in the revenue */
        discount: number;
        /** @description What is left of the goods after what they had cost when they were paid; null where no cost is known */
        profit: number | null;
        /** @description The revenue of goods whose cost is known */
        costed: number;
        conversion: number | null;
        carts: number | null;
      };
      days: { day: string; revenue: number; discount: number; orders: number; profit: number | null }[];
      /** @description By way to pay, the highest revenue first */
      ways: components['schemas']['WayOfPaying'][];
      categories: { category: string | null; quantity: number; revenue: number; profit: number | null }[];
      brands: { brand: string | null; quantity: number; revenue: number; profit: number | null }[];
      best_sellers: {
        id: number;
        name: string;
        category: string | null;
        brand: string | null;
        quantity: number;
        revenue: number;
        profit: number | null;
      }[];
      low_stock: {
        id: number;
        name: string;
        category: string | null;
        brand: string | null;
        available: number;
      }[];
      low_stock_total: number;
    };
    WayOfPaying: {
      /** @enum {string} */
      method: 'demo' | 'khqr' | 'cod';
      /** @enum {string} */
      currency: 'USD' | 'KHR';
      orders: number;
      /** @description Dollars, without what was given back */
      revenue: number;
      /** @description What shoppers gave in dollars; null for sellers */
      received: number | null;
      /** @description The same in riel, exactly as they paid; null for sellers */
      received_khr: number | null;
    };
    ReportJob: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind: 'sales' | 'products' | 'stock' | 'dead-stock' | 'reorder' | 'customers' | 'searches';
      /** @enum {string} */
      format: 'csv' | 'xlsx';
      from: string;
      to: string;
      /** @enum {string} */
      status: 'waiting' | 'done' | 'failed';
      error: string | null;
      /** @description What `error` says, one by one */
      faults: components['schemas']['Fault'][];
      created_at: string;
      rows_done: number;
      rows_total: number | null;
    };
    Report: {
      columns: {
        key: string;
        title: string;
        /** @enum {string} */
        type: 'text' | 'number' | 'money' | 'day';
      }[];
      rows: { [key: string]: string | number | null }[];
      currentPage: number;
      page: number;
      totalPages: number;
      total: number;
      totals: {
        sold: number;
        shipping: number | null;
        refunded: number;
        discount: number;
        revenue: number;
        ways: components['schemas']['WayOfPaying'][];
      } | null;
      /** @description What the numbers of all pages add up to, by the names of columns */
      sums: { [key: string]: number | null };
      mostRowsAtOnce: number;
    };
  };
  responses: {
    /** @description Any other problem */
    Problem: { content: { 'application/problem+json': components['schemas']['Problem'] } };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  DeadLettersController_list: {
    parameters: {
      path: { service: 'auth' | 'catalog' | 'orders' | 'payments' | 'notifications' | 'analytics' };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            dead_letters: {
              id: string;
              type: string;
              reason: string;
              attempts: number;
              dead_at: string;
              event: unknown;
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  DeadLettersController_replay: {
    parameters: {
      path: { service: 'auth' | 'catalog' | 'orders' | 'payments' | 'notifications' | 'analytics' };
    };
    requestBody: { content: { 'application/json': { id?: string } } };
    responses: {
      200: { content: { 'application/json': { replayed: number } } };
      default: components['responses']['Problem'];
    };
  };
  DeadLettersController_drop: {
    parameters: {
      path: { service: 'auth' | 'catalog' | 'orders' | 'payments' | 'notifications' | 'analytics' };
    };
    requestBody: { content: { 'application/json': { id: string } } };
    responses: {
      200: { content: { 'application/json': { dropped: number } } };
      default: components['responses']['Problem'];
    };
  };
  PartStateController_get: {
    parameters: {
      path: { service: 'auth' | 'catalog' | 'orders' | 'payments' | 'notifications' | 'analytics' };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            state: {
              /** @enum {string} */
              service: 'auth' | 'catalog' | 'orders' | 'payments' | 'notifications' | 'analytics';
              /** @enum {string} */
              broker: 'there' | 'away';
              /** @description Events of the service that nobody has got yet */
              unsent: number;
              /** @description The age of the oldest of them */
              oldest_unsent_seconds: number;
              /** @description Events for the service that it has not handled yet */
              unhandled: number | null;
              /** @description Events for the service that it could not handle */
              failed: number | null;
              /** @description Of the service that sends mails: the age of the oldest that is not sent yet */
              oldest_mail_seconds?: number;
              /** @description Its replicas by how the gateway sees them */
              replicas: { [key: string]: number };
            };
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  AccountsController_create: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
          email: string;
          password: string;
          /** @enum {string} */
          language?: 'km' | 'en';
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { user: components['schemas']['User']; message: string } } };
      default: components['responses']['Problem'];
    };
  };
  AccountsController_resend: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: { content: { 'application/json': { email: string } } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  AccountsController_forgot: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: { content: { 'application/json': { email: string } } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  AccountsController_reset: {
    parameters: { path: { token: string } };
    requestBody: { content: { 'application/json': { password: string } } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  AddressesController_list: {
    responses: {
      200: { content: { 'application/json': { addresses: components['schemas']['Address'][] } } };
      default: components['responses']['Problem'];
    };
  };
  AddressesController_add: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description What its owner calls it
           * @default
           */
          label?: string;
          recipient: string;
          /** @description Cambodian without a country code; Khmer digits are digits */
          phone: string;
          /** @default  */
          province?: string;
          /** @default  */
          district?: string;
          /** @description House, street and whatever helps to find it */
          line: string;
          /** @description Where a map shows the place: a link of Google Maps or OpenStreetMap, or a latitude and a longitude */
          map_link?: string | null;
          /** @description True makes it the default one; false changes nothing */
          is_default?: boolean;
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { addresses: components['schemas']['Address'][] } } };
      default: components['responses']['Problem'];
    };
  };
  AddressesController_remove: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { addresses: components['schemas']['Address'][] } } };
      default: components['responses']['Problem'];
    };
  };
  AddressesController_edit: {
    parameters: { path: { id: string } };
    requestBody: {
      content: {
        'application/json': {
          /** @description What its owner calls it */
          label?: string;
          recipient?: string;
          /** @description Cambodian without a country code; Khmer digits are digits */
          phone?: string;
          province?: string;
          district?: string;
          /** @description House, street and whatever helps to find it */
          line?: string;
          /** @description Where a map shows the place: a link of Google Maps or OpenStreetMap, or a latitude and a longitude */
          map_link?: string | null;
          /** @description True makes it the default one; false changes nothing */
          is_default?: boolean;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { addresses: components['schemas']['Address'][] } } };
      default: components['responses']['Problem'];
    };
  };
  AuditLogController_list: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        /** @description Part of the name or email of whoever acted */
        person?: string;
        /** @description The id of a product, or words of its name */
        product?: string;
        /** @description The id of an order, or part of its number */
        order?: string;
        from?: string;
        /** @description Exclusive */
        to?: string;
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            entries: components['schemas']['AuditEntry'][];
            currentPage: number;
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  InvitationsController_open: {
    responses: {
      200: { content: { 'application/json': { invitations: components['schemas']['Invitation'][] } } };
      default: components['responses']['Problem'];
    };
  };
  InvitationsController_invite: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          email: string;
          /** @enum {string} */
          role: 'admin' | 'seller' | 'packer' | 'support';
        };
      };
    };
    responses: {
      201: {
        content: { 'application/json': { message: string; invitation: components['schemas']['Invitation'] } };
      };
      default: components['responses']['Problem'];
    };
  };
  InvitationsController_withdraw: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  InvitationsController_opened: {
    parameters: { path: { token: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            invitation: {
              email: string;
              /** @enum {string} */
              role: 'admin' | 'seller' | 'packer' | 'support';
              expires_at: string;
            };
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  InvitationsController_accept: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { token: string };
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
          /** @description Of at least 12 characters, as all passwords of staff */
          password: string;
          /** @enum {string} */
          language?: 'km' | 'en';
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  SessionsController_start: {
    requestBody: { content: { 'application/json': { email: string; password: string } } };
    responses: {
      200: {
        content: {
          'application/json':
            | { user: components['schemas']['User']; message: string }
            | {
                message: string;
                /** @enum {boolean} */
                twoStepRequired: true;
                ticket: string;
              };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  SessionsController_finish: {
    requestBody: { content: { 'application/json': { ticket: string; code: string } } };
    responses: {
      200: { content: { 'application/json': { user: components['schemas']['User']; message: string } } };
      default: components['responses']['Problem'];
    };
  };
  SessionsController_verify: {
    requestBody: {
      content: {
        'application/json': {
          email: string;
          code: string;
          /** @description A new one, where the code came from another browser */
          password?: string;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { user: components['schemas']['User']; message: string } } };
      default: components['responses']['Problem'];
    };
  };
  SessionsController_end: {
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  SessionsController_check: {
    parameters: {
      header?: {
        /** @description With `handling=lenient` nobody being logged in is no error: `user` is null */
        Prefer?: string;
      };
    };
    responses: {
      200: { content: { 'application/json': { user: components['schemas']['User'] | (never | null) } } };
      default: components['responses']['Problem'];
    };
  };
  TwoStepController_status: {
    responses: {
      200: { content: { 'application/json': { is_on: boolean; recovery_codes_left: number } } };
      default: components['responses']['Problem'];
    };
  };
  TwoStepController_start: {
    requestBody: { content: { 'application/json': { password: string } } };
    responses: {
      200: { content: { 'application/json': { secret: string; uri: string } } };
      default: components['responses']['Problem'];
    };
  };
  TwoStepController_confirm: {
    requestBody: { content: { 'application/json': { code: string } } };
    responses: {
      200: { content: { 'application/json': { message: string; recovery_codes: string[] } } };
      default: components['responses']['Problem'];
    };
  };
  TwoStepController_off: {
    requestBody: { content: { 'application/json': { password: string; code: string } } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  AccountController_profile: {
    requestBody: {
      content: {
        'application/json': {
          name?: string;
          /** @description Blank removes it; Cambodian without a country code */
          phone?: string;
          /** @enum {string} */
          language?: 'km' | 'en';
          /** @description Whether the shop may write to them about offers */
          news?: boolean;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { user: components['schemas']['User'] } } };
      default: components['responses']['Problem'];
    };
  };
  AccountController_listSessions: {
    responses: {
      200: {
        content: {
          'application/json': {
            sessions: {
              /** Format: uuid */
              id: string;
              created_at: string;
              last_seen_at: string;
              browser: string;
              address: string;
              is_current: boolean;
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  AccountController_endOthers: {
    responses: {
      200: { content: { 'application/json': { message: string; ended: number } } };
      default: components['responses']['Problem'];
    };
  };
  AccountController_endSession: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  AccountController_listLogins: {
    parameters: { query?: { page?: number | string; limit?: number | string } };
    responses: {
      200: {
        content: {
          'application/json': {
            logins: {
              at: string;
              browser: string;
              address: string;
              /** @enum {string} */
              outcome: 'success' | 'wrong-password' | 'wrong-code' | 'blocked';
            }[];
            currentPage: number;
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  AccountController_setPassword: {
    requestBody: { content: { 'application/json': { current_password: string; new_password: string } } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  AccountController_confirm: {
    requestBody: { content: { 'application/json': { password: string } } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  UserNotesController_list: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { notes: components['schemas']['UserNote'][] } } };
      default: components['responses']['Problem'];
    };
  };
  UserNotesController_write: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { id: string };
    };
    requestBody: { content: { 'application/json': { text: string } } };
    responses: {
      201: { content: { 'application/json': { notes: components['schemas']['UserNote'][] } } };
      default: components['responses']['Problem'];
    };
  };
  SavedViewsController_list: {
    responses: {
      200: { content: { 'application/json': { views: components['schemas']['SavedView'][] } } };
      default: components['responses']['Problem'];
    };
  };
  SavedViewsController_save: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          list:
            | 'orders'
            | 'products'
            | 'users'
            | 'reviews'
            | 'images'
            | 'alerts'
            | 'mails'
            | 'failed_events'
            | 'audit_log'
            | 'search_words'
            | 'khmer_values'
            | 'reports';
          name: string;
          /** @description The filters of the list, with its search and its sort order, by their names */
          filters: { [key: string]: string };
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { views: components['schemas']['SavedView'][] } } };
      default: components['responses']['Problem'];
    };
  };
  SavedViewsController_remove: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { views: components['schemas']['SavedView'][] } } };
      default: components['responses']['Problem'];
    };
  };
  SavedViewsController_rename: {
    parameters: { path: { id: string } };
    requestBody: { content: { 'application/json': { name: string } } };
    responses: {
      200: { content: { 'application/json': { views: components['schemas']['SavedView'][] } } };
      default: components['responses']['Problem'];
    };
  };
  UsersController_list: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        /** @description Part of the name, the email or the phone number, in any letter case */
        q?: string;
        role?: 'admin' | 'seller' | 'packer' | 'support' | 'customer';
        verified?: 'true' | 'false';
        blocked?: 'true' | 'false';
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            users: components['schemas']['ManagedUser'][];
            currentPage: number;
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  UsersController_one: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { user: components['schemas']['ManagedUser'] } } };
      default: components['responses']['Problem'];
    };
  };
  UsersController_remove: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  UsersController_edit: {
    parameters: { path: { id: string } };
    requestBody: {
      content: {
        'application/json': {
          name?: string;
          email?: string;
          /** @enum {string} */
          role?: 'admin' | 'seller' | 'packer' | 'support' | 'customer';
          phone?: string | null;
          address?: string | null;
          password?: '' | string | null;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number;
        };
      };
    };
    responses: {
      200: {
        content: { 'application/json': { user: components['schemas']['ManagedUser']; message: string } };
      };
      default: components['responses']['Problem'];
    };
  };
  UsersController_export: {
    parameters: { path: { id: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            account: components['schemas']['ManagedUser'];
            /** @description What staff noted about them */
            notes: components['schemas']['UserNote'][];
            addresses: components['schemas']['Address'][];
            saved_views: components['schemas']['SavedView'][];
            /** @description The ids of the products that they have marked */
            wishlist: number[];
            sessions: {
              /** Format: uuid */
              id: string;
              created_at: string;
              last_seen_at: string;
              browser: string;
              address: string;
              is_current: boolean;
            }[];
            logins: {
              at: string;
              browser: string;
              address: string;
              /** @enum {string} */
              outcome: 'success' | 'wrong-password' | 'wrong-code' | 'blocked';
            }[];
            /** @description About them, and what they did as staff */
            audit_entries: components['schemas']['AuditEntry'][];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  UsersController_block: {
    parameters: { path: { id: string } };
    responses: {
      200: {
        content: { 'application/json': { user: components['schemas']['ManagedUser']; message: string } };
      };
      default: components['responses']['Problem'];
    };
  };
  UsersController_unblock: {
    parameters: { path: { id: string } };
    responses: {
      200: {
        content: { 'application/json': { user: components['schemas']['ManagedUser']; message: string } };
      };
      default: components['responses']['Problem'];
    };
  };
  UsersController_resetTwoStep: {
    parameters: { path: { id: string } };
    responses: {
      200: {
        content: { 'application/json': { user: components['schemas']['ManagedUser']; message: string } };
      };
      default: components['responses']['Problem'];
    };
  };
  UsersController_resend: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { id: string };
    };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  WishlistController_find: {
    responses: {
      200: {
        content: {
          'application/json': {
            /** @description The latest first; deleted ones may be among them */
            products: number[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  WishlistController_keep: {
    requestBody: {
      content: {
        'application/json': {
          /** @description The ids of all of them, the latest first */
          products: number[];
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            /** @description The latest first; deleted ones may be among them */
            products: number[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  BrandsController_all: {
    responses: {
      200: { content: { 'application/json': { brands: components['schemas']['ListedBrand'][] } } };
      default: components['responses']['Problem'];
    };
  };
  BrandsController_create: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          name: string;
          /** Format: binary */
          image: string;
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { message: string; brand: components['schemas']['Brand'] } } };
      default: components['responses']['Problem'];
    };
  };
  BrandsController_ofCategory: {
    parameters: { path: { slug: string } };
    responses: {
      200: { content: { 'application/json': { brands: components['schemas']['Brand'][] } } };
      default: components['responses']['Problem'];
    };
  };
  BrandsController_remove: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  BrandsController_change: {
    parameters: { path: { id: string } };
    requestBody: {
      content: {
        'application/json': {
          name?: string;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number | string;
        };
        'multipart/form-data': {
          name?: string;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number | string;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { message: string; brand: components['schemas']['Brand'] } } };
      default: components['responses']['Problem'];
    };
  };
  BrandsController_merge: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { id: string };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description The brand that stays */
          into: number | string;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': { message: string; brand: components['schemas']['Brand']; moved: number };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ImagesController_one: {
    parameters: { path: { file: string } };
    responses: { 200: { content: { 'image/webp': string } }; default: components['responses']['Problem'] };
  };
  UploadsController_list: {
    responses: {
      200: { content: { 'application/json': { batches: components['schemas']['BulkUpload'][] } } };
      default: components['responses']['Problem'];
    };
  };
  UploadsController_rehearse: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          csv: string;
          images: string[];
          /** @description JSON `{ columns: { theirs: ours }, values: { category, brand, stock }, profile }` for a file of another system */
          mapping?: string;
          /** @description Which sheet of a workbook */
          sheet?: string;
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { batch: components['schemas']['BulkUpload'] } } };
      default: components['responses']['Problem'];
    };
  };
  UploadsController_columns: {
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          csv: string;
          /** @description JSON `{ columns: { theirs: ours }, values: { category, brand, stock }, profile }` for a file of another system */
          mapping?: string;
          /** @description Which sheet of a workbook */
          sheet?: string;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            /** @description The program that has written the file; `mekong` for our own columns */
            profile: string | null;
            /** @description Rows of products, those of one group joined */
            rows: number;
            /** @description Of a workbook */
            sheets: string[];
            columns: {
              name: string;
              /** @description Which of ours it is */
              guess: string | null;
              samples: string[];
            }[];
            /** @description What words of the file mean, as they were matched before */
            values: {
              category: { [key: string]: string };
              brand: { [key: string]: string };
              stock: { [key: string]: string };
              currency: { [key: string]: string };
              price: { [key: string]: string };
            };
            unknown_brands: string[];
            /** @description An empty text stands for blank cells */
            unknown_categories: string[];
            /** @description Words for stock that say no number */
            unknown_stocks: string[];
            /** @description Of which it must be said how much a dollar is; an empty text stands for prices without a sign */
            unknown_currencies: string[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  UploadsController_template: {
    responses: { 200: { content: { 'text/csv': string } }; default: components['responses']['Problem'] };
  };
  UploadsController_one: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        /** @description Only rows of this kind */
        rows?: 'create' | 'change' | 'same' | 'error' | 'near-brand' | 'uploaded' | 'failed';
      };
      path: { id: string };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            batch: components['schemas']['BulkUpload'];
            /** @description Brands that the shop does not have, with how many rows name them */
            unknown_brands: { name: string; rows: number }[];
            /** @description From where rows want images, and no admin has allowed it */
            foreign_hosts: { host: string; rows: number }[];
            rows: components['schemas']['BulkRow'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  UploadsController_failures: {
    parameters: { path: { id: string } };
    responses: { 200: { content: { 'text/csv': string } }; default: components['responses']['Problem'] };
  };
  UploadsController_commit: {
    parameters: { path: { id: string } };
    responses: {
      202: { content: { 'application/json': { batch: components['schemas']['BulkUpload'] } } };
      default: components['responses']['Problem'];
    };
  };
  UploadsController_wantBrands: {
    parameters: { path: { id: string } };
    responses: {
      202: { content: { 'application/json': { asked: number } } };
      default: components['responses']['Problem'];
    };
  };
  UploadsController_undo: {
    parameters: { path: { id: string } };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Products that were edited since lose that
           * @default false
           */
          with_edits?: boolean;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { batch: components['schemas']['BulkUpload'] } } };
      409: {
        content: {
          'application/problem+json': components['schemas']['Problem'] & {
            /** @description With BATCH_TOUCHED: the first hundred of them */
            products?: {
              id: number;
              name: string;
              /** @enum {string} */
              reason: 'sold' | 'edited';
              /** @description The reason in English */
              why: string;
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ImageLibraryController_page: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        /** @description Words that are each in a file's, product's or brand's name */
        q?: string;
        used?: 'used' | 'unused';
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            images: components['schemas']['LibraryImage'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ImageLibraryController_upload: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: { content: { 'multipart/form-data': { images: string[] } } };
    responses: {
      200: {
        content: {
          'application/json': {
            uploaded: number;
            failed: number;
            results: {
              file: string;
              image: components['schemas']['LibraryImage'] | (never | null);
              error: string | null;
              /** @description What `error` says, one by one */
              faults: components['schemas']['Fault'][];
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ImageLibraryController_replace: {
    parameters: { path: { hash: string } };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          image: string;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            message: string;
            image: components['schemas']['LibraryImage'];
            changed: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ImageLibraryController_remove: {
    parameters: { path: { hash: string } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  ImageLibraryController_removeMany: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: { content: { 'application/json': { hashes: string[] } } };
    responses: {
      200: {
        content: {
          'application/json': {
            deleted: number;
            failed: number;
            results: {
              hash: string;
              ok: boolean;
              error: string | null;
              /** @description What `error` says, one by one */
              faults: components['schemas']['Fault'][];
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ImageHostsController_shown: {
    responses: {
      200: { content: { 'application/json': { image_hosts: components['schemas']['ImageHosts'] } } };
      default: components['responses']['Problem'];
    };
  };
  ImageHostsController_change: {
    requestBody: {
      content: {
        'application/json': {
          hosts: string[];
          /** @description The version that the editor has seen; without one it is never stale */
          version?: number;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': { message: string; image_hosts: components['schemas']['ImageHosts'] };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ProductsController_search: {
    parameters: {
      query?: {
        q?: string;
        /** @description With `q` 20 unless told otherwise */
        limit?: number | string;
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            products: components['schemas']['LeanProduct'][];
            /** @description Words of `q` that were left out, as nothing has them with the others */
            left_out?: string[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ProductsController_page: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        category?: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
        sort?:
          | 'newest'
          | 'best-selling'
          | 'price-asc'
          | 'price-desc'
          | 'name-asc'
          | 'name-desc'
          | 'stock-asc'
          | 'stock-desc'
          | 'oldest';
        ids?: string;
        /** @description Words that are each in one of the product's names, its brand's, its SKU or its barcode */
        q?: string;
        /** @description A brand's name or id */
        brand?: string;
        /** @description `out`: none left, `low`: 1 to 5, `in`: any, `restock`: as few as its `restock_at` */
        stock?: 'out' | 'low' | 'in' | 'restock';
        seller?: string;
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            products: components['schemas']['Product'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ProductsController_ofCategory: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        sort?:
          | 'newest'
          | 'best-selling'
          | 'price-asc'
          | 'price-desc'
          | 'name-asc'
          | 'name-desc'
          | 'stock-asc'
          | 'stock-desc'
          | 'oldest';
        /** @description Whether the counts beside the filters are answered, too */
        facets?: 'true' | 'false';
        /** @description Dollars */
        min?: number | string;
        /** @description Dollars */
        max?: number | string;
        in_stock?: 'true' | 'false';
        dpi?: string | string[];
        mouse_rgb?: string | string[];
        connection?: string | string[];
        battery?: string | string[];
        weight_grams?: string | string[];
        mouse_color?: string | string[];
        size?: string | string[];
        material?: string | string[];
        thickness_mm?: string | string[];
        mousepad_color?: string | string[];
        layout?: string | string[];
        switch_type?: string | string[];
        keyboard_color?: string | string[];
        keyboard_rgb?: string | string[];
        keyboard_connection?: string | string[];
        keycap_material?: string | string[];
        keyboard_battery?: string | string[];
        keyboard_weight_grams?: string | string[];
        mic?: string | string[];
        headphone_connection?: string | string[];
        surround_sound?: string | string[];
        headphone_battery?: string | string[];
        headphone_weight_grams?: string | string[];
        headphone_color?: string | string[];
        screen_size?: string | string[];
        resolution?: string | string[];
        refresh_rate?: string | string[];
        panel_type?: string | string[];
        monitor_connection?: string | string[];
        monitor_color?: string | string[];
        monitor_weight?: string | string[];
        /** @description For `*` the rest of the name of a specification that an admin has added */
        'x_*'?: string | string[];
      };
      path: { slug: string; brand: string };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            products: components['schemas']['Product'][];
            page: number;
            totalPages: number;
            total: number;
            facets?: components['schemas']['Facets'];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ProductsController_one: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': components['schemas']['OneProduct'] } };
      default: components['responses']['Problem'];
    };
  };
  ProductManagementController_remove: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  ProductManagementController_change: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { id: string };
    };
    requestBody: {
      content: {
        'application/json': { [key: string]: unknown };
        'multipart/form-data': { [key: string]: unknown };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            message: string;
            product: components['schemas']['StaffProduct'];
            /** @description New images that can hardly be meant, as they are tiny or very narrow, with their stored size; they are kept */
            odd_images: { image: string; width: number; height: number }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  SearchController_page: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        q?: string;
        category?: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
        /** @description A brand's name or id */
        brand?: string;
        /** @description Without one the best come first */
        sort?:
          | 'newest'
          | 'best-selling'
          | 'price-asc'
          | 'price-desc'
          | 'name-asc'
          | 'name-desc'
          | 'stock-asc'
          | 'stock-desc'
          | 'oldest';
        /** @description Dollars */
        min?: number | string;
        /** @description Dollars */
        max?: number | string;
        in_stock?: 'true' | 'false';
        dpi?: string | string[];
        mouse_rgb?: string | string[];
        connection?: string | string[];
        battery?: string | string[];
        weight_grams?: string | string[];
        mouse_color?: string | string[];
        size?: string | string[];
        material?: string | string[];
        thickness_mm?: string | string[];
        mousepad_color?: string | string[];
        layout?: string | string[];
        switch_type?: string | string[];
        keyboard_color?: string | string[];
        keyboard_rgb?: string | string[];
        keyboard_connection?: string | string[];
        keycap_material?: string | string[];
        keyboard_battery?: string | string[];
        keyboard_weight_grams?: string | string[];
        mic?: string | string[];
        headphone_connection?: string | string[];
        surround_sound?: string | string[];
        headphone_battery?: string | string[];
        headphone_weight_grams?: string | string[];
        headphone_color?: string | string[];
        screen_size?: string | string[];
        resolution?: string | string[];
        refresh_rate?: string | string[];
        panel_type?: string | string[];
        monitor_connection?: string | string[];
        monitor_color?: string | string[];
        monitor_weight?: string | string[];
        /** @description For `*` the rest of the name of a specification that an admin has added */
        'x_*'?: string | string[];
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            products: components['schemas']['Product'][];
            page: number;
            totalPages: number;
            total: number;
            facets: components['schemas']['Facets'];
            /** @description How many products of each category are found, whatever the filters */
            categories: {
              /** @enum {string} */
              category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
              count: number;
            }[];
            /** @description The term as it was understood, when only that finds something */
            understood: string | null;
            /** @description Words that were left out, as nothing has them with the others */
            left_out?: string[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PagesController_shown: {
    parameters: { path: { slug: string } };
    responses: {
      200: { content: { 'application/json': { page: components['schemas']['ShopPage'] } } };
      default: components['responses']['Problem'];
    };
  };
  PagesController_all: {
    responses: {
      200: { content: { 'application/json': { pages: components['schemas']['EditedShopPage'][] } } };
      default: components['responses']['Problem'];
    };
  };
  PagesController_change: {
    parameters: { path: { slug: string } };
    requestBody: {
      content: {
        'application/json': {
          title: string;
          title_km: string;
          /** @description Paragraphs, `# ` headings and `- ` lists */
          text: string;
          text_km: string;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number | string;
        };
      };
    };
    responses: {
      200: {
        content: { 'application/json': { message: string; page: components['schemas']['EditedShopPage'] } };
      };
      default: components['responses']['Problem'];
    };
  };
  PriceListsController_suppliers: {
    responses: {
      200: { content: { 'application/json': { suppliers: string[] } } };
      default: components['responses']['Problem'];
    };
  };
  PriceListsController_take: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          csv: string;
          supplier: string;
          /** @description JSON `{ columns: { theirs: ours }, currency: { money: rate } }` */
          mapping?: string;
          /** @description JSON of the SKUs of your products by codes of the supplier */
          links?: string;
          sheet?: string;
          /** @description As it was answered: what is saved was seen */
          check?: string;
          /** @description `true` adds the pieces of a list that was saved already */
          again?: string;
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { taken: { products: number; pieces: number } } } };
      default: components['responses']['Problem'];
    };
  };
  PriceListsController_check: {
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          csv: string;
          supplier: string;
          /** @description JSON `{ columns: { theirs: ours }, currency: { money: rate } }` */
          mapping?: string;
          /** @description JSON of the SKUs of your products by codes of the supplier */
          links?: string;
          sheet?: string;
          /** @description As it was answered: what is saved was seen */
          check?: string;
          /** @description `true` adds the pieces of a list that was saved already */
          again?: string;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            supplier: string;
            sheets: string[];
            columns: { name: string; guess: string | null; samples: string[] }[];
            currency: { [key: string]: string };
            unknown_currencies: string[];
            rows: components['schemas']['PriceListRow'][];
            /**
             * Format: date-time
             * @description When the same list was saved, or lately one with most of its pieces, if it was
             */
            taken_at: string | null;
            /** @description What is to be saved: send it on */
            check: string;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PriceSalesController_page: {
    parameters: {
      query?: { page?: number | string; limit?: number | string; state?: 'planned' | 'running' | 'ended' };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            sales: components['schemas']['ListedSale'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PriceSalesController_create: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          name?: string | null;
          name_km?: string | null;
          /** @default null */
          percent_off?: number | null;
          /**
           * @description In US cents
           * @default null
           */
          amount_off_cents?: number | null;
          /** @enum {string} */
          target: 'all' | 'brand' | 'category' | 'products';
          /** @default null */
          brand_id?: number | null;
          /**
           * @default null
           * @enum {string|null}
           */
          category?: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor' | null;
          product_ids?: (number | string)[];
          /** Format: date-time */
          begins_at: string;
          /** Format: date-time */
          ends_at: string;
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { message: string; sale: components['schemas']['Sale'] } } };
      default: components['responses']['Problem'];
    };
  };
  PriceSalesController_one: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { sale: components['schemas']['Sale'] } } };
      default: components['responses']['Problem'];
    };
  };
  PriceSalesController_change: {
    parameters: { path: { id: string } };
    requestBody: {
      content: {
        'application/json': {
          name?: string | null;
          name_km?: string | null;
          percent_off?: number | null;
          /** @description In US cents */
          amount_off_cents?: number | null;
          /** @enum {string} */
          target?: 'all' | 'brand' | 'category' | 'products';
          brand_id?: number | null;
          /** @enum {string|null} */
          category?: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor' | null;
          product_ids?: (number | string)[];
          /** Format: date-time */
          begins_at?: string;
          /** Format: date-time */
          ends_at?: string;
          /**
           * @description Ends it now; one that is planned never begins
           * @enum {boolean}
           */
          ended?: true;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { message: string; sale: components['schemas']['Sale'] } } };
      default: components['responses']['Problem'];
    };
  };
  PriceSalesController_preview: {
    requestBody: {
      content: {
        'application/json': {
          name?: string | null;
          name_km?: string | null;
          /** @default null */
          percent_off?: number | null;
          /**
           * @description In US cents
           * @default null
           */
          amount_off_cents?: number | null;
          /** @enum {string} */
          target: 'all' | 'brand' | 'category' | 'products';
          /** @default null */
          brand_id?: number | null;
          /**
           * @default null
           * @enum {string|null}
           */
          category?: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor' | null;
          product_ids?: (number | string)[];
          /** Format: date-time */
          begins_at: string;
          /** Format: date-time */
          ends_at: string;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            /** @description How many products it makes cheaper */
            products: number;
            /** @description The cheapest, the middle one and the dearest of them */
            examples: { id: number; name: string; price: number; sale_price: number }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ProductManagementController_create: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          name: string;
          brand: string;
          price: string;
          /** @description What it cost before, in dollars; blank for nothing */
          compare_at_price?: string;
          /** @description What a piece costs its seller, in dollars; shoppers are not told. Blank for unknown */
          cost?: string;
          /**
           * @description Whether shoppers do not see it
           * @enum {string}
           */
          hidden?: 'true' | 'false';
          /**
           * Format: date-time
           * @description Hides it until then
           */
          visible_from?: string;
          stock: string;
          description?: string;
          name_km?: string;
          description_km?: string;
          /** @description With so many or fewer left it needs restock; 5 unless told otherwise */
          restock_at?: string;
          sku?: string;
          barcode?: string;
          /** @description For so many months, 0 to 120; blank for none */
          warranty_months?: string;
          /** Format: binary */
          image?: string;
          /** @description Instead of `image`: an image of your library */
          image_url?: string;
          /** @description More images: files, which come last. As a text, all images in order: `[{ "url" or "file", "alt", "alt_km" }]`, where `file` is the place of one of the files, from 0 */
          images?: string[] | string;
          dpi?: string;
          mouse_rgb?: string;
          connection?: string;
          battery?: string;
          weight_grams?: string;
          mouse_color?: string;
          mouse_other_features?: string;
          mouse_connection?: string;
          mouse_battery?: string;
          mouse_weight_grams?: string;
          layout?: string;
          switch_type?: string;
          keyboard_color?: string;
          keyboard_rgb?: string;
          keyboard_connection?: string;
          keycap_material?: string;
          keyboard_battery?: string;
          keyboard_weight_grams?: string;
          keyboard_other_features?: string;
          others_features?: string;
          frequency_response?: string;
          mic?: string;
          headphone_connection?: string;
          surround_sound?: string;
          headphone_battery?: string;
          headphone_weight_grams?: string;
          headphone_color?: string;
          headphone_other_features?: string;
          frequency_respone?: string;
          screen_size?: string;
          resolution?: string;
          refresh_rate?: string;
          panel_type?: string;
          monitor_connection?: string;
          monitor_color?: string;
          monitor_weight?: string;
          size?: string;
          material?: string;
          thickness_mm?: string;
          mousepad_color?: string;
          button: string;
        };
      };
    };
    responses: {
      201: {
        content: {
          'application/json': {
            message: string;
            product: components['schemas']['StaffProduct'];
            /** @description New images that can hardly be meant, as they are tiny or very narrow, with their stored size; they are kept */
            odd_images: { image: string; width: number; height: number }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ProductManagementController_upload: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          csv: string;
          images: string[];
          /** @description JSON `{ columns: { theirs: ours }, values: { category, brand, stock }, profile }` for a file of another system */
          mapping?: string;
          /** @description Which sheet of a workbook */
          sheet?: string;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            uploaded: number;
            failed: number;
            /** @description The names of the new products */
            successes: string[];
            failures: {
              row: {
                name: string;
                /** @description The line of the file; the header is line 1 */
                number: number;
              };
              error: string;
              /** @description What `error` says, one by one */
              faults: components['schemas']['Fault'][];
            }[];
            /** @description Every row of the file in its order; `row` is its line */
            rows: { row: number; name: string; id: number | null; error: string | null }[];
            /** @description Rows whose image can hardly be meant, as it is tiny or very narrow, with its name and stored size; they are uploaded */
            odd_images: { row: number; name: string; image: string; width: number; height: number }[];
            /** @description Unknown columns of the file, as it spells them */
            unread_columns: string[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ProductManagementController_changeMany: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          products: {
            id: number | string;
            /** @description What was read; 409 STALE_EDIT when it is no longer so */
            version?: number | string;
            /** @description The stock that was read: what counts is how much `stock` differs from it, so that sales since then are kept */
            stock_seen?: number | string;
          }[];
          change:
            | {
                /** @enum {string} */
                type: 'delete';
              }
            | (
                | {
                    /** @enum {string} */
                    type: 'price';
                    /** @enum {string} */
                    how: 'to';
                    value: number;
                  }
                | {
                    /** @enum {string} */
                    type: 'price';
                    /** @enum {string} */
                    how: 'amount';
                    value: number;
                  }
                | {
                    /** @enum {string} */
                    type: 'price';
                    /** @enum {string} */
                    how: 'percent';
                    value: number;
                  }
              )
            | {
                /** @enum {string} */
                type: 'stock';
                stock: number;
              }
            | {
                /** @enum {string} */
                type: 'stock-by';
                by: number;
                /**
                 * @description Why the stock is another one, for its history
                 * @enum {string}
                 */
                reason?: 'received' | 'returned' | 'damaged' | 'lost' | 'counted';
              }
            | {
                /** @enum {string} */
                type: 'brand';
                brand: string;
              };
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            changed: number;
            failed: number;
            results: {
              id: number;
              name: string | null;
              ok: boolean;
              error: string | null;
              /** @description What `error` says, one by one */
              faults: components['schemas']['Fault'][];
              /** @description What is left after a change of the stock */
              stock: number | null;
              /** @description The version after the change */
              version: number | null;
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  StaffProductsController_page: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        category?: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
        sort?:
          | 'newest'
          | 'best-selling'
          | 'price-asc'
          | 'price-desc'
          | 'name-asc'
          | 'name-desc'
          | 'stock-asc'
          | 'stock-desc'
          | 'oldest';
        /** @description Words that are each in one of the product's names, its brand's, its SKU or its barcode */
        q?: string;
        /** @description A brand's name or id */
        brand?: string;
        /** @description `out`: none left, `low`: 1 to 5, `in`: any, `restock`: as few as its `restock_at` */
        stock?: 'out' | 'low' | 'in' | 'restock';
        place?: 'shop' | 'hidden' | 'deleted';
        /** @description For admins: those of one seller */
        seller?: string;
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            products: components['schemas']['StaffProduct'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  StaffProductsController_export: {
    responses: { 200: { content: { 'text/csv': string } }; default: components['responses']['Problem'] };
  };
  StaffProductsController_one: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { product: components['schemas']['StaffProduct'] } } };
      default: components['responses']['Problem'];
    };
  };
  StaffProductsController_costs: {
    parameters: { path: { id: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            receipts: {
              /** Format: date-time */
              at: string;
              /** @description 0 where the cost was only written down */
              pieces: number;
              cost: number | null;
              stock_before: number;
              /** @description After it */
              average_cost: number | null;
              supplier: string | null;
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  StaffProductsController_restore: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { id: string };
    };
    responses: {
      200: {
        content: { 'application/json': { message: string; product: components['schemas']['StaffProduct'] } };
      };
      default: components['responses']['Problem'];
    };
  };
  QuestionsController_shown: {
    parameters: { query?: { page?: number | string; limit?: number | string }; path: { id: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            questions: components['schemas']['Question'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  QuestionsController_ask: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { id: string };
    };
    requestBody: { content: { 'application/json': { text: string } } };
    responses: {
      201: {
        content: { 'application/json': { message: string; question: components['schemas']['OwnQuestion'] } };
      };
      default: components['responses']['Problem'];
    };
  };
  QuestionsController_mine: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { questions: components['schemas']['OwnQuestion'][] } } };
      default: components['responses']['Problem'];
    };
  };
  QuestionsController_remove: {
    parameters: { path: { id: string; questionId: string } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  QuestionsController_page: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        status?: 'waiting' | 'answered' | 'hidden';
        /** @description Words that are in the question, its author or the product's name */
        q?: string;
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            questions: components['schemas']['StaffQuestion'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  QuestionsController_ofUser: {
    parameters: { path: { userId: string } };
    responses: {
      200: { content: { 'application/json': { questions: components['schemas']['StaffQuestion'][] } } };
      default: components['responses']['Problem'];
    };
  };
  QuestionsController_change: {
    parameters: { path: { id: string } };
    requestBody: {
      content: {
        'application/json': {
          /** @description Shown below the question; empty takes it back */
          answer?: string;
          hidden?: boolean;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number | string;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': { message: string; question: components['schemas']['StaffQuestion'] };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ReviewsController_shown: {
    parameters: { query: { page?: number | string; limit?: number | string; product_id: number | string } };
    responses: {
      200: {
        content: {
          'application/json': {
            reviews: components['schemas']['Review'][];
            average: number | null;
            /** @description How many gave 1, 2, 3, 4 and 5 stars */
            stars: number[];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ReviewsController_mine: {
    parameters: { query: { product_id: number | string } };
    responses: {
      200: {
        content: {
          'application/json': {
            may_review: boolean;
            review: components['schemas']['OwnReview'] | (never | null);
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ReviewsController_write: {
    requestBody: {
      content: { 'application/json': { product_id: number | string; rating: number; text: string } };
    };
    responses: {
      200: {
        content: { 'application/json': { message: string; review: components['schemas']['OwnReview'] } };
      };
      default: components['responses']['Problem'];
    };
  };
  ReviewsController_remove: {
    parameters: { query: { product_id: number | string } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  ReviewsController_page: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        status?: 'pending' | 'approved' | 'hidden';
        rating?: number | string;
        /** @description Words that are in the review, its author or the product's name */
        q?: string;
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            reviews: components['schemas']['StaffReview'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ReviewsController_ofUser: {
    parameters: { path: { userId: string } };
    responses: {
      200: { content: { 'application/json': { reviews: components['schemas']['StaffReview'][] } } };
      default: components['responses']['Problem'];
    };
  };
  ReviewsController_moderate: {
    parameters: { path: { id: string } };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Only admins hide
           * @enum {string}
           */
          status?: 'approved' | 'hidden';
          /**
           * @description Asks the admins to look at it
           * @enum {boolean}
           */
          flagged?: true;
          /** @description Shown below the review; empty takes it back */
          answer?: string;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number | string;
        };
      };
    };
    responses: {
      200: {
        content: { 'application/json': { message: string; review: components['schemas']['StaffReview'] } };
      };
      default: components['responses']['Problem'];
    };
  };
  ShareCardsController_one: {
    parameters: { path: { file: string } };
    responses: { 200: { content: { 'image/jpeg': string } }; default: components['responses']['Problem'] };
  };
  ShopController_shown: {
    responses: {
      200: { content: { 'application/json': { shop: components['schemas']['Shop'] } } };
      default: components['responses']['Problem'];
    };
  };
  ShopController_edited: {
    responses: {
      200: { content: { 'application/json': { shop: components['schemas']['EditedShopFacts'] } } };
      default: components['responses']['Problem'];
    };
  };
  ShopController_change: {
    requestBody: {
      content: {
        'application/json': {
          address: string;
          address_km: string;
          hours: string;
          hours_km: string;
          phone: string;
          telegram: string;
          /** @description Without it, it stays as it is */
          messenger?: string;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number | string;
        };
      };
    };
    responses: {
      200: {
        content: { 'application/json': { message: string; shop: components['schemas']['EditedShopFacts'] } };
      };
      default: components['responses']['Problem'];
    };
  };
  ShopLookController_edited: {
    responses: {
      200: { content: { 'application/json': { look: components['schemas']['EditedShopLook'] } } };
      default: components['responses']['Problem'];
    };
  };
  ShopLookController_change: {
    requestBody: {
      content: {
        'application/json': {
          /** @description '' for the usual one */
          name?: string;
          logo?: string | null;
          brand_color?: string | null;
          accent_color?: string | null;
          hero_title?: string;
          hero_title_km?: string;
          hero_text?: string;
          hero_text_km?: string;
          hero_image?: string | null;
          shelves?: ('new-arrivals' | 'best-sellers' | 'brands' | 'recently-viewed' | 'promises')[];
          mail_footer?: string;
          mail_footer_km?: string;
          version: number;
        };
      };
    };
    responses: {
      200: {
        content: { 'application/json': { message: string; look: components['schemas']['EditedShopLook'] } };
      };
      default: components['responses']['Problem'];
    };
  };
  SpecFieldsController_shown: {
    responses: {
      200: {
        content: {
          'application/json': {
            spec_fields: {
              mouse: { version: number; fields: components['schemas']['SpecField'][] };
              mousepad: { version: number; fields: components['schemas']['SpecField'][] };
              keyboard: { version: number; fields: components['schemas']['SpecField'][] };
              headphone: { version: number; fields: components['schemas']['SpecField'][] };
              monitor: { version: number; fields: components['schemas']['SpecField'][] };
            };
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  SpecFieldsController_change: {
    parameters: { path: { category: string } };
    requestBody: {
      content: {
        'application/json': {
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version: number;
          /** @description All fields in their order: every own one, and those added ones that stay or are new */
          fields: {
            /** @description Of a field that is there; a new one gets its name here */
            name?: string;
            /** @description What an added one is called; own ones have their words in the storefront */
            label?: string | null;
            label_km?: string | null;
            /**
             * @description Of a new one; it never changes
             * @enum {string}
             */
            kind?: 'text' | 'number' | 'yes_no';
            /** @description What an added number counts */
            unit?: string | null;
            unit_km?: string | null;
            hidden?: boolean;
          }[];
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            version: number;
            fields: components['schemas']['SpecField'][];
            /** @enum {string} */
            category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  SynonymsController_all: {
    responses: {
      200: {
        content: {
          'application/json': {
            synonyms: components['schemas']['SynonymGroup'][];
            /** @description How many groups there can be */
            most: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  SynonymsController_add: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description They mean the same, in both languages */
          words: string[];
          /** @description What they mean as well, but not the other way round */
          also?: string[];
        };
      };
    };
    responses: {
      201: {
        content: { 'application/json': { message: string; group: components['schemas']['SynonymGroup'] } };
      };
      default: components['responses']['Problem'];
    };
  };
  SynonymsController_try: {
    requestBody: {
      content: {
        'application/json': {
          /** @description They mean the same, in both languages */
          words: string[];
          /** @description What they mean as well, but not the other way round */
          also?: string[];
          /** @description What somebody types */
          q: string;
          /** @description The group that these words would replace */
          id?: number;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            products: {
              id: number;
              name: string;
              name_km: string | null;
              price: number;
              /** @description What it cost before; null unless that is more */
              compare_at_price: number | null;
              /** @enum {string} */
              category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
              image_url: string;
              stock: number;
              sold: number;
              brand: components['schemas']['Brand'];
              /** @description It is not found today */
              is_new: boolean;
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  SynonymsController_remove: {
    parameters: {
      query?: {
        /** @description What was read; 409 STALE_EDIT when it is no longer so */
        version?: number | string;
      };
      path: { id: string };
    };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  SynonymsController_change: {
    parameters: { path: { id: string } };
    requestBody: {
      content: {
        'application/json': {
          /** @description They mean the same, in both languages */
          words: string[];
          /** @description What they mean as well, but not the other way round */
          also?: string[];
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number | string;
        };
      };
    };
    responses: {
      200: {
        content: { 'application/json': { message: string; group: components['schemas']['SynonymGroup'] } };
      };
      default: components['responses']['Problem'];
    };
  };
  ValueWordsController_shown: {
    responses: {
      200: {
        content: {
          'application/json': {
            /** @description The Khmer of each value that has one */
            words: { [key: string]: string };
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ValueWordsController_edited: {
    responses: {
      200: { content: { 'application/json': components['schemas']['EditedValueWords'] } };
      default: components['responses']['Problem'];
    };
  };
  ValueWordsController_change: {
    requestBody: {
      content: {
        'application/json': {
          /** @description A part of a value, between commas; numbers in it stand for any number */
          value: string;
          /** @description What Khmer readers see; each # is the number of the value; empty for the value itself */
          khmer: string;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { message: string; word: components['schemas']['ValueWord'] } } };
      default: components['responses']['Problem'];
    };
  };
  VariantsController_family: {
    parameters: { path: { id: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            variants: {
              id: number;
              name: string;
              image_url: string;
              stock: number;
              hidden: boolean;
              label: string;
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  VariantsController_join: {
    parameters: { path: { id: string } };
    requestBody: {
      content: {
        'application/json': {
          /** @description All that are joined, the product itself among them; none where it is to stand alone */
          variants: {
            id: number | string;
            /** @description What tells it from the others, such as its colour */
            label: string;
          }[];
          /** @description Those that the editor has read: refused where they are others by now */
          seen?: { id: number | string; label: string }[];
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            variants: {
              id: number;
              name: string;
              image_url: string;
              stock: number;
              hidden: boolean;
              label: string;
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  AccountsController_read: {
    parameters: {
      query: {
        /** @description A month like 2026-01, a quarter like 2026-Q1 or a year, by the clock of Phnom Penh */
        period: string;
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['Accounts'] } };
      default: components['responses']['Problem'];
    };
  };
  AccountsController_csv: {
    parameters: {
      query: {
        /** @description A month like 2026-01, a quarter like 2026-Q1 or a year, by the clock of Phnom Penh */
        period: string;
        /** @description Of the titles */
        language?: 'km' | 'en';
      };
    };
    responses: { 200: { content: { 'text/csv': string } }; default: components['responses']['Problem'] };
  };
  AccountsController_xlsx: {
    parameters: {
      query: {
        /** @description A month like 2026-01, a quarter like 2026-Q1 or a year, by the clock of Phnom Penh */
        period: string;
        /** @description Of the titles */
        language?: 'km' | 'en';
      };
    };
    responses: {
      200: { content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string } };
      default: components['responses']['Problem'];
    };
  };
  CheckoutController_quote: {
    parameters: {
      header?: {
        /** @description The id that the browser made up for the day, 32 hexadecimal digits, by which visits are counted */
        'x-visitor'?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          cart: { id: number | string; quantity: number | string }[];
          /** @description In any letter case */
          promo_code?: string | null;
          /** @description How it is brought, by its key; by default the cheapest way to the address */
          delivery_method?: '' | string | null;
          /** @description Also part of the shipping address */
          province?: string | null;
          /** @description Also part of the shipping address */
          district?: string | null;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            lines: {
              id: number;
              name: string;
              image_url: string;
              price: number;
              quantity: number;
              available: number;
              line_total: number;
            }[];
            /** @description The products of the cart that are not sold, or no longer */
            unavailable: { id: number }[];
            /** @description The code that was used, as it is written */
            promo_code: string | null;
            /** @description What it takes off the goods; 0 without one */
            discount: number;
            /** @description After the discount */
            subtotal: number;
            shipping: number;
            tax: number;
            total: number;
            /** @description Null where it is never free */
            free_shipping: {
              /** @enum {string} */
              by: 'pieces' | 'dollars';
              from: number;
              missing: number;
            } | null;
            /** @description How it is brought; null where there is no choice */
            delivery_method: string | null;
            /** @description What is offered there now; none where the shipping policy holds */
            delivery_methods: components['schemas']['OfferedDelivery'][];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  CheckoutController_place: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
        /** @description The id that the browser made up for the day, 32 hexadecimal digits, by which visits are counted */
        'x-visitor'?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          customer_name: string;
          phone_number: string;
          /**
           * @description The whole address, with district and province; blank for pick-up
           * @default
           */
          shipping_address?: string;
          /** @description Also part of the shipping address */
          province?: string | null;
          /** @description Also part of the shipping address */
          district?: string | null;
          /** @description What the courier should know */
          note?: string | null;
          /** @description Where a map shows the place: a link of Google Maps or OpenStreetMap, or a latitude and a longitude */
          map_link?: string | null;
          total: number | string;
          cart: { id: number | string; quantity: number | string }[];
          /** @description In any letter case */
          promo_code?: string | null;
          /** @description How it is brought, by its key; by default the cheapest way to the address */
          delivery_method?: '' | string | null;
          /**
           * @description By default the first that the shop offers
           * @enum {string}
           */
          payment_method?: 'demo' | 'khqr' | 'cod';
          /**
           * @description In which money it is paid; riel by KHQR only
           * @enum {string}
           */
          currency?: 'USD' | 'KHR';
          /** @description In the name of which taxpayer a VAT invoice is issued once it is paid */
          vat_invoice?: { tin: string; name: string; address: string };
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { orderId: string; order_number: string } } };
      409: {
        content: {
          'application/problem+json': components['schemas']['Problem'] & {
            /** @description With OUT_OF_STOCK: the products of which too few are left */
            items?: {
              id: number;
              name: string;
              available: number;
              /** @description It is no longer sold; then `name` is no name of it */
              is_gone?: boolean;
            }[];
          };
        };
      };
      422: {
        content: {
          'application/problem+json': components['schemas']['Problem'] & {
            orderId?: string;
            order_number?: string;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  CheckoutController_own: {
    parameters: { path: { orderId: string } };
    responses: {
      200: { content: { 'application/json': { amount: number; order: components['schemas']['Order'] } } };
      default: components['responses']['Problem'];
    };
  };
  PaymentMethodsController_list: {
    parameters: {
      query?: {
        /** @description Where the order goes */
        province?: string;
        /** @description What the cart costs */
        total_cents?: string;
        /** @description Whether its shopper comes to the shop for it */
        pick_up?: 'true' | 'false';
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            methods: {
              key: string;
              available: boolean;
              /** @description Why it cannot be had for this cart */
              reason: string | null;
              /** @description Of cash on delivery: the highest total */
              limit_cents?: number;
              /** @description Of cash on delivery: where it is offered */
              provinces?: string[];
            }[];
            /** @description Whether a checkout can ask for a VAT invoice */
            vat_invoices: boolean;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PaymentSettingsController_now: {
    responses: {
      200: { content: { 'application/json': { payment_methods: components['schemas']['PaymentSettings'] } } };
      default: components['responses']['Problem'];
    };
  };
  PaymentSettingsController_change: {
    requestBody: {
      content: {
        'application/json': {
          off: ('demo' | 'khqr' | 'cod')[];
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { payment_methods: components['schemas']['PaymentSettings'] } } };
      default: components['responses']['Problem'];
    };
  };
  CashSettingsController_now: {
    responses: {
      200: { content: { 'application/json': { cash_on_delivery: components['schemas']['CashOnDelivery'] } } };
      default: components['responses']['Problem'];
    };
  };
  CashSettingsController_change: {
    requestBody: {
      content: {
        'application/json': {
          provinces: (
            | 'Phnom Penh'
            | 'Banteay Meanchey'
            | 'Battambang'
            | 'Kampong Cham'
            | 'Kampong Chhnang'
            | 'Kampong Speu'
            | 'Kampong Thom'
            | 'Kampot'
            | 'Kandal'
            | 'Kep'
            | 'Koh Kong'
            | 'Kratie'
            | 'Mondulkiri'
            | 'Oddar Meanchey'
            | 'Pailin'
            | 'Preah Sihanouk'
            | 'Preah Vihear'
            | 'Prey Veng'
            | 'Pursat'
            | 'Ratanakiri'
            | 'Siem Reap'
            | 'Stung Treng'
            | 'Svay Rieng'
            | 'Takeo'
            | 'Tboung Khmum'
          )[];
          limit_cents: number;
          open_orders: number;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { cash_on_delivery: components['schemas']['CashOnDelivery'] } } };
      default: components['responses']['Problem'];
    };
  };
  CashStepsController_note: {
    parameters: { path: { orderId: string } };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          step: 'confirmed' | 'no_answer' | 'handed_over' | 'refused';
          /** @description Needed when it is handed over: all that the courier got and gave as change */
          collected?: {
            usd_cents: number;
            /** @description Below 0: change */
            khr: number;
          };
          /** @description What the courier takes for it */
          fee_cents?: number;
          /** @description Refused: whether its pieces can be sold again; else they are gone */
          restock?: boolean;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { order: components['schemas']['ManagedOrder'] } } };
      default: components['responses']['Problem'];
    };
  };
  CashStepsController_undo: {
    parameters: { path: { orderId: string } };
    requestBody: {
      content: {
        'application/json': {
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { order: components['schemas']['ManagedOrder'] } } };
      default: components['responses']['Problem'];
    };
  };
  ExchangeRatesController_list: {
    parameters: { query?: { page?: number | string; limit?: number | string } };
    responses: {
      200: {
        content: {
          'application/json': {
            rates: components['schemas']['ExchangeRate'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ExchangeRatesController_enter: {
    requestBody: {
      content: {
        'application/json': {
          /** Format: date */
          day: string;
          /** @description Riel for a dollar */
          riel_rate: number;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { rate: components['schemas']['ExchangeRate'] } } };
      default: components['responses']['Problem'];
    };
  };
  InvoiceSellerController_find: {
    responses: {
      200: {
        content: {
          'application/json': {
            seller: {
              name: string;
              name_km: string;
              address: string;
              address_km: string;
              tin: string | null;
              vat_registered: boolean;
              /** @description The address of one of the shop's images */
              logo: string | null;
              version: number;
            };
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  InvoiceSellerController_change: {
    requestBody: {
      content: {
        'application/json': {
          name: string;
          name_km: string;
          address: string;
          address_km: string;
          tin: string | null;
          vat_registered: boolean;
          logo: string | null;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version: number;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            seller: {
              name: string;
              name_km: string;
              address: string;
              address_km: string;
              tin: string | null;
              vat_registered: boolean;
              /** @description The address of one of the shop's images */
              logo: string | null;
              version: number;
            };
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  InvoicesController_find: {
    parameters: { path: { orderId: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            /** @description Such as INV-2026-000001, VAT-2026-000001 or CN-2026-000001 */
            number: string;
            /** @enum {string} */
            kind: 'commercial' | 'vat' | 'credit_note';
            order_id: string;
            order_number: string;
            /** @description The number of the invoice that a credit note takes from */
            credits: string | null;
            /** @description A day of Phnom Penh, as 2026-01-31 */
            issued_on: string;
            paid_on: string;
            seller: components['schemas']['InvoiceSeller'];
            buyer: components['schemas']['InvoiceBuyer'];
            lines: components['schemas']['InvoiceLine'][];
            /** @description Positive in a credit note, too */
            totals: {
              /** @enum {string} */
              currency: 'USD';
              /** @description US cents */
              net_cents: number;
              /** @description The VAT that is in the total, in US cents */
              vat_cents: number;
              /** @description US cents */
              total_cents: number;
              /** @description Riel for a dollar, by the National Bank's rate of the day */
              riel_rate: number | null;
              /** @description The day whose rate it is */
              rate_day: string | null;
              /** @description Whole riel; null where no rate was entered */
              net_khr: number | null;
              /** @description Whole riel; null where no rate was entered */
              vat_khr: number | null;
              /** @description Whole riel; null where no rate was entered */
              total_khr: number | null;
            };
            /** @description All invoices and credit notes of the order, the oldest first, with this one */
            documents: components['schemas']['InvoiceDocument'][];
            /** @description Until when its customer can ask for a VAT invoice; null where they cannot */
            vat_request_until: string | null;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  InvoicesController_request: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { orderId: string };
    };
    requestBody: { content: { 'application/json': { tin: string; name: string; address: string } } };
    responses: {
      201: {
        content: {
          'application/json': {
            /** @description Such as INV-2026-000001, VAT-2026-000001 or CN-2026-000001 */
            number: string;
            /** @enum {string} */
            kind: 'commercial' | 'vat' | 'credit_note';
            order_id: string;
            order_number: string;
            /** @description The number of the invoice that a credit note takes from */
            credits: string | null;
            /** @description A day of Phnom Penh, as 2026-01-31 */
            issued_on: string;
            paid_on: string;
            seller: components['schemas']['InvoiceSeller'];
            buyer: components['schemas']['InvoiceBuyer'];
            lines: components['schemas']['InvoiceLine'][];
            /** @description Positive in a credit note, too */
            totals: {
              /** @enum {string} */
              currency: 'USD';
              /** @description US cents */
              net_cents: number;
              /** @description The VAT that is in the total, in US cents */
              vat_cents: number;
              /** @description US cents */
              total_cents: number;
              /** @description Riel for a dollar, by the National Bank's rate of the day */
              riel_rate: number | null;
              /** @description The day whose rate it is */
              rate_day: string | null;
              /** @description Whole riel; null where no rate was entered */
              net_khr: number | null;
              /** @description Whole riel; null where no rate was entered */
              vat_khr: number | null;
              /** @description Whole riel; null where no rate was entered */
              total_khr: number | null;
            };
            /** @description All invoices and credit notes of the order, the oldest first, with this one */
            documents: components['schemas']['InvoiceDocument'][];
            /** @description Until when its customer can ask for a VAT invoice; null where they cannot */
            vat_request_until: string | null;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  MonthOfInvoicesController_list: {
    parameters: {
      query: {
        page?: number | string;
        limit?: number | string;
        /** @description By the clock of Phnom Penh */
        month: string;
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            invoices: components['schemas']['ListedInvoice'][];
            /** @description Of the whole month; riel of those with a rate */
            sums: {
              /** @enum {string} */
              currency: 'USD';
              /** @description US cents */
              net_cents: number;
              /** @description The VAT that is in the total, in US cents */
              vat_cents: number;
              /** @description US cents */
              total_cents: number;
              /** @description Whole riel; null where no rate was entered */
              net_khr: number | null;
              /** @description Whole riel; null where no rate was entered */
              vat_khr: number | null;
              /** @description Whole riel; null where no rate was entered */
              total_khr: number | null;
            };
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  MonthOfInvoicesController_csv: {
    parameters: {
      query: {
        /** @description By the clock of Phnom Penh */
        month: string;
        /** @description Of the titles */
        language?: 'km' | 'en';
      };
    };
    responses: { 200: { content: { 'text/csv': string } }; default: components['responses']['Problem'] };
  };
  MonthOfInvoicesController_xlsx: {
    parameters: {
      query: {
        /** @description By the clock of Phnom Penh */
        month: string;
        /** @description Of the titles */
        language?: 'km' | 'en';
      };
    };
    responses: {
      200: { content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string } };
      default: components['responses']['Problem'];
    };
  };
  WhoShipsController_who: {
    responses: {
      200: { content: { 'application/json': components['schemas']['WhoShips'] } };
      default: components['responses']['Problem'];
    };
  };
  WhoShipsController_change: {
    requestBody: {
      content: {
        'application/json': {
          sellers_may_ship: boolean;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['WhoShips'] } };
      default: components['responses']['Problem'];
    };
  };
  StockHistoryController_ofProduct: {
    parameters: { query?: { page?: number | string; limit?: number | string }; path: { productId: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            product: { id: number; name: string };
            changes: components['schemas']['StockChange'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PromoCodesController_find: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        /** @description Part of a code or a note */
        q?: string;
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            promo_codes: components['schemas']['PromoCode'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PromoCodesController_create: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          kind: 'percent' | 'amount' | 'free_delivery';
          /** @description Of the kind percent */
          percent?: number | null;
          /** @description Of the kind amount */
          amount_cents?: number | null;
          /** @description What the goods must cost before it */
          minimum_cents?: number | null;
          /**
           * Format: date
           * @description The first day, by Phnom Penh's clock
           */
          begins_on?: string | null;
          /**
           * Format: date
           * @description The last day, included
           */
          ends_on?: string | null;
          max_uses?: number | null;
          /** @description By one customer */
          max_uses_each?: number | null;
          /** @description With these or brands the discount is reckoned on their lines only */
          product_ids?: number[];
          brand_ids?: number[];
          /** @description For staff */
          note?: string;
          /** @enum {string} */
          status?: 'active' | 'paused' | 'ended';
          code: string;
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { promo_code: components['schemas']['PromoCode'] } } };
      default: components['responses']['Problem'];
    };
  };
  PromoCodesController_change: {
    parameters: { path: { id: string } };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          kind?: 'percent' | 'amount' | 'free_delivery';
          /** @description Of the kind percent */
          percent?: number | null;
          /** @description Of the kind amount */
          amount_cents?: number | null;
          /** @description What the goods must cost before it */
          minimum_cents?: number | null;
          /**
           * Format: date
           * @description The first day, by Phnom Penh's clock
           */
          begins_on?: string | null;
          /**
           * Format: date
           * @description The last day, included
           */
          ends_on?: string | null;
          max_uses?: number | null;
          /** @description By one customer */
          max_uses_each?: number | null;
          /** @description With these or brands the discount is reckoned on their lines only */
          product_ids?: number[];
          brand_ids?: number[];
          /** @description For staff */
          note?: string;
          /** @enum {string} */
          status?: 'active' | 'paused' | 'ended';
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { promo_code: components['schemas']['PromoCode'] } } };
      default: components['responses']['Problem'];
    };
  };
  ExportController_csv: {
    parameters: {
      query?: {
        /** @description paid: those that wait for their parcel, cash on delivery too; to-call: cash on delivery that is not confirmed */
        status?: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded' | 'to-call';
        /** @description How they are paid, or to be paid */
        method?: 'demo' | 'khqr' | 'cod';
        /** @description In which money */
        currency?: 'USD' | 'KHR';
        /** @description pick-up: those whose shoppers come for them; else the key of a delivery method */
        delivery?: 'pick-up' | string;
        /** @description The first day, by Phnom Penh's clock */
        from?: string;
        /** @description The last day, included */
        to?: string;
        /** @description By default the newest first */
        sort?: 'newest' | 'oldest' | 'total-desc' | 'total-asc';
        /** @description Part of the number or the id, the customer's name or phone, or a product's name */
        q?: string;
        /** @description Of the titles */
        language?: 'en' | 'km';
      };
    };
    responses: { 200: { content: { 'text/csv': string } }; default: components['responses']['Problem'] };
  };
  ExportController_xlsx: {
    parameters: {
      query?: {
        /** @description paid: those that wait for their parcel, cash on delivery too; to-call: cash on delivery that is not confirmed */
        status?: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded' | 'to-call';
        /** @description How they are paid, or to be paid */
        method?: 'demo' | 'khqr' | 'cod';
        /** @description In which money */
        currency?: 'USD' | 'KHR';
        /** @description pick-up: those whose shoppers come for them; else the key of a delivery method */
        delivery?: 'pick-up' | string;
        /** @description The first day, by Phnom Penh's clock */
        from?: string;
        /** @description The last day, included */
        to?: string;
        /** @description By default the newest first */
        sort?: 'newest' | 'oldest' | 'total-desc' | 'total-asc';
        /** @description Part of the number or the id, the customer's name or phone, or a product's name */
        q?: string;
        /** @description Of the titles */
        language?: 'en' | 'km';
      };
    };
    responses: {
      200: { content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string } };
      default: components['responses']['Problem'];
    };
  };
  ExportController_buyersCsv: {
    parameters: {
      query: {
        /** @description The first day, by Phnom Penh's clock */
        from?: string;
        /** @description The last day, included */
        to?: string;
        product: number;
        /** @description Of the titles */
        language?: 'en' | 'km';
      };
    };
    responses: { 200: { content: { 'text/csv': string } }; default: components['responses']['Problem'] };
  };
  ExportController_buyersXlsx: {
    parameters: {
      query: {
        /** @description The first day, by Phnom Penh's clock */
        from?: string;
        /** @description The last day, included */
        to?: string;
        product: number;
        /** @description Of the titles */
        language?: 'en' | 'km';
      };
    };
    responses: {
      200: { content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string } };
      default: components['responses']['Problem'];
    };
  };
  StaffOrdersController_all: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        /** @description paid: those that wait for their parcel, cash on delivery too; to-call: cash on delivery that is not confirmed */
        status?: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded' | 'to-call';
        /** @description How they are paid, or to be paid */
        method?: 'demo' | 'khqr' | 'cod';
        /** @description In which money */
        currency?: 'USD' | 'KHR';
        /** @description pick-up: those whose shoppers come for them; else the key of a delivery method */
        delivery?: 'pick-up' | string;
        /** @description The first day, by Phnom Penh's clock */
        from?: string;
        /** @description The last day, included */
        to?: string;
        /** @description By default the newest first */
        sort?: 'newest' | 'oldest' | 'total-desc' | 'total-asc';
        /** @description Part of the number or the id, the customer's name or phone, or a product's name */
        q?: string;
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            orders: components['schemas']['ManagedOrder'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  StaffOrdersController_count: {
    responses: {
      200: {
        content: {
          'application/json': {
            pending: number;
            /** @description Cash on delivery that is not confirmed by phone */
            to_call: number;
            /** @description Those that wait for their parcel, cash on delivery too */
            paid: number;
            shipped: number;
            delivered: number;
            all: number;
            /** @description What is counted no further */
            most: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  StaffOrdersController_one: {
    parameters: { path: { orderId: string } };
    responses: {
      200: { content: { 'application/json': { order: components['schemas']['OrderPage'] } } };
      default: components['responses']['Problem'];
    };
  };
  ShippingController_change: {
    parameters: { path: { orderId: string } };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Without it, the shipment is corrected
           * @enum {string}
           */
          status?: 'shipped' | 'delivered';
          courier?: string;
          tracking_number?: string;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { order: components['schemas']['ManagedOrder'] } } };
      default: components['responses']['Problem'];
    };
  };
  StaffOrdersController_redirect: {
    parameters: { path: { orderId: string } };
    requestBody: {
      content: {
        'application/json': {
          customer_name?: string;
          phone_number?: string;
          /** @description The whole address, with district and province */
          shipping_address?: string;
          /** @description Also part of the shipping address */
          province?: string | null;
          /** @description Also part of the shipping address */
          district?: string | null;
          /** @description What the courier should know */
          note?: string | null;
          /** @description Where a map shows the place: a link of Google Maps or OpenStreetMap, or a latitude and a longitude */
          map_link?: string | null;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { order: components['schemas']['ManagedOrder'] } } };
      default: components['responses']['Problem'];
    };
  };
  StaffOrdersController_ofUser: {
    parameters: { query?: { page?: number | string; limit?: number | string }; path: { userId: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            orders: components['schemas']['ManagedOrder'][];
            page: number;
            totalPages: number;
            total: number;
            paid_orders: number;
            total_spend: number;
            /** @description What staff noted about these orders */
            notes: { id: number; text: string; at: string; by: string; order_id: string }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  StaffOrdersController_exported: {
    parameters: { path: { userId: string } };
    responses: {
      200: { content: { 'application/json': { orders: components['schemas']['ExportedOrder'][] } } };
      default: components['responses']['Problem'];
    };
  };
  DeliveryController_shown: {
    responses: {
      200: {
        content: {
          'application/json': {
            provinces: components['schemas']['ProvinceDelivery'][];
            /** @description 0 while nothing was entered, and all is as usual */
            version: number;
            /**
             * @description What delivery costs where a place has no methods
             * @enum {string}
             */
            shipping_policy: 'item-count' | 'order-total';
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  DeliveryController_change: {
    requestBody: {
      content: {
        'application/json': {
          provinces: {
            /** @enum {string} */
            province:
              | 'Phnom Penh'
              | 'Banteay Meanchey'
              | 'Battambang'
              | 'Kampong Cham'
              | 'Kampong Chhnang'
              | 'Kampong Speu'
              | 'Kampong Thom'
              | 'Kampot'
              | 'Kandal'
              | 'Kep'
              | 'Koh Kong'
              | 'Kratie'
              | 'Mondulkiri'
              | 'Oddar Meanchey'
              | 'Pailin'
              | 'Preah Sihanouk'
              | 'Preah Vihear'
              | 'Prey Veng'
              | 'Pursat'
              | 'Ratanakiri'
              | 'Siem Reap'
              | 'Stung Treng'
              | 'Svay Rieng'
              | 'Takeo'
              | 'Tboung Khmum';
            days_from: number;
            days_to: number;
            methods?: {
              key: string;
              name: string;
              name_km?: string | null;
              fee_cents: number;
              /** @default null */
              cutoff?: string | null;
              days_from?: number;
              days_to?: number;
              free_from_cents?: number;
              pick_up?: boolean;
              paused?: boolean;
            }[];
            districts?: {
              district: string;
              methods: {
                key: string;
                name: string;
                name_km?: string | null;
                fee_cents: number;
                /** @default null */
                cutoff?: string | null;
                days_from?: number;
                days_to?: number;
                free_from_cents?: number;
                pick_up?: boolean;
                paused?: boolean;
              }[];
            }[];
          }[];
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            provinces: components['schemas']['ProvinceDelivery'][];
            /** @description 0 while nothing was entered, and all is as usual */
            version: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PackingController_pack: {
    parameters: { path: { orderId: string } };
    requestBody: {
      content: {
        'application/json': {
          /** @description `false` takes it back */
          packed: boolean;
          /** @description Ids of lines; without them all that are yours to pack */
          lines?: number[];
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  OrderRulesController_now: {
    responses: {
      200: { content: { 'application/json': { order_rules: components['schemas']['OrderRules'] } } };
      default: components['responses']['Problem'];
    };
  };
  OrderRulesController_change: {
    requestBody: {
      content: {
        'application/json': {
          /** @description How many days after its delivery an order can be returned */
          return_days: number;
          /**
           * @description What delivery costs where no way to bring it was entered
           * @enum {string}
           */
          shipping_policy: 'item-count' | 'order-total';
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { order_rules: components['schemas']['OrderRules'] } } };
      default: components['responses']['Problem'];
    };
  };
  NotesController_write: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { orderId: string };
    };
    requestBody: { content: { 'application/json': { text: string } } };
    responses: {
      201: { content: { 'application/json': { notes: components['schemas']['OrderNote'][] } } };
      default: components['responses']['Problem'];
    };
  };
  MyOrdersController_mine: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        /** @description Part of the order's number, of who receives it, where it goes, or of a product's name */
        q?: string;
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            orders: components['schemas']['Receipt'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  MyOrdersController_open: {
    parameters: {
      query?: {
        /** @description Part of the order's number, of who receives it, where it goes, or of a product's name */
        q?: string;
      };
    };
    responses: {
      200: { content: { 'application/json': { orders: components['schemas']['OpenOrder'][] } } };
      default: components['responses']['Problem'];
    };
  };
  MyOrdersController_closed: {
    parameters: {
      query?: {
        /** @description Part of the order's number, of who receives it, where it goes, or of a product's name */
        q?: string;
      };
    };
    responses: {
      200: { content: { 'application/json': { orders: components['schemas']['Order'][] } } };
      default: components['responses']['Problem'];
    };
  };
  MyOrdersController_redirect: {
    parameters: { path: { orderId: string } };
    requestBody: {
      content: {
        'application/json': {
          customer_name?: string;
          phone_number?: string;
          /** @description The whole address, with district and province */
          shipping_address?: string;
          /** @description Also part of the shipping address */
          province?: string | null;
          /** @description Also part of the shipping address */
          district?: string | null;
          /** @description What the courier should know */
          note?: string | null;
          /** @description Where a map shows the place: a link of Google Maps or OpenStreetMap, or a latitude and a longitude */
          map_link?: string | null;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { order: components['schemas']['Order'] } } };
      default: components['responses']['Problem'];
    };
  };
  MyOrdersController_cancel: {
    parameters: { path: { orderId: string } };
    responses: {
      200: { content: { 'application/json': { order: components['schemas']['Order'] } } };
      default: components['responses']['Problem'];
    };
  };
  RefundsController_refund: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { orderId: string };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Without them all of an order that is not shipped */
          lines?: { id: number; quantity: number }[];
          /** @description So much without any piece, in US cents; needs a reason, and no lines */
          amount_cents?: number;
          /** @description Needed with lines or an amount; for staff, customers do not see it */
          reason?: string;
          /** @description Whether the pieces can be sold again: with lines only if true, without unless false */
          restock?: boolean;
        };
      };
    };
    responses: {
      200: {
        content: { 'application/json': { message: string; payment: components['schemas']['OrderPayment'] } };
      };
      default: components['responses']['Problem'];
    };
  };
  MyPastOrdersController_mine: {
    parameters: { query?: { page?: number | string; limit?: number | string } };
    responses: {
      200: {
        content: {
          'application/json': {
            orders: components['schemas']['OwnPastOrder'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PastCustomersController_all: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        /** @description Words of an order's number, its customer's name, email or phone number, or of a product's name or SKU */
        q?: string;
        source?: 'shopify' | 'woocommerce';
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            customers: components['schemas']['PastCustomer'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PastOrdersController_all: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        /** @description Words of an order's number, its customer's name, email or phone number, or of a product's name or SKU */
        q?: string;
        source?: 'shopify' | 'woocommerce';
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            orders: components['schemas']['PastOrder'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PastOrdersController_bring: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description An export of orders or customers, as CSV or XLSX
           */
          csv: string;
          /** @description Of the amounts, where the file does not say it; by default USD */
          currency?: string;
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { brought: components['schemas']['BroughtHistory'] } } };
      default: components['responses']['Problem'];
    };
  };
  PastOrdersController_remove: {
    parameters: { query: { source: 'shopify' | 'woocommerce' } };
    responses: {
      200: { content: { 'application/json': { removed: { orders: number; customers: number } } } };
      default: components['responses']['Problem'];
    };
  };
  PastOrdersController_exported: {
    parameters: { query: { email: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            /** @description The newest 10,000 */
            past_orders: components['schemas']['PastOrder'][];
            past_orders_total: number;
            past_customers: components['schemas']['PastCustomer'][];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PastOrdersController_one: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { order: components['schemas']['PastOrder'] } } };
      default: components['responses']['Problem'];
    };
  };
  PastOrdersController_check: {
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description An export of orders or customers, as CSV or XLSX
           */
          csv: string;
          /** @description Of the amounts, where the file does not say it; by default USD */
          currency?: string;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['CheckedHistory'] } };
      default: components['responses']['Problem'];
    };
  };
  MyReturnsController_ofOrder: {
    parameters: { path: { orderId: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            returns: components['schemas']['Return'][];
            /** @description Until when what can be returned; null while the order is not delivered */
            returnable: {
              until: string;
              lines: {
                id: number;
                left: number;
                /** @description The last day of its warranty, as YYYY-MM-DD */
                warranty_until: string | null;
                /** @description Whether it can be returned with the reason `warranty` */
                claimable: boolean;
              }[];
            } | null;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  MyReturnsController_ask: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { orderId: string };
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          lines: { id: number; quantity: number }[];
          reason: string;
          details?: string;
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { return: components['schemas']['Return'] } } };
      default: components['responses']['Problem'];
    };
  };
  MyReturnsController_mine: {
    responses: {
      200: {
        content: {
          'application/json': {
            returns: components['schemas']['Return'][];
            /** @description The ids of your orders of which something can be returned now */
            returnable: string[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  MyReturnsController_withdraw: {
    parameters: { path: { id: string } };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          state: 'withdrawn';
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { return: components['schemas']['Return'] } } };
      default: components['responses']['Problem'];
    };
  };
  MyReturnsController_photo: {
    parameters: { path: { id: string; place: string } };
    responses: { 200: { content: { 'image/webp': string } }; default: components['responses']['Problem'] };
  };
  StaffReturnsController_find: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        state?: 'requested' | 'accepted' | 'refused' | 'withdrawn' | 'arrived' | 'refunded' | 'closed';
        /** @description Part of the order's number, the customer's name or phone, or a product's name */
        q?: string;
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            returns: components['schemas']['ManagedReturn'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  StaffReturnsController_step: {
    parameters: { path: { id: string } };
    requestBody: {
      content: {
        'application/json':
          | {
              /** @enum {string} */
              state: 'accepted';
              /** @description For the customer */
              message?: string;
              /**
               * @description With a label of the shop, or picked up
               * @enum {string}
               */
              hand_over: 'label' | 'pick_up';
              /** @description The number or the link of the label */
              label?: string;
            }
          | {
              /** @enum {string} */
              state: 'refused';
              /** @description For the customer */
              message: string;
            }
          | {
              /** @enum {string} */
              state: 'arrived';
              lines: {
                id: number;
                /** @description Pieces that can be sold again; the others are damaged */
                restock: number;
              }[];
            }
          | {
              /** @enum {string} */
              state: 'refunded';
              /** @description In US cents, instead of what was paid for the lines; only admins give money back */
              amount_cents?: number;
            }
          | {
              /** @enum {string} */
              state: 'closed';
              /** @description For the customer */
              message: string;
            };
      };
    };
    responses: {
      200: { content: { 'application/json': { return: components['schemas']['ManagedReturn'] } } };
      default: components['responses']['Problem'];
    };
  };
  SerialsController_note: {
    parameters: { path: { orderId: string } };
    requestBody: {
      content: {
        'application/json': {
          lines: {
            /** @description Of the order's line */
            id: number;
            /** @description By piece; blank for one without. They replace what was there */
            serials: string[];
          }[];
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  WarrantyController_find: {
    parameters: { path: { serial: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            /** @description The newest first; more than one only where products share a serial */
            warranties: components['schemas']['Warranty'][];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  CouriersController_all: {
    responses: {
      200: {
        content: { 'application/json': { couriers: components['schemas']['Courier'][]; version: number } };
      };
      default: components['responses']['Problem'];
    };
  };
  CouriersController_change: {
    requestBody: {
      content: {
        'application/json': {
          couriers: { name: string; tracking_link: string | null; needs_number: boolean }[];
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version: number;
        };
      };
    };
    responses: {
      200: {
        content: { 'application/json': { couriers: components['schemas']['Courier'][]; version: number } };
      };
      default: components['responses']['Problem'];
    };
  };
  ShippingController_ship: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          courier: string;
          orders: {
            id: string;
            /** @description What was read; refused when it is no longer so */
            version?: number;
            tracking_number?: string | null;
          }[];
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            results: components['schemas']['OrderResult'][];
            /** @description For so long the shipments can be taken back, and nobody is told */
            take_back_seconds: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ShippingController_takeBack: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: { content: { 'application/json': { orders: string[] } } };
    responses: {
      200: { content: { 'application/json': { results: components['schemas']['OrderResult'][] } } };
      default: components['responses']['Problem'];
    };
  };
  ShippingController_deliver: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: { content: { 'application/json': { ids: string[] } } };
    responses: {
      200: { content: { 'application/json': { results: components['schemas']['OrderResult'][] } } };
      default: components['responses']['Problem'];
    };
  };
  ShippingController_noteBack: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { orderId: string };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Why, for staff */
          reason: string;
          /** @description Whether its pieces are on sale again until it is sent again */
          restock: boolean;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { order: components['schemas']['ManagedOrder'] } } };
      default: components['responses']['Problem'];
    };
  };
  ShippingController_sendAgain: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { orderId: string };
    };
    responses: {
      200: { content: { 'application/json': { order: components['schemas']['ManagedOrder'] } } };
      default: components['responses']['Problem'];
    };
  };
  CallbacksController_hear: {
    parameters: { path: { method: 'demo' | 'khqr' | 'cod' } };
    requestBody: { content: { 'application/json': { [key: string]: unknown } } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  PaymentStatusController_status: {
    parameters: { path: { orderId: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            /** @enum {string} */
            status: 'awaiting' | 'paid' | 'expired' | 'cancelled' | 'review';
            /**
             * @description What the bank said last; null where it was not asked
             * @enum {string|null}
             */
            outcome: 'paid' | 'not_found' | 'cannot_check' | null;
            checked_at: string | null;
            next_check_at: string | null;
            /** @description Whether money came that is not what it waits for, about which the shop has yet to decide */
            other_money: boolean;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PaymentStatusController_check: {
    parameters: { path: { orderId: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            /** @enum {string} */
            status: 'awaiting' | 'paid' | 'expired' | 'cancelled' | 'review';
            /**
             * @description What the bank said last; null where it was not asked
             * @enum {string|null}
             */
            outcome: 'paid' | 'not_found' | 'cannot_check' | null;
            checked_at: string | null;
            next_check_at: string | null;
            /** @description Whether money came that is not what it waits for, about which the shop has yet to decide */
            other_money: boolean;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  LedgerController_list: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        /** @description The first day, by the shop's time */
        from?: string;
        /** @description The last day */
        to?: string;
        account?: string;
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            journals: components['schemas']['Journal'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  LedgerController_balances: {
    responses: {
      200: {
        content: {
          'application/json': {
            balances: {
              account: string;
              currency: string;
              /** @description Cents or riel; debits are positive, credits negative */
              minor: number;
              /** @description Of an account that is to come to nothing: since when something is open */
              oldest_open_at: string | null;
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  StatementsController_list: {
    responses: {
      200: {
        content: {
          'application/json': {
            statements: {
              id: string;
              /** @enum {string} */
              source: 'csv' | 'text';
              name: string;
              lines: number;
              created_at: string;
              /** @description When it was taken into the books; null where it was not */
              committed_at: string | null;
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  StatementsController_rehearse: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description A bank's file
           */
          csv?: string;
          /** @description JSON: which column holds what, where the guess is wrong */
          mapping?: string;
          /** @description A bank's messages, in a JSON body */
          text?: string;
        };
        'application/json': {
          /**
           * Format: binary
           * @description A bank's file
           */
          csv?: string;
          /** @description JSON: which column holds what, where the guess is wrong */
          mapping?: string;
          /** @description A bank's messages, in a JSON body */
          text?: string;
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { statement: components['schemas']['Statement'] } } };
      default: components['responses']['Problem'];
    };
  };
  StatementsController_read: {
    parameters: { path: { id: string } };
    responses: {
      200: { content: { 'application/json': { statement: components['schemas']['Statement'] } } };
      default: components['responses']['Problem'];
    };
  };
  StatementsController_commit: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { id: string };
    };
    responses: {
      200: { content: { 'application/json': { statement: components['schemas']['Statement'] } } };
      default: components['responses']['Problem'];
    };
  };
  CashDeskController_held: {
    responses: {
      200: { content: { 'application/json': { couriers: components['schemas']['CourierCash'][] } } };
      default: components['responses']['Problem'];
    };
  };
  CashDeskController_remit: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          courier: string;
          orders: {
            id: string;
            /** @description What came in for it; of a refused order less than 0, as its fee is kept back */
            usd_cents: number;
            khr: number;
            /** @description What the courier has kept */
            fee_cents: number;
          }[];
          /** @description By which it is found, such as the bank's id of the transfer */
          reference: string;
          /**
           * @default bank
           * @enum {string}
           */
          to?: 'bank' | 'cash-box';
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { remittance: components['schemas']['Remittance'] } } };
      default: components['responses']['Problem'];
    };
  };
  CashDeskController_rehearse: {
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description A courier's file with the columns order (number or id), usd, khr and fee
           */
          csv: string;
          /** @description By default that of the first order */
          courier?: string;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            /** @description Whose cash it is for; null where no line tells */
            courier: string | null;
            orders: components['schemas']['RehearsedRemittanceRow'][];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  GiveBacksController_list: {
    parameters: { query?: { page?: number | string; limit?: number | string } };
    responses: {
      200: {
        content: {
          'application/json': {
            give_backs: components['schemas']['GiveBack'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  GiveBacksController_sent: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { id: string };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description The bank's own id of the transfer, or the number of the receipt for cash */
          reference: string;
          /**
           * @description From where it was given back
           * @default khqr
           * @enum {string}
           */
          from?: 'khqr' | 'cash-box';
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { give_back: components['schemas']['GiveBack'] } } };
      default: components['responses']['Problem'];
    };
  };
  GiveBacksController_refund: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { id: string };
    };
    responses: {
      202: { content: { 'application/json': { give_back: components['schemas']['GiveBack'] } } };
      default: components['responses']['Problem'];
    };
  };
  RielRateController_shown: {
    responses: {
      200: {
        content: {
          'application/json': {
            /** @description Riel for a dollar */
            riel_rate: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  RielRateController_edited: {
    responses: {
      200: {
        content: {
          'application/json': {
            rate: components['schemas']['RielRate'];
            /** @description The last hundred, the newest first */
            rates: {
              /** @description Riel for a dollar */
              riel_rate: number;
              /** Format: date-time */
              from: string;
            }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  RielRateController_change: {
    requestBody: {
      content: {
        'application/json': {
          /** @description Riel for a dollar; without it, it stays as it is */
          riel_rate?: number;
          /**
           * @description Without it, it stays as it is
           * @enum {string}
           */
          prices?: 'dollars-first' | 'riel-first' | 'dollars-only';
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version?: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { message: string; rate: components['schemas']['RielRate'] } } };
      default: components['responses']['Problem'];
    };
  };
  DaysController_read: {
    parameters: { path: { day: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            day: string;
            /** @description What came and went, by the way to pay */
            figures: {
              method: string;
              /** @enum {string} */
              currency: 'USD' | 'KHR';
              payments: number;
              refunds: number;
              /** @description What came and fits no payment, less what was decided about */
              unmatched: number;
              fees: number;
            }[];
            balances: {
              account: string;
              /** @enum {string} */
              currency: 'USD' | 'KHR';
              opening: number;
              closing: number;
              /** @description Whether people count it when they close the day */
              is_counted: boolean;
            }[];
            closed: {
              /** @description Null for a day without money that was closed along with a later one */
              at: string | null;
              by: string | null;
              explanation: string | null;
              counted: {
                /** @enum {string} */
                account: 'khqr' | 'bank' | 'cash-box';
                /** @enum {string} */
                currency: 'USD' | 'KHR';
                /** @description Cents, or whole riel */
                minor: number;
              }[];
            } | null;
            first_open_day: string | null;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  DaysController_close: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { day: string };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description What is there: each account that has money in the books */
          counted: {
            /** @enum {string} */
            account: 'khqr' | 'bank' | 'cash-box';
            /** @enum {string} */
            currency: 'USD' | 'KHR';
            /** @description Cents, or whole riel */
            minor: number;
          }[];
          /** @description Needed where the books have another amount */
          explanation?: string;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            day: string;
            /** @description What came and went, by the way to pay */
            figures: {
              method: string;
              /** @enum {string} */
              currency: 'USD' | 'KHR';
              payments: number;
              refunds: number;
              /** @description What came and fits no payment, less what was decided about */
              unmatched: number;
              fees: number;
            }[];
            balances: {
              account: string;
              /** @enum {string} */
              currency: 'USD' | 'KHR';
              opening: number;
              closing: number;
              /** @description Whether people count it when they close the day */
              is_counted: boolean;
            }[];
            closed: {
              /** @description Null for a day without money that was closed along with a later one */
              at: string | null;
              by: string | null;
              explanation: string | null;
              counted: {
                /** @enum {string} */
                account: 'khqr' | 'bank' | 'cash-box';
                /** @enum {string} */
                currency: 'USD' | 'KHR';
                /** @description Cents, or whole riel */
                minor: number;
              }[];
            } | null;
            first_open_day: string | null;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  DeskController_list: {
    parameters: { query?: { page?: number | string; limit?: number | string } };
    responses: {
      200: {
        content: {
          'application/json': {
            unmatched: components['schemas']['UnmatchedMoney'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  DeskController_attach: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { id: string };
    };
    requestBody: { content: { 'application/json': { order_id: string } } };
    responses: {
      200: { content: { 'application/json': { money: components['schemas']['UnmatchedMoney'] } } };
      default: components['responses']['Problem'];
    };
  };
  DeskController_giveBack: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { id: string };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description The bank's own id of the transfer with which it was given back */
          reference: string;
          /** @description Why, for the audit log */
          reason: string;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { money: components['schemas']['UnmatchedMoney'] } } };
      default: components['responses']['Problem'];
    };
  };
  DeskController_writeOff: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { id: string };
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Why, for the audit log */
          reason: string;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { money: components['schemas']['UnmatchedMoney'] } } };
      default: components['responses']['Problem'];
    };
  };
  PaymentsController_provider: {
    responses: {
      200: { content: { 'application/json': { provider: string; sells_with_demo: boolean } } };
      default: components['responses']['Problem'];
    };
  };
  PaymentsController_qr: {
    parameters: { query: { orderId: string; amount?: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            qrImage: string;
            amount_khr: number;
            deeplink: string | null;
            /** @description The text of the code */
            payload: string;
            /** @description Of that text, by which the bank knows it */
            md5: string;
            /** @enum {string} */
            currency: 'USD' | 'KHR';
            /** @description Cents, or whole riel */
            amount_minor: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PaymentsController_markPaid: {
    parameters: { path: { orderId: string } };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          paymentStatus?: 'completed';
          paidAt?: string;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            message: string;
            payment: { status: string; transaction_id: string | null; paid_at: string | null };
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  PaymentsController_cancel: {
    parameters: { path: { orderId: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            message: string;
            payment: { status: string; transaction_id: string | null; paid_at: string | null };
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  AlertsController_list: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        kind?: 'order' | 'stock' | 'review' | 'failure';
        unread?: 'true' | 'false';
        /** @description Those of one subject and one day are one, their newest, with how many they are */
        grouped?: 'true' | 'false';
        what?:
          | 'order.paid'
          | 'order.to-confirm'
          | 'order.cancelled'
          | 'order.refunded'
          | 'order.return-asked'
          | 'stock.low'
          | 'stock.sold-out'
          | 'review.written'
          | 'review.flagged'
          | 'question.asked'
          | 'brands.wanted'
          | 'mail.failed'
          | 'report.failed'
          | 'event.dead-lettered'
          | 'payment.cannot-check'
          | 'payment.review'
          | 'money.unmatched'
          | 'money.waits';
        /** @description A day of the shop's time zone */
        day?: string;
        /** @description Whether they tell of reviews or questions that are decided */
        settled?: 'true' | 'false';
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            alerts: components['schemas']['Alert'][];
            page: number;
            totalPages: number;
            total: number;
            unread: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  AlertsController_read: {
    requestBody: {
      content: {
        'application/json':
          | { ids: (number | string)[] }
          | {
              /** @enum {boolean} */
              all: true;
              /** @enum {string} */
              kind?: 'order' | 'stock' | 'review' | 'failure';
              /** @enum {string} */
              what?:
                | 'order.paid'
                | 'order.to-confirm'
                | 'order.cancelled'
                | 'order.refunded'
                | 'order.return-asked'
                | 'stock.low'
                | 'stock.sold-out'
                | 'review.written'
                | 'review.flagged'
                | 'question.asked'
                | 'brands.wanted'
                | 'mail.failed'
                | 'report.failed'
                | 'event.dead-lettered'
                | 'payment.cannot-check'
                | 'payment.review'
                | 'money.unmatched'
                | 'money.waits';
              /** Format: date */
              day?: string;
            };
      };
    };
    responses: {
      200: { content: { 'application/json': { unread: number } } };
      default: components['responses']['Problem'];
    };
  };
  AlertsController_wanted: {
    responses: {
      200: {
        content: {
          'application/json': {
            preferences: {
              order: boolean;
              stock: boolean;
              review: boolean;
              failure: boolean;
              /** @description The kinds that are mailed too */
              mail: ('order' | 'stock' | 'review' | 'failure')[];
              /** @description With so many pieces left one is alerted; null for each product's own threshold */
              stock_from: number | null;
            };
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  AlertsController_want: {
    requestBody: {
      content: {
        'application/json': {
          order: boolean;
          stock: boolean;
          /** @default true */
          review?: boolean;
          failure: boolean;
          /** @description The kinds that are mailed too */
          mail?: ('order' | 'stock' | 'review' | 'failure')[];
          /** @description With so many pieces left one is alerted; null for each product's own threshold */
          stock_from?: number | null;
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            preferences: {
              order: boolean;
              stock: boolean;
              review: boolean;
              failure: boolean;
              /** @description The kinds that are mailed too */
              mail: ('order' | 'stock' | 'review' | 'failure')[];
              /** @description With so many pieces left one is alerted; null for each product's own threshold */
              stock_from: number | null;
            };
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  AlertsController_stream: {
    parameters: {
      header?: {
        /** @description The last alert that the browser has; newer ones are sent at once */
        'last-event-id'?: string;
      };
    };
    responses: {
      200: { content: { 'text/event-stream': string } };
      default: components['responses']['Problem'];
    };
  };
  BackupsController_last: {
    responses: {
      200: {
        content: {
          'application/json': {
            backup: {
              /** @description Null when none was ever noted */
              made_at: string | null;
              /** @description When changes were last archived; null where they are not */
              archived_at: string | null;
              is_archiving_broken: boolean;
            };
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  MailLogController_list: {
    parameters: {
      query?: {
        page?: number | string;
        limit?: number | string;
        status?: 'queued' | 'sent' | 'failed' | 'outdated';
        kind?:
          | 'verification-code'
          | 'welcome'
          | 'password-reset'
          | 'invitation'
          | 'payment-reminder'
          | 'cash-order'
          | 'order-receipt'
          | 'order-shipped'
          | 'order-shipment-corrected'
          | 'order-came-back'
          | 'order-sent-again'
          | 'order-return'
          | 'order-delivered'
          | 'order-cancelled'
          | 'order-refunded'
          | 'order-partly-refunded'
          | 'confirm-alert'
          | 'product-alert'
          | 'question-answered'
          | 'staff-alerts';
        q?: string;
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            mails: components['schemas']['MailLogEntry'][];
            page: number;
            totalPages: number;
            total: number;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  MailLogController_ofUser: {
    parameters: { path: { userId: string } };
    responses: {
      200: { content: { 'application/json': { mails: components['schemas']['MailLogEntry'][] } } };
      default: components['responses']['Problem'];
    };
  };
  MailLogController_resend: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
      path: { id: string };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            message: string;
            /** Format: uuid */
            id: string;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  MailboxController_messages: {
    parameters: { query?: { to?: string } };
    responses: {
      200: {
        content: {
          'application/json': {
            messages: { to: string; subject: string; text: string; html: string; created_at: string }[];
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  SendingController_now: {
    responses: {
      200: { content: { 'application/json': { sending: components['schemas']['Sending'] } } };
      default: components['responses']['Problem'];
    };
  };
  SendingController_change: {
    requestBody: {
      content: {
        'application/json': {
          /** @description Null: no-reply at the shop; without it, it stays as it is */
          mail_from?: string | null;
          /** @description Without it, it stays as it is; null takes the bot off */
          bot_token?: string | null;
          /** @description What was read; 409 STALE_EDIT when it is no longer so */
          version: number;
        };
      };
    };
    responses: {
      200: { content: { 'application/json': { sending: components['schemas']['Sending'] } } };
      default: components['responses']['Problem'];
    };
  };
  TelegramController_state: {
    responses: {
      200: {
        content: {
          'application/json': {
            telegram: {
              /** @description Whether the shop is connected to Telegram at all */
              is_on: boolean;
              /** @description What the bot is called; null until Telegram has said so */
              bot: string | null;
              /** @description Since when a chat is connected to your account */
              connected_at: string | null;
              /** @description For admins: why Telegram cannot be reached */
              trouble: { code: string; detail: string; since: string } | null;
              /** @description For admins: messages that Telegram does not have yet */
              waiting: number | null;
            };
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  TelegramController_connect: {
    responses: {
      200: {
        content: {
          'application/json': {
            /** @description To be sent to the bot: /start and this code, once */
            code: string;
            /** @description Opens the bot with the code */
            link: string | null;
            expires_at: string;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  TelegramController_disconnect: {
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  TelegramController_hear: {
    requestBody: { content: { 'application/json': { update_id: number } & { [key: string]: unknown } } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  WaitsController_notifyMe: {
    parameters: { path: { id: string } };
    requestBody: {
      content: {
        'application/json': {
          /** @description Of somebody who is not logged in; an account's own is taken */
          email?: string;
          /** @description To be told when it costs less than so many dollars, rather than when it is back */
          price?: number;
          /**
           * @description In which the person reads
           * @default en
           * @enum {string}
           */
          language?: 'km' | 'en';
        };
      };
    };
    responses: {
      200: {
        content: {
          'application/json': {
            /** @description A mail asks the address first; the same for every address */
            needs_confirming: boolean;
          };
        };
      };
      default: components['responses']['Problem'];
    };
  };
  WaitsController_confirm: {
    requestBody: { content: { 'application/json': { token: string } } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  WaitsController_end: {
    requestBody: { content: { 'application/json': { token: string } } };
    responses: {
      200: { content: { 'application/json': { message: string } } };
      default: components['responses']['Problem'];
    };
  };
  AnalyticsController_overview: {
    parameters: { query: { from: string; to: string } };
    responses: {
      200: { content: { 'application/json': components['schemas']['Analytics'] } };
      default: components['responses']['Problem'];
    };
  };
  ReportJobsController_list: {
    responses: {
      200: { content: { 'application/json': { jobs: components['schemas']['ReportJob'][] } } };
      default: components['responses']['Problem'];
    };
  };
  ReportJobsController_start: {
    parameters: {
      header?: {
        /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
        'Idempotency-Key'?: string;
      };
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: date */
          from: string;
          /** Format: date */
          to: string;
          /** @enum {string} */
          format: 'csv' | 'xlsx';
          /**
           * @default en
           * @enum {string}
           */
          language?: 'en' | 'km';
          /** @enum {string} */
          kind: 'sales' | 'products' | 'stock' | 'dead-stock' | 'reorder' | 'customers' | 'searches';
          /** @default 14 */
          lead_days?: number;
        };
      };
    };
    responses: {
      201: { content: { 'application/json': { job: components['schemas']['ReportJob'] } } };
      default: components['responses']['Problem'];
    };
  };
  ReportJobsController_file: {
    parameters: { path: { id: string } };
    responses: {
      200: {
        content: {
          'text/csv': string;
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      default: components['responses']['Problem'];
    };
  };
  ReportsController_page: {
    parameters: {
      query: {
        page?: number | string;
        limit?: number | string;
        from: string;
        to: string;
        /** @description Of what is to be ordered: in how many days it comes */
        lead_days?: number;
        /** @description A number of the rows by its name, as `amount`, or as `-amount` for the highest first */
        sort?: string;
      };
      path: { kind: 'sales' | 'products' | 'stock' | 'dead-stock' | 'reorder' | 'customers' | 'searches' };
    };
    responses: {
      200: { content: { 'application/json': components['schemas']['Report'] } };
      default: components['responses']['Problem'];
    };
  };
  ReportsController_file: {
    parameters: {
      query: {
        from: string;
        to: string;
        format: 'csv' | 'xlsx';
        language?: 'en' | 'km';
        /** @description Of what is to be ordered: in how many days it comes */
        lead_days?: number;
      };
      path: { kind: 'sales' | 'products' | 'stock' | 'dead-stock' | 'reorder' | 'customers' | 'searches' };
    };
    responses: {
      200: {
        content: {
          'text/csv': string;
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      default: components['responses']['Problem'];
    };
  };
}
