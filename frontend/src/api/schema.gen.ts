// Generated from gateway/openapi.json by `npm run openapi`.
export interface paths {
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a customer account and mails its code; no session yet
         * @description For everybody.
         */
        post: operations["AccountsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resend-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a new verification code
         * @description For everybody.
         */
        post: operations["AccountsController_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a link to set a new password, if the address is known
         * @description For everybody.
         */
        post: operations["AccountsController_forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password by the mailed link, once
         * @description For everybody.
         */
        post: operations["AccountsController_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a session, or answers a ticket for the second step
         * @description For everybody.
         */
        post: operations["SessionsController_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a session by ticket and code
         * @description For everybody.
         */
        post: operations["SessionsController_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verifies the email by its code and starts a session; elsewhere than where somebody signed up or logged in, with a new password
         * @description For everybody.
         */
        post: operations["SessionsController_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session, if there is one
         * @description For everybody.
         */
        post: operations["SessionsController_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/check-auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is logged in
         * @description For everybody.
         */
        get: operations["SessionsController_check"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the caller's name, phone and language
         * @description For whoever is logged in.
         */
        patch: operations["AccountController_profile"];
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's sessions that still work, the last seen first
         * @description For whoever is logged in.
         */
        get: operations["AccountController_listSessions"];
        put?: never;
        post?: never;
        /**
         * Ends all of the caller's sessions but the one that asks
         * @description For whoever is logged in.
         */
        delete: operations["AccountController_endOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one of the caller's sessions
         * @description For whoever is logged in.
         */
        delete: operations["AccountController_endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/logins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who tried to log into the caller's account in the last 90 days
         * @description For whoever is logged in.
         */
        get: operations["AccountController_listLogins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password; the caller's other sessions end
         * @description For whoever is logged in.
         */
        post: operations["AccountController_setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes that the password was typed, which some routes of admins need at most 15 minutes before
         * @description For whoever is logged in.
         */
        post: operations["AccountController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's saved addresses, the default one first
         * @description For whoever is logged in and has verified the email.
         */
        get: operations["AddressesController_list"];
        put?: never;
        /**
         * Saves an address; the first one is the default
         * @description For whoever is logged in and has verified the email.
         */
        post: operations["AddressesController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes an address; of those that are left, one is the default
         * @description For whoever is logged in and has verified the email.
         */
        delete: operations["AddressesController_remove"];
        options?: never;
        head?: never;
        /**
         * Changes an address, or makes it the default
         * @description For whoever is logged in and has verified the email.
         */
        patch: operations["AddressesController_edit"];
        trace?: never;
    };
    "/api/account/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's saved views of all lists, the oldest first
         * @description For staff: admin, seller, packer, support.
         */
        get: operations["SavedViewsController_list"];
        put?: never;
        /**
         * Saves a view of a list
         * @description For staff: admin, seller, packer, support.
         */
        post: operations["SavedViewsController_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes a view
         * @description For staff: admin, seller, packer, support.
         */
        delete: operations["SavedViewsController_remove"];
        options?: never;
        head?: never;
        /**
         * Renames a view
         * @description For staff: admin, seller, packer, support.
         */
        patch: operations["SavedViewsController_rename"];
        trace?: never;
    };
    "/api/account/two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a second step is asked for at login
         * @description For whoever is logged in and has verified the email.
         */
        get: operations["TwoStepController_status"];
        put?: never;
        /**
         * Makes a secret for an authenticator app
         * @description For staff: admin, seller, packer, support.
         */
        post: operations["TwoStepController_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/two-step/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches the second step on; the recovery codes are shown this once
         * @description For staff: admin, seller, packer, support.
         */
        post: operations["TwoStepController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/two-step/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches the second step off
         * @description For whoever is logged in and has verified the email.
         */
        post: operations["TwoStepController_off"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users, newest first: all, or those that are searched for; for support only customers
         * @description For staff: admin, support.
         */
        get: operations["UsersController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user; for support a customer
         * @description For staff: admin, support.
         */
        get: operations["UsersController_one"];
        put?: never;
        post?: never;
        /**
         * Deletes a user
         * @description For staff: admin.
         */
        delete: operations["UsersController_remove"];
        options?: never;
        head?: never;
        /**
         * Changes a user; a new role or password ends their sessions
         * @description For staff: admin.
         */
        patch: operations["UsersController_edit"];
        trace?: never;
    };
    "/api/admin/users/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the accounts have of a person, for a copy of their data
         * @description For staff: admin.
         */
        post: operations["UsersController_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shuts a user out and ends their sessions
         * @description For staff: admin.
         */
        post: operations["UsersController_block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets a blocked user in again
         * @description For staff: admin.
         */
        post: operations["UsersController_unblock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/reset-two-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches the second step off for whoever lost it
         * @description For staff: admin.
         */
        post: operations["UsersController_resetTwoStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the user another verification code
         * @description For staff: admin, support.
         */
        post: operations["UsersController_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What staff noted about a person, the oldest first; for support about customers
         * @description For staff: admin, support.
         */
        get: operations["UserNotesController_list"];
        put?: never;
        /**
         * Writes a note about a person that only admins and support read
         * @description For staff: admin, support.
         */
        post: operations["UserNotesController_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who was invited and has not accepted yet, newest first
         * @description For staff: admin.
         */
        get: operations["InvitationsController_open"];
        put?: never;
        /**
         * Mails somebody a link by which they become staff; it works once, for three days
         * @description For staff: admin.
         */
        post: operations["InvitationsController_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraws an invitation: its link stops working
         * @description For staff: admin.
         */
        delete: operations["InvitationsController_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the invitation of a mailed link is for
         * @description For everybody.
         */
        get: operations["InvitationsController_opened"];
        put?: never;
        /**
         * Makes the account of the invited, once; they can log in then
         * @description For everybody.
         */
        post: operations["InvitationsController_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What staff did, newest first
         * @description For staff: admin.
         */
        get: operations["AuditLogController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dead-letters/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a service could not handle, and why
         * @description For staff: admin.
         */
        get: operations["DeadLettersController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dead-letters/{service}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands all dead letters, or the one named, to their handler again
         * @description For staff: admin.
         */
        post: operations["DeadLettersController_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dead-letters/{service}/drop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a dead letter for good: its event never takes effect
         * @description For staff: admin.
         */
        post: operations["DeadLettersController_drop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/parts/{service}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a service is doing
         * @description For staff: admin.
         */
        get: operations["PartStateController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What `q` may mean by pages, the best first, narrowed down by filters; those by specifications only within one category
         * @description For everybody.
         */
        get: operations["SearchController_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Those that `q` may mean, the best first; without `q` all products in a lean form
         * @description For everybody.
         */
        get: operations["ProductsController_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by pages, newest first unless told otherwise
         * @description For everybody.
         */
        get: operations["ProductsController_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{slug}/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The products of a category by pages: those of a brand (its name or id) or `all`, narrowed down by filters
         * @description For everybody.
         */
        get: operations["ProductsController_ofCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product with its specifications
         * @description For everybody.
         */
        get: operations["ProductsController_one"];
        put?: never;
        post?: never;
        /**
         * Takes a product of yours (an admin: any) out of the shop
         * @description For staff: admin, seller.
         */
        delete: operations["ProductManagementController_remove"];
        options?: never;
        head?: never;
        /**
         * Changes a product of yours (an admin: any)
         * @description For staff: admin, seller.
         */
        patch: operations["ProductManagementController_change"];
        trace?: never;
    };
    "/api/products/single_product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a product of yours
         * @description For staff: admin, seller.
         */
        post: operations["ProductManagementController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates products from a CSV file and images; bad rows are reported
         * @description For staff: admin, seller.
         */
        post: operations["ProductManagementController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/change-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One change for many products of yours (an admin: any); a row that is refused stops no other
         * @description For staff: admin, seller.
         */
        post: operations["ProductManagementController_changeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by pages, those in the shop unless told otherwise
         * @description For staff: admin, seller.
         */
        get: operations["StaffProductsController_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your products (an admin: all) as a CSV file, which the bulk upload takes back
         * @description For staff: admin, seller.
         */
        get: operations["StaffProductsController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product of yours (an admin: any), also a hidden one
         * @description For staff: admin, seller.
         */
        get: operations["StaffProductsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a product of yours (an admin: any) that was deleted in the last 30 days into the shop again
         * @description For staff: admin, seller.
         */
        post: operations["StaffProductsController_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your last bulk uploads, newest first
         * @description For staff: admin, seller.
         */
        get: operations["UploadsController_list"];
        put?: never;
        /**
         * Says what a CSV file and images would do, and changes no product
         * @description For staff: admin, seller.
         */
        post: operations["UploadsController_rehearse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/batches/template.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV file to fill in
         * @description For staff: admin, seller.
         */
        get: operations["UploadsController_template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A bulk upload, how far it is, and a page of its rows
         * @description For staff: admin, seller.
         */
        get: operations["UploadsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/batches/{id}/failures.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows that failed, as they were, with the reason
         * @description For staff: admin, seller.
         */
        get: operations["UploadsController_failures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/batches/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has a rehearsed upload written, in the background. Again it changes nothing
         * @description For staff: admin, seller.
         */
        post: operations["UploadsController_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/batches/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a whole upload back while nothing of it is sold, held or, unless `with_edits`, edited; else 409 names the `products`
         * @description For staff: admin, seller.
         */
        post: operations["UploadsController_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All brands, with the number of their products
         * @description For everybody.
         */
        get: operations["BrandsController_all"];
        put?: never;
        /**
         * Adds a brand
         * @description For staff: admin.
         */
        post: operations["BrandsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands-by-category/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The brands that have products in a category
         * @description For everybody.
         */
        get: operations["BrandsController_ofCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/brands/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a brand without products
         * @description For staff: admin.
         */
        delete: operations["BrandsController_remove"];
        options?: never;
        head?: never;
        /**
         * Renames a brand or replaces its logo
         * @description For staff: admin.
         */
        patch: operations["BrandsController_change"];
        trace?: never;
    };
    "/api/brands/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives all products of a brand to another, and removes it
         * @description For staff: admin.
         */
        post: operations["BrandsController_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An image as WebP; its name may end in a width: -96, -160, -240, -320, -480, -640, -960
         * @description For everybody.
         */
        get: operations["ImagesController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The images, newest first, with where each is used
         * @description For staff: admin, seller.
         */
        get: operations["ImageLibraryController_page"];
        put?: never;
        /**
         * Uploads up to 50 images; bad ones are reported
         * @description For staff: admin, seller.
         */
        post: operations["ImageLibraryController_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/images/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Puts another image in its place wherever it is used; a seller: where every use is theirs
         * @description For staff: admin, seller.
         */
        put: operations["ImageLibraryController_replace"];
        post?: never;
        /**
         * Deletes an image that nothing uses
         * @description For staff: admin, seller.
         */
        delete: operations["ImageLibraryController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/images/delete-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes many images; one that is refused stops no other
         * @description For staff: admin, seller.
         */
        post: operations["ImageLibraryController_removeMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The approved reviews of a product, newest first
         * @description For everybody.
         */
        get: operations["ReviewsController_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your review of a product, and whether you may write one
         * @description For whoever is logged in and has verified the email.
         */
        get: operations["ReviewsController_mine"];
        /**
         * Writes or changes your review of a product that you bought
         * @description For whoever is logged in and has verified the email.
         */
        put: operations["ReviewsController_write"];
        post?: never;
        /**
         * Takes your review of a product back
         * @description For whoever is logged in and has verified the email.
         */
        delete: operations["ReviewsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All reviews, a seller: those of their products, newest first
         * @description For staff: admin, seller.
         */
        get: operations["ReviewsController_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All reviews of one user, for a copy of the person's data
         * @description For staff: admin.
         */
        get: operations["ReviewsController_ofUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approves, hides, flags or answers a review
         * @description For staff: admin, seller.
         */
        patch: operations["ReviewsController_moderate"];
        trace?: never;
    };
    "/api/admin/synonyms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All groups of words that searches take for the same, the newest first
         * @description For staff: admin.
         */
        get: operations["SynonymsController_all"];
        put?: never;
        /**
         * Adds a group of words that mean the same
         * @description For staff: admin.
         */
        post: operations["SynonymsController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/synonyms/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a search would find if these words meant the same
         * @description For staff: admin.
         */
        post: operations["SynonymsController_try"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/synonyms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a group of words
         * @description For staff: admin.
         */
        delete: operations["SynonymsController_remove"];
        options?: never;
        head?: never;
        /**
         * Replaces the words of a group
         * @description For staff: admin.
         */
        patch: operations["SynonymsController_change"];
        trace?: never;
    };
    "/api/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page about the shop in both languages
         * @description For everybody.
         */
        get: operations["PagesController_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All pages about the shop, for their editor
         * @description For staff: admin.
         */
        get: operations["PagesController_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replaces the texts of a page
         * @description For staff: admin.
         */
        patch: operations["PagesController_change"];
        trace?: never;
    };
    "/api/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address, opening hours, phone and Telegram of the shop; what is empty is not shown
         * @description For everybody.
         */
        get: operations["ShopController_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same, for its editor
         * @description For staff: admin.
         */
        get: operations["ShopController_edited"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes how shoppers reach the shop
         * @description For staff: admin.
         */
        patch: operations["ShopController_change"];
        trace?: never;
    };
    "/api/value-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the shop says in Khmer for the values of specifications
         * @description For everybody.
         */
        get: operations["ValueWordsController_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/value-words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same for its editor, with the values that have no Khmer and need one
         * @description For staff: admin.
         */
        get: operations["ValueWordsController_edited"];
        /**
         * Sets or removes the Khmer of a value
         * @description For staff: admin.
         */
        put: operations["ValueWordsController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a cart costs now; holds nothing
         * @description For everybody.
         */
        post: operations["CheckoutController_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/Recipt-generator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places the order and holds its stock for the payment
         * @description For whoever is logged in and has verified the email.
         */
        post: operations["CheckoutController_place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/order/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be paid for one of your orders
         * @description For whoever is logged in and has verified the email.
         */
        get: operations["CheckoutController_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who brings parcels to customers
         * @description For staff: admin, packer, seller.
         */
        get: operations["CouriersController_all"];
        /**
         * Replaces all couriers
         * @description For staff: admin.
         */
        put: operations["CouriersController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/my-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your paid orders with what happened to them, the newest 100 or another page, newest first
         * @description For whoever is logged in and has verified the email.
         */
        get: operations["CustomerOrdersController_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/open-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your orders that can still be paid, newest first
         * @description For whoever is logged in and has verified the email.
         */
        get: operations["CustomerOrdersController_open"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/closed-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your newest 50 orders that were cancelled or refunded, newest first
         * @description For whoever is logged in and has verified the email.
         */
        get: operations["CustomerOrdersController_closed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/orders/{orderId}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Corrects where one of your orders goes, until something of it is packed
         * @description For whoever is logged in and has verified the email.
         */
        patch: operations["CustomerOrdersController_redirect"];
        trace?: never;
    };
    "/api/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * In how many working days parcels arrive in each province
         * @description For everybody.
         */
        get: operations["DeliveryController_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces what was entered of the provinces; those that are not named are as usual again
         * @description For staff: admin.
         */
        put: operations["DeliveryController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders that a search of the list finds, at most 5,000, as a CSV file
         * @description For staff: admin.
         */
        get: operations["ExportController_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/export.xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders that a search of the list finds, at most 5,000, as an XLSX file
         * @description For staff: admin.
         */
        get: operations["ExportController_xlsx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/admin-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders, newest first: all, or those that are searched for; for a seller those with their products, and only their lines, for a packer those that are paid
         * @description For staff: admin, seller, packer, support.
         */
        get: operations["StaffOrdersController_all"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order with all that happened to it
         * @description For staff: admin, seller, packer, support.
         */
        get: operations["StaffOrdersController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Ships or delivers an order, or corrects how it was shipped
         * @description For staff: admin, packer, seller.
         */
        patch: operations["StaffOrdersController_change"];
        trace?: never;
    };
    "/api/admin/orders/{orderId}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Corrects where an order goes that is not shipped yet
         * @description For staff: admin, support.
         */
        patch: operations["StaffOrdersController_redirect"];
        trace?: never;
    };
    "/api/payment/{orderId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the money of a paid order back and returns its stock; with lines only theirs, with an amount only that; both also after shipping, once for an Idempotency-Key
         * @description For staff: admin.
         */
        post: operations["StaffOrdersController_refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One user's orders, newest first, with what staff noted about them, and what they have spent
         * @description For staff: admin, support.
         */
        get: operations["StaffOrdersController_ofUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All orders of one user with what happened to them, for a copy of the person's data
         * @description For staff: admin.
         */
        get: operations["StaffOrdersController_exported"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes a note about an order that only staff read, no sellers
         * @description For staff: admin, packer, support.
         */
        post: operations["NotesController_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/packing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Notes that lines of a paid order are packed; for a seller only their own
         * @description For staff: admin, seller, packer.
         */
        put: operations["PackingController_pack"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/who-ships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who ships the orders, and whether you do
         * @description For staff: admin, seller, packer, support.
         */
        get: operations["PackingController_who"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sets whether the seller of a shop with one seller ships
         * @description For staff: admin.
         */
        patch: operations["PackingController_change"];
        trace?: never;
    };
    "/api/admin/orders/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many orders are in a status; for a seller those with their products, for a packer those that are paid
         * @description For staff: admin, seller, packer, support.
         */
        get: operations["ShippingController_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ships up to 100 paid orders with one courier, each judged by itself; the customers are told when they cannot be taken back any more
         * @description For staff: admin, packer, seller.
         */
        post: operations["ShippingController_ship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes orders paid again that were shipped just now, of which nobody has been told
         * @description For staff: admin, packer, seller.
         */
        post: operations["ShippingController_takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes up to 100 shipped orders delivered, each judged by itself
         * @description For staff: admin, packer, seller.
         */
        post: operations["ShippingController_deliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/came-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes that the courier has brought a shipped order back
         * @description For staff: admin, packer, seller.
         */
        post: operations["ShippingController_noteBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an order that came back paid again, to be packed and shipped once more
         * @description For staff: admin, packer, seller.
         */
        post: operations["ShippingController_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stock-history/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the stock of a product of yours (an admin: any) changed, the latest first
         * @description For staff: admin, seller.
         */
        get: operations["StockHistoryController_ofProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How shoppers pay
         * @description For staff: admin, seller.
         */
        get: operations["PaymentsController_provider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The KHQR image to pay one of your orders, as a data URL, and about what it costs in riel
         * @description For whoever is logged in and has verified the email.
         */
        get: operations["PaymentsController_qr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/checkout/mark-paid/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pays the order (demo provider); a repeat answers the same
         * @description For whoever is logged in and has verified the email.
         */
        put: operations["PaymentsController_markPaid"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives up an order that is not paid yet: your own, or as an admin or support any
         * @description For whoever is logged in and has verified the email.
         */
        post: operations["PaymentsController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/riel-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About how many riel a dollar is
         * @description For everybody.
         */
        get: operations["RielRateController_shown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/riel-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The riel rate, for its editor
         * @description For staff: admin.
         */
        get: operations["RielRateController_edited"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Sets the riel rate
         * @description For staff: admin.
         */
        patch: operations["RielRateController_change"];
        trace?: never;
    };
    "/api/dev/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mails that were sent, newest first; 404 when mail is sent for real
         * @description For everybody.
         */
        get: operations["MailboxController_messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alerts, newest first: for a seller of their products and their lines of orders, for an admin all
         * @description For staff: admin, seller.
         */
        get: operations["AlertsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks alerts as read; answers how many are left
         * @description For staff: admin, seller.
         */
        post: operations["AlertsController_read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which alerts one wants, which by mail too, and from which stock on
         * @description For staff: admin, seller.
         */
        get: operations["AlertsController_wanted"];
        /**
         * Sets which alerts one wants; what is left out stays as it is
         * @description For staff: admin, seller.
         */
        put: operations["AlertsController_want"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events: `unread` with the count, `alert` with each new one; ends after a minute at most, to be opened again
         * @description For staff: admin, seller.
         */
        get: operations["AlertsController_stream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The mails, newest first, for support only those to customers; `q` is part of an address or the number or id of an order
         * @description For staff: admin, support.
         */
        get: operations["MailLogController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All mails to one user, for a copy of the person's data
         * @description For staff: admin.
         */
        get: operations["MailLogController_ofUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a mail again, for support one to a customer; 409 for codes, links, corrected shipments, settled orders and mails that wait or were just sent again; 5 an hour to one address
         * @description For staff: admin, support.
         */
        post: operations["MailLogController_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/last-backup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the last backup of the shop was made, as noted
         * @description For staff: admin.
         */
        get: operations["BackupsController_last"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sales of a range of days and of the one before, and what is low in stock
         * @description For staff: admin, seller.
         */
        get: operations["AnalyticsController_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your reports of the last day, newest first
         * @description For staff: admin, seller.
         */
        get: operations["ReportJobsController_list"];
        put?: never;
        /**
         * Has a report made in the background
         * @description For staff: admin, seller.
         */
        post: operations["ReportJobsController_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/jobs/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of one of your reports; 404 until it is made, and for everybody else
         * @description For staff: admin, seller.
         */
        get: operations["ReportJobsController_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report by pages; of sellers, about their own lines
         * @description For staff: admin, seller.
         */
        get: operations["ReportsController_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/{kind}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report of at most 5,000 rows as a CSV or XLSX file; 409 for a longer one
         * @description For staff: admin, seller.
         */
        get: operations["ReportsController_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
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
            role: "admin" | "seller" | "packer" | "support" | "customer";
            phone: string | null;
            address: string | null;
            /**
             * @description Null until they have chosen one
             * @enum {string|null}
             */
            language: "km" | "en" | null;
            is_verified: boolean;
            created_at: string;
            /**
             * @description What staff must do before anything else; only there when it is so
             * @enum {string}
             */
            must_set_up?: "password" | "two_step";
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
            is_default: boolean;
        };
        SavedView: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            list: "orders" | "products" | "users" | "reviews" | "images" | "alerts" | "mails" | "failed_events" | "audit_log" | "search_words" | "khmer_values" | "reports";
            name: string;
            filters: {
                [key: string]: string;
            };
        };
        ManagedUser: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "admin" | "seller" | "packer" | "support" | "customer";
            phone: string | null;
            address: string | null;
            /**
             * @description Null until they have chosen one
             * @enum {string|null}
             */
            language: "km" | "en" | null;
            is_verified: boolean;
            created_at: string;
            /**
             * @description What staff must do before anything else; only there when it is so
             * @enum {string}
             */
            must_set_up?: "password" | "two_step";
            is_blocked: boolean;
            has_two_step: boolean;
            /** @description When they agreed to the terms and the privacy policy; null where that is not recorded */
            terms_agreed_at: string | null;
            version: number;
        };
        UserNote: {
            id: number;
            text: string;
            at: string;
            by: string;
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
            subject: {
                type: string;
                id: string;
                name: string;
            };
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
        };
        Invitation: {
            /** Format: uuid */
            id: string;
            email: string;
            /** @enum {string} */
            role: "admin" | "seller" | "packer" | "support";
            invited_by: string;
            created_at: string;
            expires_at: string;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            message: string;
            code: string;
            params: {
                [key: string]: unknown;
            };
            traceId?: string;
            errors?: {
                code: string;
                /** @description What the gaps of its text hold */
                params: {
                    [key: string]: unknown;
                };
                /** @description The field or column at fault, where it is one */
                field: string;
                message: string;
            }[];
        };
        Product: {
            id: number;
            name: string;
            name_km: string | null;
            price: number;
            /** @description What it cost before; null unless that is more */
            compare_at_price: number | null;
            /** @enum {string} */
            category: "mouse" | "mousepad" | "keyboard" | "headphone" | "monitor";
            image_url: string;
            stock: number;
            sold: number;
            brand: components["schemas"]["Brand"];
            /** @description All images in order; `image_url` is the first */
            images: {
                url: string;
                alt: string | null;
                alt_km: string | null;
            }[];
            /** @description With so many or fewer left it needs restock */
            restock_at: number;
            sku: string | null;
            barcode: string | null;
            description: string;
            description_km: string | null;
            rating: {
                average: number | null;
                count: number;
            };
            /** Format: uuid */
            seller_id: string;
            version: number;
            MouseModel?: {
                dpi: number | null;
                mouse_rgb: boolean | null;
                connection: string | null;
                battery: string | null;
                weight_grams: number | null;
                mouse_color: string | null;
                mouse_other_features: string | null;
            };
            KeyboardModel?: {
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
            HeadphoneModel?: {
                frequency_response: string | null;
                mic: boolean | null;
                headphone_connection: string | null;
                surround_sound: boolean | null;
                headphone_battery: string | null;
                headphone_weight_grams: number | null;
                headphone_color: string | null;
                headphone_other_features: string | null;
            };
            MonitorModel?: {
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
            MousepadModel?: {
                size: string | null;
                material: string | null;
                thickness_mm: number | null;
                mousepad_color: string | null;
            };
        };
        Brand: {
            id: number;
            name: string;
            image_url: string;
        };
        Facets: {
            price: {
                min: number;
                max: number;
            } | null;
            in_stock: number;
            details: {
                name: string;
                values: {
                    value: string;
                    count: number;
                }[];
            }[];
        };
        LeanProduct: {
            id: number;
            name: string;
            name_km: string | null;
            price: number;
            /** @description What it cost before; null unless that is more */
            compare_at_price: number | null;
            /** @enum {string} */
            category: "mouse" | "mousepad" | "keyboard" | "headphone" | "monitor";
            image_url: string;
            stock: number;
            sold: number;
            brand: components["schemas"]["Brand"];
        };
        OneProduct: {
            id: number;
            name: string;
            name_km: string | null;
            price: number;
            /** @description What it cost before; null unless that is more */
            compare_at_price: number | null;
            /** @enum {string} */
            category: "mouse" | "mousepad" | "keyboard" | "headphone" | "monitor";
            image_url: string;
            stock: number;
            sold: number;
            brand: components["schemas"]["Brand"];
            /** @description All images in order; `image_url` is the first */
            images: {
                url: string;
                alt: string | null;
                alt_km: string | null;
            }[];
            /** @description With so many or fewer left it needs restock */
            restock_at: number;
            sku: string | null;
            barcode: string | null;
            description: string;
            description_km: string | null;
            rating: {
                average: number | null;
                count: number;
            };
            /** Format: uuid */
            seller_id: string;
            version: number;
            MouseModel?: {
                dpi: number | null;
                mouse_rgb: boolean | null;
                connection: string | null;
                battery: string | null;
                weight_grams: number | null;
                mouse_color: string | null;
                mouse_other_features: string | null;
            };
            KeyboardModel?: {
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
            HeadphoneModel?: {
                frequency_response: string | null;
                mic: boolean | null;
                headphone_connection: string | null;
                surround_sound: boolean | null;
                headphone_battery: string | null;
                headphone_weight_grams: number | null;
                headphone_color: string | null;
                headphone_other_features: string | null;
            };
            MonitorModel?: {
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
            MousepadModel?: {
                size: string | null;
                material: string | null;
                thickness_mm: number | null;
                mousepad_color: string | null;
            };
            product: components["schemas"]["Product"];
        };
        StaffProduct: {
            id: number;
            name: string;
            name_km: string | null;
            price: number;
            /** @description What it cost before; null unless that is more */
            compare_at_price: number | null;
            /** @enum {string} */
            category: "mouse" | "mousepad" | "keyboard" | "headphone" | "monitor";
            image_url: string;
            stock: number;
            sold: number;
            brand: components["schemas"]["Brand"];
            /** @description All images in order; `image_url` is the first */
            images: {
                url: string;
                alt: string | null;
                alt_km: string | null;
            }[];
            /** @description With so many or fewer left it needs restock */
            restock_at: number;
            sku: string | null;
            barcode: string | null;
            description: string;
            description_km: string | null;
            rating: {
                average: number | null;
                count: number;
            };
            /** Format: uuid */
            seller_id: string;
            version: number;
            MouseModel?: {
                dpi: number | null;
                mouse_rgb: boolean | null;
                connection: string | null;
                battery: string | null;
                weight_grams: number | null;
                mouse_color: string | null;
                mouse_other_features: string | null;
            };
            KeyboardModel?: {
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
            HeadphoneModel?: {
                frequency_response: string | null;
                mic: boolean | null;
                headphone_connection: string | null;
                surround_sound: boolean | null;
                headphone_battery: string | null;
                headphone_weight_grams: number | null;
                headphone_color: string | null;
                headphone_other_features: string | null;
            };
            MonitorModel?: {
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
            MousepadModel?: {
                size: string | null;
                material: string | null;
                thickness_mm: number | null;
                mousepad_color: string | null;
            };
            hidden: boolean;
            /**
             * Format: date-time
             * @description When a hidden product is shown
             */
            visible_from: string | null;
            /** Format: date-time */
            deleted_at: string | null;
        };
        Fault: {
            code: string;
            /** @description What the gaps of its text hold */
            params: {
                [key: string]: unknown;
            };
            /** @description The field or column at fault, where it is one */
            field?: string;
            message: string;
        };
        BulkUpload: {
            /** Format: uuid */
            id: string;
            file_name: string;
            /** @enum {string} */
            state: "rehearsed" | "running" | "done" | "undone";
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
            unread_columns: string[];
            unused_images: string[];
        };
        BulkRow: {
            row: number;
            name: string;
            /** @enum {string} */
            verdict: "create" | "change" | "same" | "error";
            /** @enum {string|null} */
            outcome: "done" | "failed" | null;
            error: string | null;
            /** @description What `error` says, one by one */
            faults: components["schemas"]["Fault"][];
            brand: string;
            like_brands: string[];
            image: string;
            image_url: string | null;
            /** @description The stored size of an image that can hardly be meant: tiny, or very narrow */
            odd_image: {
                width: number;
                height: number;
            } | null;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            id: number | null;
        };
        ListedBrand: {
            id: number;
            name: string;
            image_url: string;
            products: number;
            version: number;
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
                    category: "mouse" | "mousepad" | "keyboard" | "headphone" | "monitor";
                    is_own: boolean;
                }[];
                brands: {
                    id: number;
                    name: string;
                }[];
                /** @description At most 50 of the products are named */
                total: number;
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
            status: "pending" | "approved" | "hidden";
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
            status: "pending" | "approved" | "hidden";
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
                category: "mouse" | "mousepad" | "keyboard" | "headphone" | "monitor";
                image_url: string;
            };
        };
        SynonymGroup: {
            id: number;
            words: string[];
            also: string[];
            version: number;
        };
        ShopPage: {
            /** @enum {string} */
            slug: "about" | "delivery" | "returns" | "warranty" | "privacy" | "terms";
            title: string;
            title_km: string;
            text: string;
            text_km: string;
            /** Format: date-time */
            updated_at: string;
        };
        EditedShopPage: {
            /** @enum {string} */
            slug: "about" | "delivery" | "returns" | "warranty" | "privacy" | "terms";
            title: string;
            title_km: string;
            text: string;
            text_km: string;
            /** Format: date-time */
            updated_at: string;
            version: number;
        };
        ShopFacts: {
            address: string;
            address_km: string;
            hours: string;
            hours_km: string;
            phone: string;
            /** @description A name on Telegram, without the @ */
            telegram: string;
            /** @description A name on Messenger, as in m.me/name */
            messenger: string;
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
        EditedValueWords: {
            words: components["schemas"]["ValueWord"][];
            /** @description Values of products without Khmer, the most frequent first, at most 200 */
            missing: {
                value: string;
                products: number;
            }[];
        };
        ValueWord: {
            /** @description In small letters, with # for each number */
            value: string;
            khmer: string;
        };
        Order: {
            id: string;
            /** @description By which people name the order, such as MG-2611-0042 */
            order_number: string;
            /** @enum {string} */
            status: "pending" | "paid" | "shipped" | "delivered" | "cancelled" | "refunded";
            created_at: string;
            pay_until: string;
            customer_name: string;
            phone_number: string;
            /** @description The whole address, with district and province */
            shipping_address: string;
            province: string | null;
            district: string | null;
            /** @description What the courier should know */
            note: string | null;
            subtotal: number;
            shipping: number;
            tax: number;
            total_price: number;
            courier: string | null;
            tracking_number: string | null;
            /** @description The courier's page that shows the parcel */
            tracking_url: string | null;
            items: {
                id: number;
                quantity: number;
                price: number;
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
            }[];
            Payment: {
                status: string;
                transaction_id: string | null;
                paid_at: string | null;
            };
            /** @description Grows with every change of the order */
            version: number;
            /** @description Whether something of it is packed, so that it can go nowhere else */
            packed: boolean;
        };
        Courier: {
            name: string;
            /** @description An https address with `{number}` for the tracking number */
            tracking_link: string | null;
            /** @description Whether every parcel has a tracking number */
            needs_number: boolean;
        };
        Receipt: {
            id: string;
            /** @description By which people name the order, such as MG-2611-0042 */
            order_number: string;
            /** @enum {string} */
            status: "pending" | "paid" | "shipped" | "delivered" | "cancelled" | "refunded";
            created_at: string;
            pay_until: string;
            customer_name: string;
            phone_number: string;
            /** @description The whole address, with district and province */
            shipping_address: string;
            province: string | null;
            district: string | null;
            /** @description What the courier should know */
            note: string | null;
            subtotal: number;
            shipping: number;
            tax: number;
            total_price: number;
            courier: string | null;
            tracking_number: string | null;
            /** @description The courier's page that shows the parcel */
            tracking_url: string | null;
            items: {
                id: number;
                quantity: number;
                price: number;
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
            }[];
            Payment: {
                status: string;
                transaction_id: string | null;
                paid_at: string | null;
            };
            /** @description Grows with every change of the order */
            version: number;
            /** @description Whether something of it is packed, so that it can go nowhere else */
            packed: boolean;
            /** @description Riel for a dollar when it was paid; null where that is not known */
            riel_rate: number | null;
            /** @description What was given back so far */
            refunded_total: number;
            timeline: {
                /** @enum {string} */
                type: "placed" | "paid" | "expired" | "cancelled" | "shipped" | "corrected" | "taken_back" | "delivered" | "refunded" | "partly_refunded" | "delivery_changed" | "came_back" | "sent_again";
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
            pay_until: string;
            items: {
                id: number;
                quantity: number;
                price: number;
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
            }[];
        };
        ProvinceDelivery: {
            /** @enum {string} */
            province: "Phnom Penh" | "Banteay Meanchey" | "Battambang" | "Kampong Cham" | "Kampong Chhnang" | "Kampong Speu" | "Kampong Thom" | "Kampot" | "Kandal" | "Kep" | "Koh Kong" | "Kratie" | "Mondulkiri" | "Oddar Meanchey" | "Pailin" | "Preah Sihanouk" | "Preah Vihear" | "Prey Veng" | "Pursat" | "Ratanakiri" | "Siem Reap" | "Stung Treng" | "Svay Rieng" | "Takeo" | "Tboung Khmum";
            /** @description Working days after payment */
            days_from: number;
            days_to: number;
            methods: components["schemas"]["DeliveryMethod"][];
        };
        DeliveryMethod: {
            key: string;
            name: string;
            name_km: string | null;
            fee_cents: number;
            /** @description Until when an order leaves on the same day, by Phnom Penh's clock */
            cutoff: string | null;
        };
        ManagedOrder: {
            id: string;
            /** @description By which people name the order, such as MG-2611-0042 */
            order_number: string;
            /** @enum {string} */
            status: "pending" | "paid" | "shipped" | "delivered" | "cancelled" | "refunded";
            created_at: string;
            pay_until: string;
            customer_name: string;
            phone_number: string;
            /** @description The whole address, with district and province */
            shipping_address: string;
            province: string | null;
            district: string | null;
            /** @description What the courier should know */
            note: string | null;
            /** @description Null for a packer */
            subtotal: number | null;
            /** @description Null for a packer */
            shipping: number | null;
            /** @description Null for a packer */
            tax: number | null;
            /** @description Null for a packer */
            total_price: number | null;
            courier: string | null;
            tracking_number: string | null;
            /** @description The courier's page that shows the parcel */
            tracking_url: string | null;
            items: {
                id: number;
                quantity: number;
                /** @description Null for a packer */
                price: number | null;
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
                packed: {
                    at: string;
                    by: string | null;
                } | null;
            }[];
            Payment: {
                status: string;
                transaction_id: string | null;
                paid_at: string | null;
            };
            /** @description Grows with every change of the order */
            version: number;
            /** @description Whether something of it is packed, so that it can go nowhere else */
            packed: boolean;
            /** @description When the courier brought it back, if it was not sent again since */
            came_back_at: string | null;
            /** @description The phone number, where what was typed can be one */
            phone_e164: string | null;
            /** @description What was given back so far; null for a packer */
            refunded_total: number | null;
        };
        OrderPage: {
            id: string;
            /** @description By which people name the order, such as MG-2611-0042 */
            order_number: string;
            /** @enum {string} */
            status: "pending" | "paid" | "shipped" | "delivered" | "cancelled" | "refunded";
            created_at: string;
            pay_until: string;
            customer_name: string;
            phone_number: string;
            /** @description The whole address, with district and province */
            shipping_address: string;
            province: string | null;
            district: string | null;
            /** @description What the courier should know */
            note: string | null;
            /** @description Null for a packer */
            subtotal: number | null;
            /** @description Null for a packer */
            shipping: number | null;
            /** @description Null for a packer */
            tax: number | null;
            /** @description Null for a packer */
            total_price: number | null;
            courier: string | null;
            tracking_number: string | null;
            /** @description The courier's page that shows the parcel */
            tracking_url: string | null;
            items: {
                id: number;
                quantity: number;
                /** @description Null for a packer */
                price: number | null;
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
                packed: {
                    at: string;
                    by: string | null;
                } | null;
            }[];
            Payment: {
                status: string;
                transaction_id: string | null;
                paid_at: string | null;
            };
            /** @description Grows with every change of the order */
            version: number;
            /** @description Whether something of it is packed, so that it can go nowhere else */
            packed: boolean;
            /** @description When the courier brought it back, if it was not sent again since */
            came_back_at: string | null;
            /** @description The phone number, where what was typed can be one */
            phone_e164: string | null;
            /** @description What was given back so far; null for a packer */
            refunded_total: number | null;
            customer: {
                id: string;
                name: string;
                email: string;
            } | null;
            timeline: components["schemas"]["OrderEvent"][];
            /** @description What staff wrote down for each other; sellers do not see it */
            notes: components["schemas"]["OrderNote"][];
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
            type: "placed" | "paid" | "expired" | "cancelled" | "shipped" | "corrected" | "taken_back" | "delivered" | "refunded" | "partly_refunded" | "delivery_changed" | "came_back" | "sent_again";
            at: string | null;
            by: string | null;
            by_staff: boolean;
            /** @description What was given back; null for sellers and packers */
            amount: number | null;
            /** @description Why, for staff; null for sellers */
            reason: string | null;
            /** @description What was changed of where it goes, by the names of its fields; null for sellers */
            changes: {
                [key: string]: {
                    from: string | null;
                    to: string | null;
                };
            } | null;
            courier: string | null;
            tracking_number: string | null;
        };
        OrderNote: {
            id: number;
            text: string;
            at: string;
            by: string;
        };
        ExportedOrder: {
            id: string;
            /** @description By which people name the order, such as MG-2611-0042 */
            order_number: string;
            /** @enum {string} */
            status: "pending" | "paid" | "shipped" | "delivered" | "cancelled" | "refunded";
            created_at: string;
            pay_until: string;
            customer_name: string;
            phone_number: string;
            /** @description The whole address, with district and province */
            shipping_address: string;
            province: string | null;
            district: string | null;
            /** @description What the courier should know */
            note: string | null;
            /** @description Null for a packer */
            subtotal: number | null;
            /** @description Null for a packer */
            shipping: number | null;
            /** @description Null for a packer */
            tax: number | null;
            /** @description Null for a packer */
            total_price: number | null;
            courier: string | null;
            tracking_number: string | null;
            /** @description The courier's page that shows the parcel */
            tracking_url: string | null;
            items: {
                id: number;
                quantity: number;
                /** @description Null for a packer */
                price: number | null;
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
                packed: {
                    at: string;
                    by: string | null;
                } | null;
            }[];
            Payment: {
                status: string;
                transaction_id: string | null;
                paid_at: string | null;
            };
            /** @description Grows with every change of the order */
            version: number;
            /** @description Whether something of it is packed, so that it can go nowhere else */
            packed: boolean;
            /** @description When the courier brought it back, if it was not sent again since */
            came_back_at: string | null;
            /** @description The phone number, where what was typed can be one */
            phone_e164: string | null;
            /** @description What was given back so far; null for a packer */
            refunded_total: number | null;
            customer: {
                id: string;
                name: string;
                email: string;
            } | null;
            timeline: components["schemas"]["OrderEvent"][];
            /** @description What staff wrote down for each other; sellers do not see it */
            notes: components["schemas"]["OrderNote"][];
        };
        WhoShips: {
            /** @description Whether the seller of a shop with one seller ships as well */
            sellers_may_ship: boolean;
            you_ship: boolean;
            version: number;
        };
        OrderResult: {
            id: string;
            order_number: string | null;
            ok: boolean;
            error: string | null;
            /** @description What `error` says, one by one */
            faults: components["schemas"]["Fault"][];
        };
        StockChange: {
            id: string;
            /** @enum {string} */
            cause: "hold" | "sale" | "release" | "refund" | "staff" | "came_back" | "sent_again";
            /** @description What could be sold */
            available: {
                from: number;
                to: number;
            };
            /** @description What was promised to orders that waited for their payment */
            held: {
                from: number;
                to: number;
            };
            order_id: string | null;
            order_number: string | null;
            /**
             * @description What staff gave as the reason of theirs
             * @enum {string|null}
             */
            reason: "received" | "returned" | "damaged" | "lost" | "counted" | null;
            /** @description Who of staff it was; null where an order changed it, or who it was is not known */
            by: string | null;
            changed_at: string;
        };
        RielRate: {
            /** @description Riel for a dollar */
            riel_rate: number;
            version: number;
        };
        Alert: {
            id: number;
            /** @enum {string} */
            kind: "order" | "stock" | "review" | "failure";
            /** @enum {string} */
            what: "order.paid" | "order.cancelled" | "order.refunded" | "stock.low" | "stock.sold-out" | "review.written" | "review.flagged" | "mail.failed" | "report.failed" | "event.dead-lettered";
            facts: {
                order_id?: string;
                order_number?: string;
                customer_name?: string;
                products?: {
                    id: number;
                    name: string;
                    quantity: number;
                }[];
                total?: number;
                reason?: string;
                count?: number;
                /** @description What `reason` says, one by one */
                faults?: components["schemas"]["Fault"][];
                product_id?: number;
                product_name?: string | null;
                available?: number;
                review_id?: number;
                rating?: number;
                /**
                 * @description What became of the review; none while it waits
                 * @enum {string}
                 */
                decision?: "approved" | "hidden" | "deleted";
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
            kind: "verification-code" | "welcome" | "password-reset" | "invitation" | "payment-reminder" | "order-receipt" | "order-shipped" | "order-shipment-corrected" | "order-delivered" | "order-cancelled" | "order-refunded" | "order-partly-refunded" | "staff-alerts";
            /** @enum {string} */
            status: "queued" | "sent" | "failed";
            attempts: number;
            last_error: string | null;
            /** @description What `last_error` says, one by one */
            faults: components["schemas"]["Fault"][];
            created_at: string;
            next_attempt_at: string | null;
            sent_at: string | null;
            order_id: string | null;
            order_number: string | null;
            resend_of: string | null;
            can_resend: boolean;
        };
        Analytics: {
            now: {
                from: string;
                to: string;
                revenue: number;
                orders: number;
                average: number | null;
                refunded: number;
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
                conversion: number | null;
                carts: number | null;
            };
            days: {
                day: string;
                revenue: number;
                orders: number;
            }[];
            categories: {
                category: string | null;
                quantity: number;
                revenue: number;
            }[];
            brands: {
                brand: string | null;
                quantity: number;
                revenue: number;
            }[];
            best_sellers: {
                id: number;
                name: string;
                category: string | null;
                brand: string | null;
                quantity: number;
                revenue: number;
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
        ReportJob: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "sales" | "products" | "stock" | "customers" | "searches";
            /** @enum {string} */
            format: "csv" | "xlsx";
            from: string;
            to: string;
            /** @enum {string} */
            status: "waiting" | "done" | "failed";
            error: string | null;
            /** @description What `error` says, one by one */
            faults: components["schemas"]["Fault"][];
            created_at: string;
            rows_done: number;
            rows_total: number | null;
        };
        Report: {
            columns: {
                key: string;
                title: string;
                /** @enum {string} */
                type: "text" | "number" | "money" | "day";
            }[];
            rows: {
                [key: string]: string | number | (null);
            }[];
            currentPage: number;
            page: number;
            totalPages: number;
            total: number;
            totals: {
                sold: number;
                shipping: number | null;
                refunded: number;
                revenue: number;
            } | null;
            mostRowsAtOnce: number;
        };
    };
    responses: {
        /** @description The address is too long */
        AddressTooLong: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicts with the present state */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Conflicts with the present state
         *
         *     Done already, or under way, by a call with the same key whose answer is not known
         */
        ConflictOrRepeated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Wrong role, the email is not verified, or a page of another site sent it (`FOREIGN_ORIGIN`) */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Malformed or invalid: `errors` names the fields */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The idempotency key was used for another request */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not there, or not yours */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session */
        NotLoggedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other problem */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests: see Retry-After */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A part of the shop does not answer, or too many wait: see Retry-After */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Wrong media type */
        WrongMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    AccountsController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email: string;
                    password: string;
                    /** @enum {string} */
                    language?: "km" | "en";
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AccountsController_resend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AccountsController_forgot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AccountsController_reset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SessionsController_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                        message: string;
                    } | {
                        message: string;
                        /** @enum {boolean} */
                        twoStepRequired: true;
                        ticket: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SessionsController_finish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SessionsController_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    code: string;
                    /** @description A new one, where the code came from another browser */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SessionsController_end: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SessionsController_check: {
        parameters: {
            query?: never;
            header?: {
                /** @description With `handling=lenient` nobody being logged in is no error: `user` is null */
                Prefer?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"] | (never | null);
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AccountController_profile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description Blank removes it; Cambodian without a country code */
                    phone?: string;
                    /** @enum {string} */
                    language?: "km" | "en";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AccountController_listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AccountController_endOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        ended: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AccountController_endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AccountController_listLogins: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        logins: {
                            at: string;
                            browser: string;
                            address: string;
                            /** @enum {string} */
                            outcome: "success" | "wrong-password" | "wrong-code" | "blocked";
                        }[];
                        currentPage: number;
                        page: number;
                        totalPages: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AccountController_setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AccountController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AddressesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        addresses: components["schemas"]["Address"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AddressesController_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
                    /** @description True makes it the default one; false changes nothing */
                    is_default?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        addresses: components["schemas"]["Address"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AddressesController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        addresses: components["schemas"]["Address"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AddressesController_edit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What its owner calls it */
                    label?: string;
                    recipient?: string;
                    /** @description Cambodian without a country code; Khmer digits are digits */
                    phone?: string;
                    province?: string;
                    district?: string;
                    /** @description House, street and whatever helps to find it */
                    line?: string;
                    /** @description True makes it the default one; false changes nothing */
                    is_default?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        addresses: components["schemas"]["Address"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SavedViewsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        views: components["schemas"]["SavedView"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SavedViewsController_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    list: "orders" | "products" | "users" | "reviews" | "images" | "alerts" | "mails" | "failed_events" | "audit_log" | "search_words" | "khmer_values" | "reports";
                    name: string;
                    /** @description The filters of the list, with its search and its sort order, by their names */
                    filters: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        views: components["schemas"]["SavedView"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SavedViewsController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        views: components["schemas"]["SavedView"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SavedViewsController_rename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        views: components["schemas"]["SavedView"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    TwoStepController_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        is_on: boolean;
                        recovery_codes_left: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    TwoStepController_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        uri: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    TwoStepController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        recovery_codes: string[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    TwoStepController_off: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UsersController_list: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
                /** @description Part of the name, the email or the phone number, in any letter case */
                q?: string;
                role?: "admin" | "seller" | "packer" | "support" | "customer";
                verified?: "true" | "false";
                blocked?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        users: components["schemas"]["ManagedUser"][];
                        currentPage: number;
                        page: number;
                        totalPages: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UsersController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["ManagedUser"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UsersController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UsersController_edit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    email?: string;
                    /** @enum {string} */
                    role?: "admin" | "seller" | "packer" | "support" | "customer";
                    phone?: string | null;
                    address?: string | null;
                    password?: "" | string | (null);
                    /** @description What was read; 409 STALE_EDIT when it is no longer so */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["ManagedUser"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UsersController_export: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: components["schemas"]["ManagedUser"];
                        /** @description What staff noted about them */
                        notes: components["schemas"]["UserNote"][];
                        addresses: components["schemas"]["Address"][];
                        saved_views: components["schemas"]["SavedView"][];
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
                            outcome: "success" | "wrong-password" | "wrong-code" | "blocked";
                        }[];
                        /** @description About them, and what they did as staff */
                        audit_entries: components["schemas"]["AuditEntry"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UsersController_block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["ManagedUser"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UsersController_unblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["ManagedUser"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UsersController_resetTwoStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["ManagedUser"];
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UsersController_resend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UserNotesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notes: components["schemas"]["UserNote"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UserNotesController_write: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notes: components["schemas"]["UserNote"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    InvitationsController_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitations: components["schemas"]["Invitation"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    InvitationsController_invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @enum {string} */
                    role: "admin" | "seller" | "packer" | "support";
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        invitation: components["schemas"]["Invitation"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    InvitationsController_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    InvitationsController_opened: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitation: {
                            email: string;
                            /** @enum {string} */
                            role: "admin" | "seller" | "packer" | "support";
                            expires_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    InvitationsController_accept: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description Of at least 12 characters, as all passwords of staff */
                    password: string;
                    /** @enum {string} */
                    language?: "km" | "en";
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: components["schemas"]["AuditEntry"][];
                        currentPage: number;
                        page: number;
                        totalPages: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    DeadLettersController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: "auth" | "catalog" | "orders" | "payments" | "notifications" | "analytics";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    DeadLettersController_replay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: "auth" | "catalog" | "orders" | "payments" | "notifications" | "analytics";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        replayed: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    DeadLettersController_drop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: "auth" | "catalog" | "orders" | "payments" | "notifications" | "analytics";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dropped: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    PartStateController_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                service: "auth" | "catalog" | "orders" | "payments" | "notifications" | "analytics";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        state: {
                            /** @enum {string} */
                            service: "auth" | "catalog" | "orders" | "payments" | "notifications" | "analytics";
                            /** @enum {string} */
                            broker: "there" | "away";
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
                            replicas: {
                                [key: string]: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SearchController_page: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
                q?: string;
                category?: "mouse" | "mousepad" | "keyboard" | "headphone" | "monitor";
                /** @description A brand's name or id */
                brand?: string;
                /** @description Without one the best come first */
                sort?: "newest" | "best-selling" | "price-asc" | "price-desc" | "name-asc" | "name-desc" | "stock-asc" | "stock-desc" | "oldest";
                /** @description Dollars */
                min?: number | string;
                /** @description Dollars */
                max?: number | string;
                in_stock?: "true" | "false";
                dpi?: string | string[];
                mouse_rgb?: string | string[];
                connection?: string | string[];
                battery?: string | string[];
                weight_grams?: string | string[];
                mouse_color?: string | string[];
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
                size?: string | string[];
                material?: string | string[];
                thickness_mm?: string | string[];
                mousepad_color?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["Product"][];
                        page: number;
                        totalPages: number;
                        total: number;
                        facets: components["schemas"]["Facets"];
                        /** @description How many products of each category are found, whatever the filters */
                        categories: {
                            /** @enum {string} */
                            category: "mouse" | "mousepad" | "keyboard" | "headphone" | "monitor";
                            count: number;
                        }[];
                        /** @description The term as it was understood, when only that finds something */
                        understood: string | null;
                        /** @description Words that were left out, as nothing has them with the others */
                        left_out?: string[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ProductsController_search: {
        parameters: {
            query?: {
                q?: string;
                /** @description With `q` 20 unless told otherwise */
                limit?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["LeanProduct"][];
                        /** @description Words of `q` that were left out, as nothing has them with the others */
                        left_out?: string[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ProductsController_page: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
                category?: "mouse" | "mousepad" | "keyboard" | "headphone" | "monitor";
                sort?: "newest" | "best-selling" | "price-asc" | "price-desc" | "name-asc" | "name-desc" | "stock-asc" | "stock-desc" | "oldest";
                ids?: string;
                /** @description Words that are each in one of the product's names, its brand's, its SKU or its barcode */
                q?: string;
                /** @description A brand's name or id */
                brand?: string;
                /** @description `out`: none left, `low`: 1 to 5, `in`: any, `restock`: as few as its `restock_at` */
                stock?: "out" | "low" | "in" | "restock";
                seller?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["Product"][];
                        page: number;
                        totalPages: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ProductsController_ofCategory: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
                sort?: "newest" | "best-selling" | "price-asc" | "price-desc" | "name-asc" | "name-desc" | "stock-asc" | "stock-desc" | "oldest";
                /** @description Whether the counts beside the filters are answered, too */
                facets?: "true" | "false";
                /** @description Dollars */
                min?: number | string;
                /** @description Dollars */
                max?: number | string;
                in_stock?: "true" | "false";
                dpi?: string | string[];
                mouse_rgb?: string | string[];
                connection?: string | string[];
                battery?: string | string[];
                weight_grams?: string | string[];
                mouse_color?: string | string[];
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
                size?: string | string[];
                material?: string | string[];
                thickness_mm?: string | string[];
                mousepad_color?: string | string[];
            };
            header?: never;
            path: {
                slug: string;
                brand: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["Product"][];
                        page: number;
                        totalPages: number;
                        total: number;
                        facets?: components["schemas"]["Facets"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ProductsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneProduct"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ProductManagementController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ProductManagementController_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
                "multipart/form-data": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        product: components["schemas"]["StaffProduct"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ProductManagementController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    brand: string;
                    price: string;
                    /** @description What it cost before, in dollars; blank for nothing */
                    compare_at_price?: string;
                    /**
                     * @description Whether shoppers do not see it
                     * @enum {string}
                     */
                    hidden?: "true" | "false";
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
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        product: components["schemas"]["StaffProduct"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ProductManagementController_upload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    csv: string;
                    images: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                            faults: components["schemas"]["Fault"][];
                        }[];
                        /** @description Every row of the file in its order; `row` is its line */
                        rows: {
                            row: number;
                            name: string;
                            id: number | null;
                            error: string | null;
                        }[];
                        /** @description Rows whose image can hardly be meant, as it is tiny or very narrow, with its name and stored size; they are uploaded */
                        odd_images: {
                            row: number;
                            name: string;
                            image: string;
                            width: number;
                            height: number;
                        }[];
                        /** @description Unknown columns of the file, as it spells them */
                        unread_columns: string[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ProductManagementController_changeMany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    products: {
                        id: number | string;
                        /** @description What was read; 409 STALE_EDIT when it is no longer so */
                        version?: number | string;
                        /** @description The stock that was read: what counts is how much `stock` differs from it, so that sales since then are kept */
                        stock_seen?: number | string;
                    }[];
                    change: {
                        /** @enum {string} */
                        type: "delete";
                    } | ({
                        /** @enum {string} */
                        type: "price";
                        /** @enum {string} */
                        how: "to";
                        value: number;
                    } | {
                        /** @enum {string} */
                        type: "price";
                        /** @enum {string} */
                        how: "amount";
                        value: number;
                    } | {
                        /** @enum {string} */
                        type: "price";
                        /** @enum {string} */
                        how: "percent";
                        value: number;
                    }) | {
                        /** @enum {string} */
                        type: "stock";
                        stock: number;
                    } | {
                        /** @enum {string} */
                        type: "stock-by";
                        by: number;
                        /**
                         * @description Why the stock is another one, for its history
                         * @enum {string}
                         */
                        reason?: "received" | "returned" | "damaged" | "lost" | "counted";
                    } | {
                        /** @enum {string} */
                        type: "brand";
                        brand: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: number;
                        failed: number;
                        results: {
                            id: number;
                            name: string | null;
                            ok: boolean;
                            error: string | null;
                            /** @description What `error` says, one by one */
                            faults: components["schemas"]["Fault"][];
                            /** @description What is left after a change of the stock */
                            stock: number | null;
                            /** @description The version after the change */
                            version: number | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    StaffProductsController_page: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
                category?: "mouse" | "mousepad" | "keyboard" | "headphone" | "monitor";
                sort?: "newest" | "best-selling" | "price-asc" | "price-desc" | "name-asc" | "name-desc" | "stock-asc" | "stock-desc" | "oldest";
                /** @description Words that are each in one of the product's names, its brand's, its SKU or its barcode */
                q?: string;
                /** @description A brand's name or id */
                brand?: string;
                /** @description `out`: none left, `low`: 1 to 5, `in`: any, `restock`: as few as its `restock_at` */
                stock?: "out" | "low" | "in" | "restock";
                place?: "shop" | "hidden" | "deleted";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["StaffProduct"][];
                        page: number;
                        totalPages: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    StaffProductsController_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    StaffProductsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product: components["schemas"]["StaffProduct"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    StaffProductsController_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        product: components["schemas"]["StaffProduct"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UploadsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batches: components["schemas"]["BulkUpload"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UploadsController_rehearse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    csv: string;
                    images: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["BulkUpload"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UploadsController_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UploadsController_one: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
                /** @description Only rows of this kind */
                rows?: "create" | "change" | "same" | "error" | "near-brand" | "uploaded" | "failed";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["BulkUpload"];
                        /** @description Brands that the shop does not have, with how many rows name them */
                        unknown_brands: {
                            name: string;
                            rows: number;
                        }[];
                        rows: components["schemas"]["BulkRow"][];
                        page: number;
                        totalPages: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UploadsController_failures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UploadsController_commit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["BulkUpload"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    UploadsController_undo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Products that were edited since lose that
                     * @default false
                     */
                    with_edits?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: components["schemas"]["BulkUpload"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflicts with the present state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @description With BATCH_TOUCHED: the first hundred of them */
                        products?: {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            reason: "sold" | "edited";
                            /** @description The reason in English */
                            why: string;
                        }[];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    BrandsController_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        brands: components["schemas"]["ListedBrand"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    BrandsController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        brand: components["schemas"]["Brand"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    BrandsController_ofCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        brands: components["schemas"]["Brand"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    BrandsController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    BrandsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description What was read; 409 STALE_EDIT when it is no longer so */
                    version?: number | string;
                };
                "multipart/form-data": {
                    name?: string;
                    /** @description What was read; 409 STALE_EDIT when it is no longer so */
                    version?: number | string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        brand: components["schemas"]["Brand"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    BrandsController_merge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The brand that stays */
                    into: number | string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        brand: components["schemas"]["Brand"];
                        moved: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ImagesController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ImageLibraryController_page: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
                /** @description Words that are each in a file's, product's or brand's name */
                q?: string;
                used?: "used" | "unused";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        images: components["schemas"]["LibraryImage"][];
                        page: number;
                        totalPages: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ImageLibraryController_upload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    images: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        uploaded: number;
                        failed: number;
                        results: {
                            file: string;
                            image: components["schemas"]["LibraryImage"] | (never | null);
                            error: string | null;
                            /** @description What `error` says, one by one */
                            faults: components["schemas"]["Fault"][];
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ImageLibraryController_replace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        image: components["schemas"]["LibraryImage"];
                        changed: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ImageLibraryController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ImageLibraryController_removeMany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hashes: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: number;
                        failed: number;
                        results: {
                            hash: string;
                            ok: boolean;
                            error: string | null;
                            /** @description What `error` says, one by one */
                            faults: components["schemas"]["Fault"][];
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ReviewsController_shown: {
        parameters: {
            query: {
                page?: number | string;
                limit?: number | string;
                product_id: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reviews: components["schemas"]["Review"][];
                        average: number | null;
                        /** @description How many gave 1, 2, 3, 4 and 5 stars */
                        stars: number[];
                        page: number;
                        totalPages: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ReviewsController_mine: {
        parameters: {
            query: {
                product_id: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        may_review: boolean;
                        review: components["schemas"]["OwnReview"] | (never | null);
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ReviewsController_write: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    product_id: number | string;
                    rating: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        review: components["schemas"]["OwnReview"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ReviewsController_remove: {
        parameters: {
            query: {
                product_id: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ReviewsController_page: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
                status?: "pending" | "approved" | "hidden";
                rating?: number | string;
                /** @description Words that are in the review, its author or the product's name */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reviews: components["schemas"]["StaffReview"][];
                        page: number;
                        totalPages: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ReviewsController_ofUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reviews: components["schemas"]["StaffReview"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ReviewsController_moderate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Only admins hide
                     * @enum {string}
                     */
                    status?: "approved" | "hidden";
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        review: components["schemas"]["StaffReview"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SynonymsController_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        synonyms: components["schemas"]["SynonymGroup"][];
                        /** @description How many groups there can be */
                        most: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SynonymsController_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description They mean the same, in both languages */
                    words: string[];
                    /** @description What they mean as well, but not the other way round */
                    also?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        group: components["schemas"]["SynonymGroup"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SynonymsController_try: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: {
                            id: number;
                            name: string;
                            name_km: string | null;
                            price: number;
                            /** @description What it cost before; null unless that is more */
                            compare_at_price: number | null;
                            /** @enum {string} */
                            category: "mouse" | "mousepad" | "keyboard" | "headphone" | "monitor";
                            image_url: string;
                            stock: number;
                            sold: number;
                            brand: components["schemas"]["Brand"];
                            /** @description It is not found today */
                            is_new: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SynonymsController_remove: {
        parameters: {
            query?: {
                /** @description What was read; 409 STALE_EDIT when it is no longer so */
                version?: number | string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    SynonymsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        group: components["schemas"]["SynonymGroup"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    PagesController_shown: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        page: components["schemas"]["ShopPage"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    PagesController_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pages: components["schemas"]["EditedShopPage"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    PagesController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        page: components["schemas"]["EditedShopPage"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ShopController_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shop: components["schemas"]["ShopFacts"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ShopController_edited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shop: components["schemas"]["EditedShopFacts"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ShopController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        shop: components["schemas"]["EditedShopFacts"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ValueWordsController_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The Khmer of each value that has one */
                        words: {
                            [key: string]: string;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ValueWordsController_edited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedValueWords"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ValueWordsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A part of a value, between commas; numbers in it stand for any number */
                    value: string;
                    /** @description What Khmer readers see; each # is the number of the value; empty for the value itself */
                    khmer: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        word: components["schemas"]["ValueWord"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    CheckoutController_quote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id that the browser made up for the day, 32 hexadecimal digits, by which visits are counted */
                "x-visitor"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cart: {
                        id: number | string;
                        quantity: number | string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                        unavailable: {
                            id: number;
                        }[];
                        subtotal: number;
                        shipping: number;
                        tax: number;
                        total: number;
                        free_shipping: {
                            /** @enum {string} */
                            by: "pieces" | "dollars";
                            from: number;
                            missing: number;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    CheckoutController_place: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
                /** @description The id that the browser made up for the day, 32 hexadecimal digits, by which visits are counted */
                "x-visitor"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customer_name: string;
                    phone_number: string;
                    shipping_address: string;
                    /** @description Also part of the shipping address */
                    province?: string | null;
                    /** @description Also part of the shipping address */
                    district?: string | null;
                    /** @description What the courier should know */
                    note?: string | null;
                    total: number | string;
                    cart: {
                        id: number | string;
                        quantity: number | string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderId: string;
                        order_number: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Conflicts with the present state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
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
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    CheckoutController_own: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        amount: number;
                        order: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    CouriersController_all: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        couriers: components["schemas"]["Courier"][];
                        version: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    CouriersController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    couriers: {
                        name: string;
                        tracking_link: string | null;
                        needs_number: boolean;
                    }[];
                    /** @description What was read; 409 STALE_EDIT when it is no longer so */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        couriers: components["schemas"]["Courier"][];
                        version: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    CustomerOrdersController_mine: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
                /** @description Part of the order's number, of who receives it, where it goes, or of a product's name */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["Receipt"][];
                        page: number;
                        totalPages: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    CustomerOrdersController_open: {
        parameters: {
            query?: {
                /** @description Part of the order's number, of who receives it, where it goes, or of a product's name */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["OpenOrder"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    CustomerOrdersController_closed: {
        parameters: {
            query?: {
                /** @description Part of the order's number, of who receives it, where it goes, or of a product's name */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["Order"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    CustomerOrdersController_redirect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customer_name?: string;
                    phone_number?: string;
                    /** @description The whole address, with district and province */
                    shipping_address?: string;
                    province?: string | null;
                    district?: string | null;
                    /** @description What the courier should know */
                    note?: string | null;
                    /** @description What was read; 409 STALE_EDIT when it is no longer so */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    DeliveryController_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        provinces: components["schemas"]["ProvinceDelivery"][];
                        /** @description 0 while nothing was entered, and all is as usual */
                        version: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    DeliveryController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    provinces: {
                        /** @enum {string} */
                        province: "Phnom Penh" | "Banteay Meanchey" | "Battambang" | "Kampong Cham" | "Kampong Chhnang" | "Kampong Speu" | "Kampong Thom" | "Kampot" | "Kandal" | "Kep" | "Koh Kong" | "Kratie" | "Mondulkiri" | "Oddar Meanchey" | "Pailin" | "Preah Sihanouk" | "Preah Vihear" | "Prey Veng" | "Pursat" | "Ratanakiri" | "Siem Reap" | "Stung Treng" | "Svay Rieng" | "Takeo" | "Tboung Khmum";
                        days_from: number;
                        days_to: number;
                        methods?: {
                            key: string;
                            name: string;
                            name_km?: string | null;
                            fee_cents: number;
                            /** @default null */
                            cutoff?: string | null;
                        }[];
                    }[];
                    /** @description What was read; 409 STALE_EDIT when it is no longer so */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        provinces: components["schemas"]["ProvinceDelivery"][];
                        /** @description 0 while nothing was entered, and all is as usual */
                        version: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ExportController_csv: {
        parameters: {
            query?: {
                status?: "pending" | "paid" | "shipped" | "delivered" | "cancelled" | "refunded";
                /** @description The first day, by Phnom Penh's clock */
                from?: string;
                /** @description The last day, included */
                to?: string;
                /** @description By default the newest first */
                sort?: "newest" | "oldest" | "total-desc" | "total-asc";
                /** @description Part of the number or the id, the customer's name or phone, or a product's name */
                q?: string;
                /** @description Of the titles */
                language?: "en" | "km";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ExportController_xlsx: {
        parameters: {
            query?: {
                status?: "pending" | "paid" | "shipped" | "delivered" | "cancelled" | "refunded";
                /** @description The first day, by Phnom Penh's clock */
                from?: string;
                /** @description The last day, included */
                to?: string;
                /** @description By default the newest first */
                sort?: "newest" | "oldest" | "total-desc" | "total-asc";
                /** @description Part of the number or the id, the customer's name or phone, or a product's name */
                q?: string;
                /** @description Of the titles */
                language?: "en" | "km";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    StaffOrdersController_all: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
                status?: "pending" | "paid" | "shipped" | "delivered" | "cancelled" | "refunded";
                /** @description The first day, by Phnom Penh's clock */
                from?: string;
                /** @description The last day, included */
                to?: string;
                /** @description By default the newest first */
                sort?: "newest" | "oldest" | "total-desc" | "total-asc";
                /** @description Part of the number or the id, the customer's name or phone, or a product's name */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["ManagedOrder"][];
                        page: number;
                        totalPages: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    StaffOrdersController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["OrderPage"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    StaffOrdersController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Without it, the shipment is corrected
                     * @enum {string}
                     */
                    status?: "shipped" | "delivered";
                    courier?: string;
                    tracking_number?: string;
                    /** @description What was read; 409 STALE_EDIT when it is no longer so */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["ManagedOrder"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    StaffOrdersController_redirect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    customer_name?: string;
                    phone_number?: string;
                    /** @description The whole address, with district and province */
                    shipping_address?: string;
                    province?: string | null;
                    district?: string | null;
                    /** @description What the courier should know */
                    note?: string | null;
                    /** @description What was read; 409 STALE_EDIT when it is no longer so */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["ManagedOrder"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    StaffOrdersController_refund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Without them all of an order that is not shipped */
                    lines?: {
                        id: number;
                        quantity: number;
                    }[];
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        payment: {
                            status: string;
                            transaction_id: string | null;
                            paid_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    StaffOrdersController_ofUser: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["ManagedOrder"][];
                        page: number;
                        totalPages: number;
                        total: number;
                        paid_orders: number;
                        total_spend: number;
                        /** @description What staff noted about these orders */
                        notes: {
                            id: number;
                            text: string;
                            at: string;
                            by: string;
                            order_id: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    StaffOrdersController_exported: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["ExportedOrder"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    NotesController_write: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notes: components["schemas"]["OrderNote"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    PackingController_pack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `false` takes it back */
                    packed: boolean;
                    /** @description Ids of lines; without them all that are yours to pack */
                    lines?: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    PackingController_who: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhoShips"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    PackingController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sellers_may_ship: boolean;
                    /** @description What was read; 409 STALE_EDIT when it is no longer so */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhoShips"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ShippingController_count: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pending: number;
                        paid: number;
                        shipped: number;
                        delivered: number;
                        all: number;
                        /** @description What is counted no further */
                        most: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ShippingController_ship: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["OrderResult"][];
                        /** @description For so long the shipments can be taken back, and nobody is told */
                        take_back_seconds: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ShippingController_takeBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orders: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["OrderResult"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ShippingController_deliver: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["OrderResult"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ShippingController_noteBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Why, for staff */
                    reason: string;
                    /** @description Whether its pieces are on sale again until it is sent again */
                    restock: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["ManagedOrder"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ShippingController_sendAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["ManagedOrder"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    StockHistoryController_ofProduct: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
            };
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product: {
                            id: number;
                            name: string;
                        };
                        changes: components["schemas"]["StockChange"][];
                        page: number;
                        totalPages: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    PaymentsController_provider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        provider: string;
                        sells_with_demo: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    PaymentsController_qr: {
        parameters: {
            query: {
                orderId: string;
                amount?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        qrImage: string;
                        amount_khr: number;
                        deeplink: string | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    PaymentsController_markPaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    paymentStatus?: "completed";
                    paidAt?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        payment: {
                            status: string;
                            transaction_id: string | null;
                            paid_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    PaymentsController_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        payment: {
                            status: string;
                            transaction_id: string | null;
                            paid_at: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    RielRateController_shown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Riel for a dollar */
                        riel_rate: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    RielRateController_edited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rate: components["schemas"]["RielRate"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    RielRateController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Riel for a dollar */
                    riel_rate: number;
                    /** @description What was read; 409 STALE_EDIT when it is no longer so */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        rate: components["schemas"]["RielRate"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    MailboxController_messages: {
        parameters: {
            query?: {
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: {
                            to: string;
                            subject: string;
                            text: string;
                            html: string;
                            created_at: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AlertsController_list: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
                kind?: "order" | "stock" | "review" | "failure";
                unread?: "true" | "false";
                /** @description Those of one subject and one day are one, their newest, with how many they are */
                grouped?: "true" | "false";
                what?: "order.paid" | "order.cancelled" | "order.refunded" | "stock.low" | "stock.sold-out" | "review.written" | "review.flagged" | "mail.failed" | "report.failed" | "event.dead-lettered";
                /** @description A day of the shop's time zone */
                day?: string;
                /** @description Whether they tell of reviews that are decided */
                settled?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alerts: components["schemas"]["Alert"][];
                        page: number;
                        totalPages: number;
                        total: number;
                        unread: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AlertsController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: (number | string)[];
                } | {
                    /** @enum {boolean} */
                    all: true;
                    /** @enum {string} */
                    kind?: "order" | "stock" | "review" | "failure";
                    /** @enum {string} */
                    what?: "order.paid" | "order.cancelled" | "order.refunded" | "stock.low" | "stock.sold-out" | "review.written" | "review.flagged" | "mail.failed" | "report.failed" | "event.dead-lettered";
                    /** Format: date */
                    day?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        unread: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AlertsController_wanted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferences: {
                            order: boolean;
                            stock: boolean;
                            review: boolean;
                            failure: boolean;
                            /** @description The kinds that are mailed too */
                            mail: ("order" | "stock" | "review" | "failure")[];
                            /** @description With so many pieces left one is alerted; null for each product's own threshold */
                            stock_from: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AlertsController_want: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order: boolean;
                    stock: boolean;
                    /** @default true */
                    review?: boolean;
                    failure: boolean;
                    /** @description The kinds that are mailed too */
                    mail?: ("order" | "stock" | "review" | "failure")[];
                    /** @description With so many pieces left one is alerted; null for each product's own threshold */
                    stock_from?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        preferences: {
                            order: boolean;
                            stock: boolean;
                            review: boolean;
                            failure: boolean;
                            /** @description The kinds that are mailed too */
                            mail: ("order" | "stock" | "review" | "failure")[];
                            /** @description With so many pieces left one is alerted; null for each product's own threshold */
                            stock_from: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AlertsController_stream: {
        parameters: {
            query?: never;
            header?: {
                /** @description The last alert that the browser has; newer ones are sent at once */
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    MailLogController_list: {
        parameters: {
            query?: {
                page?: number | string;
                limit?: number | string;
                status?: "queued" | "sent" | "failed";
                kind?: "verification-code" | "welcome" | "password-reset" | "invitation" | "payment-reminder" | "order-receipt" | "order-shipped" | "order-shipment-corrected" | "order-delivered" | "order-cancelled" | "order-refunded" | "order-partly-refunded" | "staff-alerts";
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mails: components["schemas"]["MailLogEntry"][];
                        page: number;
                        totalPages: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    MailLogController_ofUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mails: components["schemas"]["MailLogEntry"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    MailLogController_resend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    BackupsController_last: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    AnalyticsController_overview: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analytics"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ReportJobsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        jobs: components["schemas"]["ReportJob"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ReportJobsController_start: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeated with the same key within a day, the call has no second effect and is answered as before */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    from: string;
                    /** Format: date */
                    to: string;
                    /** @enum {string} */
                    format: "csv" | "xlsx";
                    /**
                     * @default en
                     * @enum {string}
                     */
                    language?: "en" | "km";
                    /** @enum {string} */
                    kind: "sales" | "products" | "stock" | "customers" | "searches";
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        job: components["schemas"]["ReportJob"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ConflictOrRepeated"];
            413: components["responses"]["TooLarge"];
            414: components["responses"]["AddressTooLong"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ReportJobsController_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ReportsController_page: {
        parameters: {
            query: {
                page?: number | string;
                limit?: number | string;
                from: string;
                to: string;
            };
            header?: never;
            path: {
                kind: "sales" | "products" | "stock" | "customers" | "searches";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
    ReportsController_file: {
        parameters: {
            query: {
                from: string;
                to: string;
                format: "csv" | "xlsx";
                language?: "en" | "km";
            };
            header?: never;
            path: {
                kind: "sales" | "products" | "stock" | "customers" | "searches";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            414: components["responses"]["AddressTooLong"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Problem"];
        };
    };
}
