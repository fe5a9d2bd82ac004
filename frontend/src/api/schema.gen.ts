// Generated from gateway/openapi.json by `npm run openapi`.

type Json<T> = { content: { 'application/json': T } };

export interface paths {
  '/api/admin/dead-letters/{service}': {
    /** What a service could not handle, and why. For staff: admin. */
    get: {
      parameters: {
        path: { service: 'auth' | 'catalog' | 'orders' | 'payments' | 'notifications' | 'analytics' };
      };
      responses: {
        200: Json<{
          dead_letters: {
            id: string;
            type: string;
            reason: string;
            attempts: number;
            dead_at: string;
            event: unknown;
          }[];
        }>;
      };
    };
  };
  '/api/admin/dead-letters/{service}/replay': {
    /** Hands all dead letters, or the one named, to their handler again. For staff: admin. */
    post: {
      parameters: {
        path: { service: 'auth' | 'catalog' | 'orders' | 'payments' | 'notifications' | 'analytics' };
      };
      requestBody: Json<{ id?: string }>;
      responses: { 200: Json<{ replayed: number }> };
    };
  };
  '/api/admin/dead-letters/{service}/drop': {
    /** Removes a dead letter for good: its event never takes effect. For staff: admin. */
    post: {
      parameters: {
        path: { service: 'auth' | 'catalog' | 'orders' | 'payments' | 'notifications' | 'analytics' };
      };
      requestBody: Json<{ id: string }>;
      responses: { 200: Json<{ dropped: number }> };
    };
  };
  '/api/admin/parts/{service}': {
    /** How a service is doing. For staff: admin. */
    get: {
      parameters: {
        path: { service: 'auth' | 'catalog' | 'orders' | 'payments' | 'notifications' | 'analytics' };
      };
      responses: {
        200: Json<{
          state: {
            service: 'auth' | 'catalog' | 'orders' | 'payments' | 'notifications' | 'analytics';
            broker: 'there' | 'away';
            /** Events of the service that nobody has got yet */
            unsent: number;
            /** The age of the oldest of them */
            oldest_unsent_seconds: number;
            /** Events for the service that it has not handled yet */
            unhandled: number | null;
            /** Events for the service that it could not handle */
            failed: number | null;
            /** Of the service that sends mails: the age of the oldest that is not sent yet */
            oldest_mail_seconds?: number;
            /** Its replicas by how the gateway sees them */
            replicas: { [key: string]: number };
          };
        }>;
      };
    };
  };
  '/api/auth/signup': {
    /** Makes a customer account and mails its code; no session yet. For everybody. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{ name: string; email: string; password: string; language?: 'km' | 'en' }>;
      responses: { 201: Json<{ user: components['schemas']['User']; message: string }> };
    };
  };
  '/api/auth/resend-code': {
    /** Mails a new verification code. For everybody. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{ email: string }>;
      responses: { 200: Json<{ message: string }> };
    };
  };
  '/api/auth/forgot-password': {
    /** Mails a link to set a new password, if the address is known. For everybody. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{ email: string }>;
      responses: { 200: Json<{ message: string }> };
    };
  };
  '/api/auth/reset-password/{token}': {
    /** Sets a new password by the mailed link, once. For everybody. */
    post: {
      parameters: { path: { token: string } };
      requestBody: Json<{ password: string }>;
      responses: { 200: Json<{ message: string }> };
    };
  };
  '/api/account/addresses': {
    /** The caller's saved addresses, the default one first. For whoever is logged in and has verified the email. */
    get: { responses: { 200: Json<{ addresses: components['schemas']['Address'][] }> } };
    /** Saves an address; the first one is the default. For whoever is logged in and has verified the email. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{
        /** What its owner calls it */
        label?: string;
        recipient: string;
        /** Cambodian without a country code; Khmer digits are digits */
        phone: string;
        province?: string;
        district?: string;
        /** House, street and whatever helps to find it */
        line: string;
        /** Where a map shows the place: a link of Google Maps, Apple Maps or OpenStreetMap, or a latitude and a longitude */
        map_link?: string | null;
        /** True makes it the default one; false changes nothing */
        is_default?: boolean;
      }>;
      responses: { 201: Json<{ addresses: components['schemas']['Address'][] }> };
    };
  };
  '/api/account/addresses/{id}': {
    /** Deletes an address; of those that are left, one is the default. For whoever is logged in and has verified the email. */
    delete: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ addresses: components['schemas']['Address'][] }> };
    };
    /** Changes an address, or makes it the default. For whoever is logged in and has verified the email. */
    patch: {
      parameters: { path: { id: string } };
      requestBody: Json<{
        /** What its owner calls it */
        label?: string;
        recipient?: string;
        /** Cambodian without a country code; Khmer digits are digits */
        phone?: string;
        province?: string;
        district?: string;
        /** House, street and whatever helps to find it */
        line?: string;
        /** Where a map shows the place: a link of Google Maps, Apple Maps or OpenStreetMap, or a latitude and a longitude */
        map_link?: string | null;
        /** True makes it the default one; false changes nothing */
        is_default?: boolean;
      }>;
      responses: { 200: Json<{ addresses: components['schemas']['Address'][] }> };
    };
  };
  '/api/admin/audit-log': {
    /** What staff did, newest first. For staff: admin. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          /** Part of the name or email of whoever acted */
          person?: string;
          /** The id of a product, or words of its name */
          product?: string;
          /** The id of an order, or part of its number */
          order?: string;
          from?: string;
          /** Exclusive */
          to?: string;
        };
      };
      responses: {
        200: Json<{
          entries: components['schemas']['AuditEntry'][];
          currentPage: number;
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/invitations': {
    /** Who was invited and has not accepted yet, newest first. For staff: admin. */
    get: { responses: { 200: Json<{ invitations: components['schemas']['Invitation'][] }> } };
    /** Mails somebody a link by which they become staff; it works once, for three days. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{ email: string; role: 'admin' | 'seller' | 'packer' | 'support' }>;
      responses: { 201: Json<{ message: string; invitation: components['schemas']['Invitation'] }> };
    };
  };
  '/api/admin/invitations/{id}': {
    /** Withdraws an invitation: its link stops working. For staff: admin. */
    delete: { parameters: { path: { id: string } }; responses: { 200: Json<{ message: string }> } };
  };
  '/api/auth/invitations/{token}': {
    /** What the invitation of a mailed link is for. For everybody. */
    get: {
      parameters: { path: { token: string } };
      responses: {
        200: Json<{
          invitation: { email: string; role: 'admin' | 'seller' | 'packer' | 'support'; expires_at: string };
        }>;
      };
    };
    /** Makes the account of the invited, once; they can log in then. For everybody. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { token: string } };
      requestBody: Json<{
        name: string;
        /** Of at least 12 characters, as all passwords of staff */
        password: string;
        language?: 'km' | 'en';
      }>;
      responses: { 201: Json<{ message: string }> };
    };
  };
  '/api/auth/login': {
    /** Starts a session, or answers a ticket for the second step. For everybody. */
    post: {
      requestBody: Json<{ email: string; password: string }>;
      responses: {
        200: Json<
          | { user: components['schemas']['User']; message: string }
          | { message: string; twoStepRequired: true; ticket: string }
        >;
      };
    };
  };
  '/api/auth/login/second-step': {
    /** Starts a session by ticket and code. For everybody. */
    post: {
      requestBody: Json<{ ticket: string; code: string }>;
      responses: { 200: Json<{ user: components['schemas']['User']; message: string }> };
    };
  };
  '/api/auth/verify-email': {
    /** Verifies the email by its code and starts a session; elsewhere than where somebody signed up or logged in, with a new password. For everybody. */
    post: {
      requestBody: Json<{
        email: string;
        code: string;
        /** A new one, where the code came from another browser */
        password?: string;
      }>;
      responses: { 200: Json<{ user: components['schemas']['User']; message: string }> };
    };
  };
  '/api/auth/logout': {
    /** Ends the session, if there is one. For everybody. */
    post: { responses: { 200: Json<{ message: string }> } };
  };
  '/api/auth/check-auth': {
    /** Who is logged in. For everybody. */
    get: {
      parameters: { header?: { Prefer?: string } };
      responses: { 200: Json<{ user: components['schemas']['User'] | (never | null) }> };
    };
  };
  '/api/account/two-step': {
    /** Whether a second step is asked for at login. For whoever is logged in and has verified the email. */
    get: { responses: { 200: Json<{ is_on: boolean; recovery_codes_left: number }> } };
    /** Makes a secret for an authenticator app. For staff: admin, seller, packer, support. */
    post: {
      requestBody: Json<{ password: string }>;
      responses: { 200: Json<{ secret: string; uri: string }> };
    };
  };
  '/api/account/two-step/confirm': {
    /** Switches the second step on; the recovery codes are shown this once. For staff: admin, seller, packer, support. */
    post: {
      requestBody: Json<{ code: string }>;
      responses: { 200: Json<{ message: string; recovery_codes: string[] }> };
    };
  };
  '/api/account/two-step/off': {
    /** Switches the second step off. For whoever is logged in and has verified the email. */
    post: {
      requestBody: Json<{ password: string; code: string }>;
      responses: { 200: Json<{ message: string }> };
    };
  };
  '/api/account/profile': {
    /** Changes the caller's name, phone and language, and whether they are written to about offers. For whoever is logged in. */
    patch: {
      requestBody: Json<{
        name?: string;
        /** Blank removes it; Cambodian without a country code */
        phone?: string;
        language?: 'km' | 'en';
        /** Whether the shop may write to them about offers */
        news?: boolean;
      }>;
      responses: { 200: Json<{ user: components['schemas']['User'] }> };
    };
  };
  '/api/account/sessions': {
    /** The caller's sessions that still work, the last seen first. For whoever is logged in. */
    get: {
      responses: {
        200: Json<{
          sessions: {
            id: string;
            created_at: string;
            last_seen_at: string;
            browser: string;
            address: string;
            is_current: boolean;
          }[];
        }>;
      };
    };
    /** Ends all of the caller's sessions but the one that asks. For whoever is logged in. */
    delete: { responses: { 200: Json<{ message: string; ended: number }> } };
  };
  '/api/account/sessions/{id}': {
    /** Ends one of the caller's sessions. For whoever is logged in. */
    delete: { parameters: { path: { id: string } }; responses: { 200: Json<{ message: string }> } };
  };
  '/api/account/logins': {
    /** Who tried to log into the caller's account in the last 90 days. For whoever is logged in. */
    get: {
      parameters: { query?: { page?: number | string; limit?: number | string } };
      responses: {
        200: Json<{
          logins: {
            at: string;
            browser: string;
            address: string;
            outcome: 'success' | 'wrong-password' | 'wrong-code' | 'blocked';
          }[];
          currentPage: number;
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/account/password': {
    /** Sets a new password; the caller's other sessions end. For whoever is logged in. */
    post: {
      requestBody: Json<{ current_password: string; new_password: string }>;
      responses: { 200: Json<{ message: string }> };
    };
  };
  '/api/account/confirm': {
    /** Notes that the password was typed, which some routes of admins need at most 15 minutes before. For whoever is logged in. */
    post: { requestBody: Json<{ password: string }>; responses: { 200: Json<{ message: string }> } };
  };
  '/api/admin/users/{id}/notes': {
    /** What staff noted about a person, the oldest first; for support about customers. For staff: admin, support. */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ notes: components['schemas']['UserNote'][] }> };
    };
    /** Writes a note about a person that only admins and support read. For staff: admin, support. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { id: string } };
      requestBody: Json<{ text: string }>;
      responses: { 201: Json<{ notes: components['schemas']['UserNote'][] }> };
    };
  };
  '/api/account/views': {
    /** The caller's saved views of all lists, the oldest first. For staff: admin, seller, packer, support. */
    get: { responses: { 200: Json<{ views: components['schemas']['SavedView'][] }> } };
    /** Saves a view of a list. For staff: admin, seller, packer, support. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{
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
        /** The filters of the list, with its search and its sort order, by their names */
        filters: { [key: string]: string };
      }>;
      responses: { 201: Json<{ views: components['schemas']['SavedView'][] }> };
    };
  };
  '/api/account/views/{id}': {
    /** Deletes a view. For staff: admin, seller, packer, support. */
    delete: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ views: components['schemas']['SavedView'][] }> };
    };
    /** Renames a view. For staff: admin, seller, packer, support. */
    patch: {
      parameters: { path: { id: string } };
      requestBody: Json<{ name: string }>;
      responses: { 200: Json<{ views: components['schemas']['SavedView'][] }> };
    };
  };
  '/api/admin/users': {
    /** Users, newest first: all, or those that are searched for; for support only customers. For staff: admin, support. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          /** Part of the name, the email or the phone number, in any letter case */
          q?: string;
          role?: 'admin' | 'seller' | 'packer' | 'support' | 'customer';
          verified?: 'true' | 'false';
          blocked?: 'true' | 'false';
        };
      };
      responses: {
        200: Json<{
          users: components['schemas']['ManagedUser'][];
          currentPage: number;
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/users/{id}': {
    /** One user; for support a customer. For staff: admin, support. */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ user: components['schemas']['ManagedUser'] }> };
    };
    /** Deletes a user. For staff: admin. */
    delete: { parameters: { path: { id: string } }; responses: { 200: Json<{ message: string }> } };
    /** Changes a user; a new role or password ends their sessions. For staff: admin. */
    patch: {
      parameters: { path: { id: string } };
      requestBody: Json<{
        name?: string;
        email?: string;
        role?: 'admin' | 'seller' | 'packer' | 'support' | 'customer';
        phone?: string | null;
        address?: string | null;
        password?: '' | string | null;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number;
      }>;
      responses: { 200: Json<{ user: components['schemas']['ManagedUser']; message: string }> };
    };
  };
  '/api/admin/users/{id}/export': {
    /** What the accounts have of a person, for a copy of their data. For staff: admin. */
    post: {
      parameters: { path: { id: string } };
      responses: {
        200: Json<{
          account: components['schemas']['ManagedUser'];
          /** What staff noted about them */
          notes: components['schemas']['UserNote'][];
          addresses: components['schemas']['Address'][];
          saved_views: components['schemas']['SavedView'][];
          /** The ids of the products that they have marked */
          wishlist: number[];
          sessions: {
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
            outcome: 'success' | 'wrong-password' | 'wrong-code' | 'blocked';
          }[];
          /** About them, and what they did as staff */
          audit_entries: components['schemas']['AuditEntry'][];
        }>;
      };
    };
  };
  '/api/admin/users/{id}/block': {
    /** Shuts a user out and ends their sessions. For staff: admin. */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ user: components['schemas']['ManagedUser']; message: string }> };
    };
  };
  '/api/admin/users/{id}/unblock': {
    /** Lets a blocked user in again. For staff: admin. */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ user: components['schemas']['ManagedUser']; message: string }> };
    };
  };
  '/api/admin/users/{id}/reset-two-step': {
    /** Switches the second step off for whoever lost it. For staff: admin. */
    post: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ user: components['schemas']['ManagedUser']; message: string }> };
    };
  };
  '/api/admin/users/{id}/resend-verification': {
    /** Mails the user another verification code. For staff: admin, support. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { id: string } };
      responses: { 200: Json<{ message: string }> };
    };
  };
  '/api/account/wishlist': {
    /** The products that you have marked. For whoever is logged in and has verified the email. */
    get: {
      responses: {
        200: Json<{
          /** The latest first; deleted ones may be among them */
          products: number[];
        }>;
      };
    };
    /** Says which products you have marked, all of them. For whoever is logged in and has verified the email. */
    put: {
      requestBody: Json<{
        /** The ids of all of them, the latest first */
        products: number[];
      }>;
      responses: {
        200: Json<{
          /** The latest first; deleted ones may be among them */
          products: number[];
        }>;
      };
    };
  };
  '/api/brands': {
    /** All brands, with the number of their products. For everybody. */
    get: { responses: { 200: Json<{ brands: components['schemas']['ListedBrand'][] }> } };
    /** Adds a brand. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: { content: { 'multipart/form-data': { name: string; image: string } } };
      responses: { 201: Json<{ message: string; brand: components['schemas']['Brand'] }> };
    };
  };
  '/api/brands-by-category/{slug}': {
    /** The brands that have products in a category. For everybody. */
    get: {
      parameters: { path: { slug: string } };
      responses: { 200: Json<{ brands: components['schemas']['Brand'][] }> };
    };
  };
  '/api/brands/{id}': {
    /** Removes a brand without products. For staff: admin. */
    delete: { parameters: { path: { id: string } }; responses: { 200: Json<{ message: string }> } };
    /** Renames a brand or replaces its logo. For staff: admin. */
    patch: {
      parameters: { path: { id: string } };
      requestBody: {
        content: {
          'application/json': {
            name?: string;
            /** What was read; 409 STALE_EDIT when it is no longer so */
            version?: number | string;
          };
          'multipart/form-data': {
            name?: string;
            /** What was read; 409 STALE_EDIT when it is no longer so */
            version?: number | string;
          };
        };
      };
      responses: { 200: Json<{ message: string; brand: components['schemas']['Brand'] }> };
    };
  };
  '/api/brands/{id}/merge': {
    /** Gives all products of a brand to another, and removes it. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { id: string } };
      requestBody: Json<{
        /** The brand that stays */
        into: number | string;
      }>;
      responses: { 200: Json<{ message: string; brand: components['schemas']['Brand']; moved: number }> };
    };
  };
  '/images/{file}': {
    /** An image as WebP; its name may end in a width: -96, -160, -240, -320, -480, -640, -960. For everybody. */
    get: {
      parameters: { path: { file: string } };
      responses: { 200: { content: { 'image/webp': string } } };
    };
  };
  '/api/products/batches': {
    /** Your last bulk uploads, newest first. For staff: admin, seller. */
    get: { responses: { 200: Json<{ batches: components['schemas']['BulkUpload'][] }> } };
    /** Says what a CSV file and images would do, and changes no product. For staff: admin, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: {
        content: {
          'multipart/form-data': {
            csv: string;
            images: string[];
            /** JSON `{ columns: { theirs: ours }, values: { category, brand, stock }, profile }` for a file of another system */
            mapping?: string;
            /** Which sheet of a workbook */
            sheet?: string;
          };
        };
      };
      responses: { 201: Json<{ batch: components['schemas']['BulkUpload'] }> };
    };
  };
  '/api/products/batches/columns': {
    /** The columns of a product file, what each probably is, and words in them that the shop does not know; nothing is stored. For staff: admin, seller. */
    post: {
      requestBody: {
        content: {
          'multipart/form-data': {
            csv: string;
            /** JSON `{ columns: { theirs: ours }, values: { category, brand, stock }, profile }` for a file of another system */
            mapping?: string;
            /** Which sheet of a workbook */
            sheet?: string;
          };
        };
      };
      responses: {
        200: Json<{
          /** The program that has written the file; `mekong` for our own columns */
          profile: string | null;
          /** Rows of products, those of one group joined */
          rows: number;
          /** Of a workbook */
          sheets: string[];
          columns: {
            name: string;
            /** Which of ours it is */
            guess: string | null;
            samples: string[];
          }[];
          /** What words of the file mean, as they were matched before */
          values: {
            category: { [key: string]: string };
            brand: { [key: string]: string };
            stock: { [key: string]: string };
            currency: { [key: string]: string };
            price: { [key: string]: string };
          };
          unknown_brands: string[];
          /** An empty text stands for blank cells */
          unknown_categories: string[];
          /** Words for stock that say no number */
          unknown_stocks: string[];
          /** Of which it must be said how much a dollar is; an empty text stands for prices without a sign */
          unknown_currencies: string[];
        }>;
      };
    };
  };
  '/api/products/batches/template.csv': {
    /** A CSV file to fill in. For staff: admin, seller. */
    get: { responses: { 200: { content: { 'text/csv': string } } } };
  };
  '/api/products/batches/{id}': {
    /** A bulk upload, how far it is, and a page of its rows. For staff: admin, seller. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          /** Only rows of this kind */
          rows?: 'create' | 'change' | 'same' | 'error' | 'near-brand' | 'uploaded' | 'failed';
        };
        path: { id: string };
      };
      responses: {
        200: Json<{
          batch: components['schemas']['BulkUpload'];
          /** Brands that the shop does not have, with how many rows name them */
          unknown_brands: { name: string; rows: number }[];
          /** From where rows want images, and no admin has allowed it */
          foreign_hosts: { host: string; rows: number }[];
          rows: components['schemas']['BulkRow'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/products/batches/{id}/failures.csv': {
    /** The rows that failed, as they were, with the reason. For staff: admin, seller. */
    get: { parameters: { path: { id: string } }; responses: { 200: { content: { 'text/csv': string } } } };
  };
  '/api/products/batches/{id}/commit': {
    /** Has a rehearsed upload written, in the background. Again it changes nothing. For staff: admin, seller. */
    post: {
      parameters: { path: { id: string } };
      responses: { 202: Json<{ batch: components['schemas']['BulkUpload'] }> };
    };
  };
  '/api/products/batches/{id}/wanted-brands': {
    /** Asks the admins for the brands of an upload that the shop does not have; once an hour they are told. For staff: admin, seller. */
    post: { parameters: { path: { id: string } }; responses: { 202: Json<{ asked: number }> } };
  };
  '/api/products/batches/{id}/undo': {
    /** Takes a whole upload back while nothing of it is sold, held or, unless `with_edits`, edited; else 409 names the `products`. For staff: admin, seller. */
    post: {
      parameters: { path: { id: string } };
      requestBody: Json<{
        /** Products that were edited since lose that */
        with_edits?: boolean;
      }>;
      responses: {
        200: Json<{ batch: components['schemas']['BulkUpload'] }>;
        409: {
          content: {
            'application/problem+json': components['schemas']['Problem'] & {
              /** With BATCH_TOUCHED: the first hundred of them */
              products?: {
                id: number;
                name: string;
                reason: 'sold' | 'edited';
                /** The reason in English */
                why: string;
              }[];
            };
          };
        };
      };
    };
  };
  '/api/admin/images': {
    /** The images, newest first, with where each is used. For staff: admin, seller. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          /** Words that are each in a file's, product's or brand's name */
          q?: string;
          used?: 'used' | 'unused';
        };
      };
      responses: {
        200: Json<{
          images: components['schemas']['LibraryImage'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
    /** Uploads up to 50 images; bad ones are reported. For staff: admin, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: { content: { 'multipart/form-data': { images: string[] } } };
      responses: {
        200: Json<{
          uploaded: number;
          failed: number;
          results: {
            file: string;
            image: components['schemas']['LibraryImage'] | (never | null);
            error: string | null;
            /** What `error` says, one by one */
            faults: components['schemas']['Fault'][];
          }[];
        }>;
      };
    };
  };
  '/api/admin/images/{hash}': {
    /** Puts another image in its place wherever it is used; a seller: where every use is theirs. For staff: admin, seller. */
    put: {
      parameters: { path: { hash: string } };
      requestBody: { content: { 'multipart/form-data': { image: string } } };
      responses: {
        200: Json<{ message: string; image: components['schemas']['LibraryImage']; changed: number }>;
      };
    };
    /** Deletes an image that nothing uses. For staff: admin, seller. */
    delete: { parameters: { path: { hash: string } }; responses: { 200: Json<{ message: string }> } };
  };
  '/api/admin/images/delete-many': {
    /** Deletes many images; one that is refused stops no other. For staff: admin, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{ hashes: string[] }>;
      responses: {
        200: Json<{
          deleted: number;
          failed: number;
          results: {
            hash: string;
            ok: boolean;
            error: string | null;
            /** What `error` says, one by one */
            faults: components['schemas']['Fault'][];
          }[];
        }>;
      };
    };
  };
  '/api/admin/image-hosts': {
    /** From where images of product files are fetched. For staff: admin, seller. */
    get: { responses: { 200: Json<{ image_hosts: components['schemas']['ImageHosts'] }> } };
    /** Sets from where images are fetched. For staff: admin. */
    put: {
      requestBody: Json<{
        hosts: string[];
        /** The version that the editor has seen; without one it is never stale */
        version?: number;
      }>;
      responses: { 200: Json<{ message: string; image_hosts: components['schemas']['ImageHosts'] }> };
    };
  };
  '/products': {
    /** Those that `q` may mean, the best first; without `q` all products in a lean form. For everybody. */
    get: {
      parameters: {
        query?: {
          q?: string;
          /** With `q` 20 unless told otherwise */
          limit?: number | string;
        };
      };
      responses: {
        200: Json<{
          products: components['schemas']['LeanProduct'][];
          /** Words of `q` that were left out, as nothing has them with the others */
          left_out?: string[];
        }>;
      };
    };
  };
  '/api/products': {
    /** Products by pages, newest first unless told otherwise. For everybody. */
    get: {
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
          /** Words that are each in one of the product's names, its brand's, its SKU or its barcode */
          q?: string;
          /** A brand's name or id */
          brand?: string;
          /** `out`: none left, `low`: 1 to 5, `in`: any, `restock`: as few as its `restock_at` */
          stock?: 'out' | 'low' | 'in' | 'restock';
          seller?: string;
        };
      };
      responses: {
        200: Json<{
          products: components['schemas']['Product'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/products/{slug}/{brand}': {
    /** The products of a category by pages: those of a brand (its name or id) or `all`, narrowed down by filters. For everybody. */
    get: {
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
          /** Whether the counts beside the filters are answered, too */
          facets?: 'true' | 'false';
          /** Dollars */
          min?: number | string;
          /** Dollars */
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
          /** For `*` the rest of the name of a specification that an admin has added */
          'x_*'?: string | string[];
        };
        path: { slug: string; brand: string };
      };
      responses: {
        200: Json<{
          products: components['schemas']['Product'][];
          page: number;
          totalPages: number;
          total: number;
          facets?: components['schemas']['Facets'];
        }>;
      };
    };
  };
  '/api/products/{id}': {
    /** One product with its specifications. For everybody. */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<components['schemas']['OneProduct']> };
    };
    /** Takes a product of yours (an admin: any) out of the shop. For staff: admin, seller. */
    delete: { parameters: { path: { id: string } }; responses: { 200: Json<{ message: string }> } };
    /** Changes a product of yours (an admin: any). For staff: admin, seller. */
    patch: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { id: string } };
      requestBody: {
        content: {
          'application/json': { [key: string]: unknown };
          'multipart/form-data': { [key: string]: unknown };
        };
      };
      responses: {
        200: Json<{
          message: string;
          product: components['schemas']['StaffProduct'];
          /** New images that can hardly be meant, as they are tiny or very narrow, with their stored size; they are kept */
          odd_images: { image: string; width: number; height: number }[];
        }>;
      };
    };
  };
  '/api/products/search': {
    /** What `q` may mean by pages, the best first, narrowed down by filters; those by specifications only within one category. For everybody. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          q?: string;
          category?: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
          /** A brand's name or id */
          brand?: string;
          /** Without one the best come first */
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
          /** Dollars */
          min?: number | string;
          /** Dollars */
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
          /** For `*` the rest of the name of a specification that an admin has added */
          'x_*'?: string | string[];
        };
      };
      responses: {
        200: Json<{
          products: components['schemas']['Product'][];
          page: number;
          totalPages: number;
          total: number;
          facets: components['schemas']['Facets'];
          /** How many products of each category are found, whatever the filters */
          categories: {
            category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
            count: number;
          }[];
          /** The term as it was understood, when only that finds something */
          understood: string | null;
          /** Words that were left out, as nothing has them with the others */
          left_out?: string[];
        }>;
      };
    };
  };
  '/api/pages/{slug}': {
    /** A page about the shop in both languages. For everybody. */
    get: {
      parameters: { path: { slug: string } };
      responses: { 200: Json<{ page: components['schemas']['ShopPage'] }> };
    };
  };
  '/api/admin/pages': {
    /** All pages about the shop, for their editor. For staff: admin. */
    get: { responses: { 200: Json<{ pages: components['schemas']['EditedShopPage'][] }> } };
  };
  '/api/admin/pages/{slug}': {
    /** Replaces the texts of a page. For staff: admin. */
    patch: {
      parameters: { path: { slug: string } };
      requestBody: Json<{
        title: string;
        title_km: string;
        /** Paragraphs, `# ` headings and `- ` lists */
        text: string;
        text_km: string;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number | string;
      }>;
      responses: { 200: Json<{ message: string; page: components['schemas']['EditedShopPage'] }> };
    };
  };
  '/api/products/price-lists': {
    /** The suppliers whose price lists you have saved, the last first. For staff: admin, seller. */
    get: { responses: { 200: Json<{ suppliers: string[] }> } };
    /** Saves what the price list of a supplier says of known products: their costs, and pieces that have come. For staff: admin, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: {
        content: {
          'multipart/form-data': {
            csv: string;
            supplier: string;
            /** JSON `{ columns: { theirs: ours }, currency: { money: rate } }` */
            mapping?: string;
            /** JSON of the SKUs of your products by codes of the supplier */
            links?: string;
            sheet?: string;
            /** As it was answered: what is saved was seen */
            check?: string;
            /** `true` adds the pieces of a list that was saved already */
            again?: string;
          };
        };
      };
      responses: { 201: Json<{ taken: { products: number; pieces: number } }> };
    };
  };
  '/api/products/price-lists/check': {
    /** Says what the price list of a supplier would do; nothing is stored. For staff: admin, seller. */
    post: {
      requestBody: {
        content: {
          'multipart/form-data': {
            csv: string;
            supplier: string;
            /** JSON `{ columns: { theirs: ours }, currency: { money: rate } }` */
            mapping?: string;
            /** JSON of the SKUs of your products by codes of the supplier */
            links?: string;
            sheet?: string;
            /** As it was answered: what is saved was seen */
            check?: string;
            /** `true` adds the pieces of a list that was saved already */
            again?: string;
          };
        };
      };
      responses: {
        200: Json<{
          supplier: string;
          sheets: string[];
          columns: { name: string; guess: string | null; samples: string[] }[];
          currency: { [key: string]: string };
          unknown_currencies: string[];
          rows: components['schemas']['PriceListRow'][];
          /** When the same list was saved, or lately one with most of its pieces, if it was */
          taken_at: string | null;
          /** What is to be saved: send it on */
          check: string;
        }>;
      };
    };
  };
  '/api/admin/sales': {
    /** Sales by pages, the newest first. For staff: admin. */
    get: {
      parameters: {
        query?: { page?: number | string; limit?: number | string; state?: 'planned' | 'running' | 'ended' };
      };
      responses: {
        200: Json<{
          sales: components['schemas']['ListedSale'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
    /** Plans a sale; of two that fit one product the lower price holds. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{
        name?: string | null;
        name_km?: string | null;
        percent_off?: number | null;
        /** In US cents */
        amount_off_cents?: number | null;
        target: 'all' | 'brand' | 'category' | 'products';
        brand_id?: number | null;
        category?: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor' | null;
        product_ids?: (number | string)[];
        begins_at: string;
        ends_at: string;
      }>;
      responses: { 201: Json<{ message: string; sale: components['schemas']['Sale'] }> };
    };
  };
  '/api/admin/sales/{id}': {
    /** One sale. For staff: admin. */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ sale: components['schemas']['Sale'] }> };
    };
    /** Changes a sale that is planned, the names and the end of one that runs, or ends it. For staff: admin. */
    patch: {
      parameters: { path: { id: string } };
      requestBody: Json<{
        name?: string | null;
        name_km?: string | null;
        percent_off?: number | null;
        /** In US cents */
        amount_off_cents?: number | null;
        target?: 'all' | 'brand' | 'category' | 'products';
        brand_id?: number | null;
        category?: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor' | null;
        product_ids?: (number | string)[];
        begins_at?: string;
        ends_at?: string;
        /** Ends it now; one that is planned never begins */
        ended?: true;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number;
      }>;
      responses: { 200: Json<{ message: string; sale: components['schemas']['Sale'] }> };
    };
  };
  '/api/admin/sales/preview': {
    /** What a sale would do, were it the only one. For staff: admin. */
    post: {
      requestBody: Json<{
        name?: string | null;
        name_km?: string | null;
        percent_off?: number | null;
        /** In US cents */
        amount_off_cents?: number | null;
        target: 'all' | 'brand' | 'category' | 'products';
        brand_id?: number | null;
        category?: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor' | null;
        product_ids?: (number | string)[];
        begins_at: string;
        ends_at: string;
      }>;
      responses: {
        200: Json<{
          /** How many products it makes cheaper */
          products: number;
          /** The cheapest, the middle one and the dearest of them */
          examples: { id: number; name: string; price: number; sale_price: number }[];
        }>;
      };
    };
  };
  '/api/products/single_product': {
    /** Creates a product of yours. For staff: admin, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: {
        content: {
          'multipart/form-data': {
            name: string;
            brand: string;
            price: string;
            /** What it cost before, in dollars; blank for nothing */
            compare_at_price?: string;
            /** What a piece costs its seller, in dollars; shoppers are not told. Blank for unknown */
            cost?: string;
            /** Whether shoppers do not see it */
            hidden?: 'true' | 'false';
            /** Hides it until then */
            visible_from?: string;
            stock: string;
            description?: string;
            name_km?: string;
            description_km?: string;
            /** With so many or fewer left it needs restock; 5 unless told otherwise */
            restock_at?: string;
            sku?: string;
            barcode?: string;
            /** For so many months, 0 to 120; blank for none */
            warranty_months?: string;
            image?: string;
            /** Instead of `image`: an image of your library */
            image_url?: string;
            /** More images: files, which come last. As a text, all images in order: `[{ "url" or "file", "alt", "alt_km" }]`, where `file` is the place of one of the files, from 0 */
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
        201: Json<{
          message: string;
          product: components['schemas']['StaffProduct'];
          /** New images that can hardly be meant, as they are tiny or very narrow, with their stored size; they are kept */
          odd_images: { image: string; width: number; height: number }[];
        }>;
      };
    };
  };
  '/api/products/bulk': {
    /** Creates products from a CSV file and images; bad rows are reported. For staff: admin, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: {
        content: {
          'multipart/form-data': {
            csv: string;
            images: string[];
            /** JSON `{ columns: { theirs: ours }, values: { category, brand, stock }, profile }` for a file of another system */
            mapping?: string;
            /** Which sheet of a workbook */
            sheet?: string;
          };
        };
      };
      responses: {
        200: Json<{
          uploaded: number;
          failed: number;
          /** The names of the new products */
          successes: string[];
          failures: {
            row: {
              name: string;
              /** The line of the file; the header is line 1 */
              number: number;
            };
            error: string;
            /** What `error` says, one by one */
            faults: components['schemas']['Fault'][];
          }[];
          /** Every row of the file in its order; `row` is its line */
          rows: { row: number; name: string; id: number | null; error: string | null }[];
          /** Rows whose image can hardly be meant, as it is tiny or very narrow, with its name and stored size; they are uploaded */
          odd_images: { row: number; name: string; image: string; width: number; height: number }[];
          /** Unknown columns of the file, as it spells them */
          unread_columns: string[];
        }>;
      };
    };
  };
  '/api/products/change-many': {
    /** One change for many products of yours (an admin: any); a row that is refused stops no other. For staff: admin, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{
        products: {
          id: number | string;
          /** What was read; 409 STALE_EDIT when it is no longer so */
          version?: number | string;
          /** The stock that was read: what counts is how much `stock` differs from it, so that sales since then are kept */
          stock_seen?: number | string;
        }[];
        change:
          | { type: 'delete' }
          | (
              | { type: 'price'; how: 'to'; value: number }
              | { type: 'price'; how: 'amount'; value: number }
              | { type: 'price'; how: 'percent'; value: number }
            )
          | { type: 'stock'; stock: number }
          | {
              type: 'stock-by';
              by: number;
              /** Why the stock is another one, for its history */
              reason?: 'received' | 'returned' | 'damaged' | 'lost' | 'counted';
            }
          | { type: 'brand'; brand: string };
      }>;
      responses: {
        200: Json<{
          changed: number;
          failed: number;
          results: {
            id: number;
            name: string | null;
            ok: boolean;
            error: string | null;
            /** What `error` says, one by one */
            faults: components['schemas']['Fault'][];
            /** What is left after a change of the stock */
            stock: number | null;
            /** The version after the change */
            version: number | null;
          }[];
        }>;
      };
    };
  };
  '/api/admin/products': {
    /** Products by pages, those in the shop unless told otherwise. For staff: admin, seller. */
    get: {
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
          /** Words that are each in one of the product's names, its brand's, its SKU or its barcode */
          q?: string;
          /** A brand's name or id */
          brand?: string;
          /** `out`: none left, `low`: 1 to 5, `in`: any, `restock`: as few as its `restock_at` */
          stock?: 'out' | 'low' | 'in' | 'restock';
          place?: 'shop' | 'hidden' | 'deleted';
          /** For admins: those of one seller */
          seller?: string;
        };
      };
      responses: {
        200: Json<{
          products: components['schemas']['StaffProduct'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/products/export.csv': {
    /** Your products (an admin: all) as a CSV file, which the bulk upload takes back. For staff: admin, seller. */
    get: { responses: { 200: { content: { 'text/csv': string } } } };
  };
  '/api/admin/products/{id}': {
    /** One product of yours (an admin: any), also a hidden one. For staff: admin, seller. */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ product: components['schemas']['StaffProduct'] }> };
    };
  };
  '/api/admin/products/{id}/costs': {
    /** What a product of yours (an admin: any) has cost, the newest first. For staff: admin, seller. */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: Json<{
          receipts: {
            at: string;
            /** 0 where the cost was only written down */
            pieces: number;
            cost: number | null;
            stock_before: number;
            /** After it */
            average_cost: number | null;
            supplier: string | null;
          }[];
        }>;
      };
    };
  };
  '/api/admin/products/{id}/restore': {
    /** Puts a product of yours (an admin: any) that was deleted in the last 30 days into the shop again. For staff: admin, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { id: string } };
      responses: { 200: Json<{ message: string; product: components['schemas']['StaffProduct'] }> };
    };
  };
  '/api/products/{id}/questions': {
    /** The answered questions about a product, newest first. For everybody. */
    get: {
      parameters: { query?: { page?: number | string; limit?: number | string }; path: { id: string } };
      responses: {
        200: Json<{
          questions: components['schemas']['Question'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
    /** Asks about a product. For whoever is logged in and has verified the email. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { id: string } };
      requestBody: Json<{ text: string }>;
      responses: { 201: Json<{ message: string; question: components['schemas']['OwnQuestion'] }> };
    };
  };
  '/api/products/{id}/questions/mine': {
    /** What you have asked about a product, newest first. For whoever is logged in and has verified the email. */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ questions: components['schemas']['OwnQuestion'][] }> };
    };
  };
  '/api/products/{id}/questions/{questionId}': {
    /** Takes your question back. For whoever is logged in and has verified the email. */
    delete: {
      parameters: { path: { id: string; questionId: string } };
      responses: { 200: Json<{ message: string }> };
    };
  };
  '/api/admin/questions': {
    /** All questions, a seller: those about their products, newest first. For staff: admin, seller. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          status?: 'waiting' | 'answered' | 'hidden';
          /** Words that are in the question, its author or the product's name */
          q?: string;
        };
      };
      responses: {
        200: Json<{
          questions: components['schemas']['StaffQuestion'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/users/{userId}/questions': {
    /** All questions of one user, for a copy of the person's data. For staff: admin. */
    get: {
      parameters: { path: { userId: string } };
      responses: { 200: Json<{ questions: components['schemas']['StaffQuestion'][] }> };
    };
  };
  '/api/admin/questions/{id}': {
    /** Answers, hides or shows a question. For staff: admin, seller. */
    patch: {
      parameters: { path: { id: string } };
      requestBody: Json<{
        /** Shown below the question; empty takes it back */
        answer?: string;
        hidden?: boolean;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number | string;
      }>;
      responses: { 200: Json<{ message: string; question: components['schemas']['StaffQuestion'] }> };
    };
  };
  '/api/reviews': {
    /** The approved reviews of a product, newest first. For everybody. */
    get: {
      parameters: { query: { page?: number | string; limit?: number | string; product_id: number | string } };
      responses: {
        200: Json<{
          reviews: components['schemas']['Review'][];
          average: number | null;
          /** How many gave 1, 2, 3, 4 and 5 stars */
          stars: number[];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/reviews/mine': {
    /** Your review of a product, and whether you may write one. For whoever is logged in and has verified the email. */
    get: {
      parameters: { query: { product_id: number | string } };
      responses: {
        200: Json<{ may_review: boolean; review: components['schemas']['OwnReview'] | (never | null) }>;
      };
    };
    /** Writes or changes your review of a product that you bought. For whoever is logged in and has verified the email. */
    put: {
      requestBody: Json<{ product_id: number | string; rating: number; text: string }>;
      responses: { 200: Json<{ message: string; review: components['schemas']['OwnReview'] }> };
    };
    /** Takes your review of a product back. For whoever is logged in and has verified the email. */
    delete: {
      parameters: { query: { product_id: number | string } };
      responses: { 200: Json<{ message: string }> };
    };
  };
  '/api/admin/reviews': {
    /** All reviews, a seller: those of their products, newest first. For staff: admin, seller. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          status?: 'pending' | 'approved' | 'hidden';
          rating?: number | string;
          /** Words that are in the review, its author or the product's name */
          q?: string;
        };
      };
      responses: {
        200: Json<{
          reviews: components['schemas']['StaffReview'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/users/{userId}/reviews': {
    /** All reviews of one user, for a copy of the person's data. For staff: admin. */
    get: {
      parameters: { path: { userId: string } };
      responses: { 200: Json<{ reviews: components['schemas']['StaffReview'][] }> };
    };
  };
  '/api/admin/reviews/{id}': {
    /** Approves, hides, flags or answers a review. For staff: admin, seller. */
    patch: {
      parameters: { path: { id: string } };
      requestBody: Json<{
        /** Only admins hide */
        status?: 'approved' | 'hidden';
        /** Asks the admins to look at it */
        flagged?: true;
        /** Shown below the review; empty takes it back */
        answer?: string;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number | string;
      }>;
      responses: { 200: Json<{ message: string; review: components['schemas']['StaffReview'] }> };
    };
  };
  '/images/cards/{file}': {
    /** A product with its picture, name and price for a shared link; named by its id and its price in cents, such as 42-1999.jpg. For everybody. */
    get: {
      parameters: { path: { file: string } };
      responses: { 200: { content: { 'image/jpeg': string } } };
    };
  };
  '/api/shop': {
    /** Address, opening hours, phone and Telegram of the shop, what is empty is not shown; how it writes its prices, and how it looks. For everybody. */
    get: { responses: { 200: Json<{ shop: components['schemas']['Shop'] }> } };
  };
  '/api/admin/shop': {
    /** The same, for its editor. For staff: admin. */
    get: { responses: { 200: Json<{ shop: components['schemas']['EditedShopFacts'] }> } };
    /** Changes how shoppers reach the shop. For staff: admin. */
    patch: {
      requestBody: Json<{
        address: string;
        address_km: string;
        hours: string;
        hours_km: string;
        phone: string;
        telegram: string;
        /** Without it, it stays as it is */
        messenger?: string;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number | string;
      }>;
      responses: { 200: Json<{ message: string; shop: components['schemas']['EditedShopFacts'] }> };
    };
  };
  '/api/admin/shop/look': {
    /** Name, logo, colours, landing page and mail footer of the shop, for their editor. For staff: admin. */
    get: { responses: { 200: Json<{ look: components['schemas']['EditedShopLook'] }> } };
    /** Changes what is named of them; 409 also for what the environment sets. For staff: admin. */
    patch: {
      requestBody: Json<{
        /** '' for the usual one */
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
      }>;
      responses: { 200: Json<{ message: string; look: components['schemas']['EditedShopLook'] }> };
    };
  };
  '/api/spec-fields': {
    /** The specification fields of each category in their order. For everybody. */
    get: {
      responses: {
        200: Json<{
          spec_fields: {
            mouse: { version: number; fields: components['schemas']['SpecField'][] };
            mousepad: { version: number; fields: components['schemas']['SpecField'][] };
            keyboard: { version: number; fields: components['schemas']['SpecField'][] };
            headphone: { version: number; fields: components['schemas']['SpecField'][] };
            monitor: { version: number; fields: components['schemas']['SpecField'][] };
          };
        }>;
      };
    };
  };
  '/api/admin/spec-fields/{category}': {
    /** Hides, orders, adds, changes and removes specification fields of a category. For staff: admin. */
    put: {
      parameters: { path: { category: string } };
      requestBody: Json<{
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version: number;
        /** All fields in their order: every own one, and those added ones that stay or are new */
        fields: {
          /** Of a field that is there; a new one gets its name here */
          name?: string;
          /** What an added one is called; own ones have their words in the storefront */
          label?: string | null;
          label_km?: string | null;
          /** Of a new one; it never changes */
          kind?: 'text' | 'number' | 'yes_no';
          /** What an added number counts */
          unit?: string | null;
          unit_km?: string | null;
          hidden?: boolean;
        }[];
      }>;
      responses: {
        200: Json<{
          version: number;
          fields: components['schemas']['SpecField'][];
          category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
        }>;
      };
    };
  };
  '/api/admin/synonyms': {
    /** All groups of words that searches take for the same, the newest first. For staff: admin. */
    get: {
      responses: {
        200: Json<{
          synonyms: components['schemas']['SynonymGroup'][];
          /** How many groups there can be */
          most: number;
        }>;
      };
    };
    /** Adds a group of words that mean the same. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{
        /** They mean the same, in both languages */
        words: string[];
        /** What they mean as well, but not the other way round */
        also?: string[];
      }>;
      responses: { 201: Json<{ message: string; group: components['schemas']['SynonymGroup'] }> };
    };
  };
  '/api/admin/synonyms/try': {
    /** What a search would find if these words meant the same. For staff: admin. */
    post: {
      requestBody: Json<{
        /** They mean the same, in both languages */
        words: string[];
        /** What they mean as well, but not the other way round */
        also?: string[];
        /** What somebody types */
        q: string;
        /** The group that these words would replace */
        id?: number;
      }>;
      responses: {
        200: Json<{
          products: {
            id: number;
            name: string;
            name_km: string | null;
            price: number;
            /** What it cost before; null unless that is more */
            compare_at_price: number | null;
            category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
            image_url: string;
            stock: number;
            sold: number;
            brand: components['schemas']['Brand'];
            /** It is not found today */
            is_new: boolean;
          }[];
        }>;
      };
    };
  };
  '/api/admin/synonyms/{id}': {
    /** Removes a group of words. For staff: admin. */
    delete: {
      parameters: {
        query?: {
          /** What was read; 409 STALE_EDIT when it is no longer so */
          version?: number | string;
        };
        path: { id: string };
      };
      responses: { 200: Json<{ message: string }> };
    };
    /** Replaces the words of a group. For staff: admin. */
    patch: {
      parameters: { path: { id: string } };
      requestBody: Json<{
        /** They mean the same, in both languages */
        words: string[];
        /** What they mean as well, but not the other way round */
        also?: string[];
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number | string;
      }>;
      responses: { 200: Json<{ message: string; group: components['schemas']['SynonymGroup'] }> };
    };
  };
  '/api/value-words': {
    /** What the shop says in Khmer for the values of specifications. For everybody. */
    get: {
      responses: {
        200: Json<{
          /** The Khmer of each value that has one */
          words: { [key: string]: string };
        }>;
      };
    };
  };
  '/api/admin/value-words': {
    /** The same for its editor, with the values that have no Khmer and need one. For staff: admin. */
    get: { responses: { 200: Json<components['schemas']['EditedValueWords']> } };
    /** Sets or removes the Khmer of a value. For staff: admin. */
    put: {
      requestBody: Json<{
        /** A part of a value, between commas; numbers in it stand for any number */
        value: string;
        /** What Khmer readers see; each # is the number of the value; empty for the value itself */
        khmer: string;
      }>;
      responses: { 200: Json<{ message: string; word: components['schemas']['ValueWord'] }> };
    };
  };
  '/api/admin/products/{id}/variants': {
    /** What a product of yours (an admin: any) also comes as, itself and hidden ones included. For staff: admin, seller. */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: Json<{
          variants: {
            id: number;
            name: string;
            image_url: string;
            stock: number;
            hidden: boolean;
            label: string;
          }[];
        }>;
      };
    };
    /** Says what a product of yours (an admin: any) also comes as. For staff: admin, seller. */
    put: {
      parameters: { path: { id: string } };
      requestBody: Json<{
        /** All that are joined, the product itself among them; none where it is to stand alone */
        variants: {
          id: number | string;
          /** What tells it from the others, such as its colour */
          label: string;
        }[];
        /** Those that the editor has read: refused where they are others by now */
        seen?: { id: number | string; label: string }[];
      }>;
      responses: {
        200: Json<{
          variants: {
            id: number;
            name: string;
            image_url: string;
            stock: number;
            hidden: boolean;
            label: string;
          }[];
        }>;
      };
    };
  };
  '/api/admin/accounts': {
    /** What was sold and given back in a month, a quarter or a year, by day and by way to pay, with sums. For staff: admin, support. */
    get: {
      parameters: {
        query: {
          /** A month like 2026-01, a quarter like 2026-Q1 or a year, by the clock of Phnom Penh */
          period: string;
        };
      };
      responses: { 200: Json<components['schemas']['Accounts']> };
    };
  };
  '/api/admin/accounts/export.csv': {
    /** The same by day and way to pay, as a CSV file. For staff: admin, support. */
    get: {
      parameters: {
        query: {
          /** A month like 2026-01, a quarter like 2026-Q1 or a year, by the clock of Phnom Penh */
          period: string;
          /** Of the titles */
          language?: 'km' | 'en';
        };
      };
      responses: { 200: { content: { 'text/csv': string } } };
    };
  };
  '/api/admin/accounts/export.xlsx': {
    /** The same by day and way to pay, as an XLSX file. For staff: admin, support. */
    get: {
      parameters: {
        query: {
          /** A month like 2026-01, a quarter like 2026-Q1 or a year, by the clock of Phnom Penh */
          period: string;
          /** Of the titles */
          language?: 'km' | 'en';
        };
      };
      responses: {
        200: { content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string } };
      };
    };
  };
  '/api/checkout/quote': {
    /** What a cart costs now; holds nothing. For everybody. */
    post: {
      parameters: { header?: { 'x-visitor'?: string } };
      requestBody: Json<{
        cart: { id: number | string; quantity: number | string }[];
        /** In any letter case */
        promo_code?: string | null;
        /** How it is brought, by its key; by default the cheapest way to the address */
        delivery_method?: '' | string | null;
        /** Also part of the shipping address */
        province?: string | null;
        /** Also part of the shipping address */
        district?: string | null;
      }>;
      responses: {
        200: Json<{
          lines: {
            id: number;
            name: string;
            image_url: string;
            price: number;
            quantity: number;
            available: number;
            line_total: number;
          }[];
          /** The products of the cart that are not sold, or no longer */
          unavailable: { id: number }[];
          /** The code that was used, as it is written */
          promo_code: string | null;
          /** What it takes off the goods; 0 without one */
          discount: number;
          /** After the discount */
          subtotal: number;
          shipping: number;
          tax: number;
          total: number;
          /** Null where it is never free */
          free_shipping: { by: 'pieces' | 'dollars'; from: number; missing: number } | null;
          /** How it is brought; null where there is no choice */
          delivery_method: string | null;
          /** What is offered there now; none where the shipping policy holds */
          delivery_methods: components['schemas']['OfferedDelivery'][];
        }>;
      };
    };
  };
  '/api/checkout/Recipt-generator': {
    /** Places the order and holds its stock for the payment. For whoever is logged in and has verified the email. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string; 'x-visitor'?: string } };
      requestBody: Json<{
        customer_name: string;
        phone_number: string;
        /** The whole address, with district and province; blank for pick-up */
        shipping_address?: string;
        /** Also part of the shipping address */
        province?: string | null;
        /** Also part of the shipping address */
        district?: string | null;
        /** What the courier should know */
        note?: string | null;
        /** Where a map shows the place: a link of Google Maps, Apple Maps or OpenStreetMap, or a latitude and a longitude */
        map_link?: string | null;
        total: number | string;
        cart: { id: number | string; quantity: number | string }[];
        /** In any letter case */
        promo_code?: string | null;
        /** How it is brought, by its key; by default the cheapest way to the address */
        delivery_method?: '' | string | null;
        /** By default the first that the shop offers */
        payment_method?: 'demo' | 'khqr' | 'cod';
        /** In which money it is paid; riel by KHQR only */
        currency?: 'USD' | 'KHR';
        /** In the name of which taxpayer a VAT invoice is issued once it is paid */
        vat_invoice?: { tin: string; name: string; address: string };
      }>;
      responses: {
        201: Json<{ orderId: string; order_number: string }>;
        409: {
          content: {
            'application/problem+json': components['schemas']['Problem'] & {
              /** With OUT_OF_STOCK: the products of which too few are left */
              items?: {
                id: number;
                name: string;
                available: number;
                /** It is no longer sold; then `name` is no name of it */
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
      };
    };
  };
  '/api/checkout/order/{orderId}': {
    /** What is to be paid for one of your orders. For whoever is logged in and has verified the email. */
    get: {
      parameters: { path: { orderId: string } };
      responses: { 200: Json<{ amount: number; order: components['schemas']['Order'] }> };
    };
  };
  '/api/payment/methods': {
    /** How a cart can be paid; the first one is what a checkout takes that names none. For everybody. */
    get: {
      parameters: {
        query?: {
          /** Where the order goes */
          province?: string;
          /** What the cart costs */
          total_cents?: string;
          /** Whether its shopper comes to the shop for it */
          pick_up?: 'true' | 'false';
        };
      };
      responses: {
        200: Json<{
          methods: {
            key: string;
            available: boolean;
            /** Why it cannot be had for this cart */
            reason: string | null;
            /** Of cash on delivery: the highest total */
            limit_cents?: number;
            /** Of cash on delivery: where it is offered */
            provinces?: string[];
          }[];
          /** Whether a checkout can ask for a VAT invoice */
          vat_invoices: boolean;
        }>;
      };
    };
  };
  '/api/admin/payment-methods': {
    /** The ways to pay, and which of them are on. For staff: admin. */
    get: { responses: { 200: Json<{ payment_methods: components['schemas']['PaymentSettings'] }> } };
    /** Turns ways to pay off, and all others on. For staff: admin. */
    put: {
      requestBody: Json<{
        off: ('demo' | 'khqr' | 'cod')[];
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version: number;
      }>;
      responses: { 200: Json<{ payment_methods: components['schemas']['PaymentSettings'] }> };
    };
  };
  '/api/cash-on-delivery': {
    /** When shoppers may pay in cash at the door. For staff: admin, seller, packer, support. */
    get: { responses: { 200: Json<{ cash_on_delivery: components['schemas']['CashOnDelivery'] }> } };
  };
  '/api/admin/cash-on-delivery': {
    /** Changes when shoppers may pay in cash at the door. For staff: admin. */
    put: {
      requestBody: Json<{
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
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number;
      }>;
      responses: { 200: Json<{ cash_on_delivery: components['schemas']['CashOnDelivery'] }> };
    };
  };
  '/api/admin/orders/{orderId}/cod': {
    /** Notes what happened to an order that is paid in cash at the door: by phone, or there. For staff: admin, support. */
    patch: {
      parameters: { path: { orderId: string } };
      requestBody: Json<{
        step: 'confirmed' | 'no_answer' | 'handed_over' | 'refused';
        /** Needed when it is handed over: all that the courier got and gave as change */
        collected?: {
          usd_cents: number;
          /** Below 0: change */
          khr: number;
        };
        /** What the courier takes for it */
        fee_cents?: number;
        /** Refused: whether its pieces can be sold again; else they are gone */
        restock?: boolean;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number;
      }>;
      responses: { 200: Json<{ order: components['schemas']['ManagedOrder'] }> };
    };
  };
  '/api/admin/orders/{orderId}/cod/undo': {
    /** Undoes that it was handed over, which was noted by mistake: on the same day, while its cash has not come in. For staff: admin. */
    post: {
      parameters: { path: { orderId: string } };
      requestBody: Json<{
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number;
      }>;
      responses: { 200: Json<{ order: components['schemas']['ManagedOrder'] }> };
    };
  };
  '/api/admin/exchange-rates': {
    /** The National Bank's rates of the day, the newest first. For staff: admin, support. */
    get: {
      parameters: { query?: { page?: number | string; limit?: number | string } };
      responses: {
        200: Json<{
          rates: components['schemas']['ExchangeRate'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
    /** Enters the rate of a day, or corrects it for later invoices. For staff: admin. */
    put: {
      requestBody: Json<{
        day: string;
        /** Riel for a dollar */
        riel_rate: number;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number;
      }>;
      responses: { 200: Json<{ rate: components['schemas']['ExchangeRate'] }> };
    };
  };
  '/api/admin/invoice-seller': {
    /** Who sells, as invoices say it. For staff: admin, packer, seller, support. */
    get: {
      responses: {
        200: Json<{
          seller: {
            name: string;
            name_km: string;
            address: string;
            address_km: string;
            tin: string | null;
            vat_registered: boolean;
            /** The address of one of the shop's images */
            logo: string | null;
            version: number;
          };
        }>;
      };
    };
    /** Replaces who sells on later invoices. For staff: admin. */
    put: {
      requestBody: Json<{
        name: string;
        name_km: string;
        address: string;
        address_km: string;
        tin: string | null;
        vat_registered: boolean;
        logo: string | null;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version: number;
      }>;
      responses: {
        200: Json<{
          seller: {
            name: string;
            name_km: string;
            address: string;
            address_km: string;
            tin: string | null;
            vat_registered: boolean;
            /** The address of one of the shop's images */
            logo: string | null;
            version: number;
          };
        }>;
      };
    };
  };
  '/api/orders/{orderId}/invoice': {
    /** The invoice of a paid order, with its credit notes: your own, an admin any, support those of customers. For whoever is logged in and has verified the email. */
    get: {
      parameters: { path: { orderId: string } };
      responses: {
        200: Json<{
          /** Such as INV-2026-000001, VAT-2026-000001 or CN-2026-000001 */
          number: string;
          kind: 'commercial' | 'vat' | 'credit_note';
          order_id: string;
          order_number: string;
          /** The number of the invoice that a credit note takes from */
          credits: string | null;
          /** A day of Phnom Penh, as 2026-01-31 */
          issued_on: string;
          paid_on: string;
          seller: components['schemas']['InvoiceSeller'];
          buyer: components['schemas']['InvoiceBuyer'];
          lines: components['schemas']['InvoiceLine'][];
          /** Positive in a credit note, too */
          totals: {
            currency: 'USD';
            /** US cents */
            net_cents: number;
            /** The VAT that is in the total, in US cents */
            vat_cents: number;
            /** US cents */
            total_cents: number;
            /** Riel for a dollar, by the National Bank's rate of the day */
            riel_rate: number | null;
            /** The day whose rate it is */
            rate_day: string | null;
            /** Whole riel; null where no rate was entered */
            net_khr: number | null;
            /** Whole riel; null where no rate was entered */
            vat_khr: number | null;
            /** Whole riel; null where no rate was entered */
            total_khr: number | null;
          };
          /** All invoices and credit notes of the order, the oldest first, with this one */
          documents: components['schemas']['InvoiceDocument'][];
          /** Until when its customer can ask for a VAT invoice; null where they cannot */
          vat_request_until: string | null;
        }>;
      };
    };
    /** Asks for a VAT invoice of one of your orders, within 30 days of its payment; the commercial one is credited. For whoever is logged in and has verified the email. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { orderId: string } };
      requestBody: Json<{ tin: string; name: string; address: string }>;
      responses: {
        201: Json<{
          /** Such as INV-2026-000001, VAT-2026-000001 or CN-2026-000001 */
          number: string;
          kind: 'commercial' | 'vat' | 'credit_note';
          order_id: string;
          order_number: string;
          /** The number of the invoice that a credit note takes from */
          credits: string | null;
          /** A day of Phnom Penh, as 2026-01-31 */
          issued_on: string;
          paid_on: string;
          seller: components['schemas']['InvoiceSeller'];
          buyer: components['schemas']['InvoiceBuyer'];
          lines: components['schemas']['InvoiceLine'][];
          /** Positive in a credit note, too */
          totals: {
            currency: 'USD';
            /** US cents */
            net_cents: number;
            /** The VAT that is in the total, in US cents */
            vat_cents: number;
            /** US cents */
            total_cents: number;
            /** Riel for a dollar, by the National Bank's rate of the day */
            riel_rate: number | null;
            /** The day whose rate it is */
            rate_day: string | null;
            /** Whole riel; null where no rate was entered */
            net_khr: number | null;
            /** Whole riel; null where no rate was entered */
            vat_khr: number | null;
            /** Whole riel; null where no rate was entered */
            total_khr: number | null;
          };
          /** All invoices and credit notes of the order, the oldest first, with this one */
          documents: components['schemas']['InvoiceDocument'][];
          /** Until when its customer can ask for a VAT invoice; null where they cannot */
          vat_request_until: string | null;
        }>;
      };
    };
  };
  '/api/admin/invoices': {
    /** The invoices and credit notes of a month, the newest first, with the sums of all. For staff: admin, support. */
    get: {
      parameters: {
        query: {
          page?: number | string;
          limit?: number | string;
          /** By the clock of Phnom Penh */
          month: string;
        };
      };
      responses: {
        200: Json<{
          invoices: components['schemas']['ListedInvoice'][];
          /** Of the whole month; riel of those with a rate */
          sums: {
            currency: 'USD';
            /** US cents */
            net_cents: number;
            /** The VAT that is in the total, in US cents */
            vat_cents: number;
            /** US cents */
            total_cents: number;
            /** Whole riel; null where no rate was entered */
            net_khr: number | null;
            /** Whole riel; null where no rate was entered */
            vat_khr: number | null;
            /** Whole riel; null where no rate was entered */
            total_khr: number | null;
          };
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/invoices/export.csv': {
    /** A month's sheet for the accountant, as a CSV file. For staff: admin. */
    get: {
      parameters: {
        query: {
          /** By the clock of Phnom Penh */
          month: string;
          /** Of the titles */
          language?: 'km' | 'en';
        };
      };
      responses: { 200: { content: { 'text/csv': string } } };
    };
  };
  '/api/admin/invoices/export.xlsx': {
    /** A month's sheet for the accountant, as an XLSX file. For staff: admin. */
    get: {
      parameters: {
        query: {
          /** By the clock of Phnom Penh */
          month: string;
          /** Of the titles */
          language?: 'km' | 'en';
        };
      };
      responses: {
        200: { content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string } };
      };
    };
  };
  '/api/admin/who-ships': {
    /** Who ships the orders, and whether you do. For staff: admin, seller, packer, support. */
    get: { responses: { 200: Json<components['schemas']['WhoShips']> } };
    /** Sets whether the seller of a shop with one seller ships. For staff: admin. */
    patch: {
      requestBody: Json<{
        sellers_may_ship: boolean;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version: number;
      }>;
      responses: { 200: Json<components['schemas']['WhoShips']> };
    };
  };
  '/api/admin/stock-history/{productId}': {
    /** How the stock of a product of yours (an admin: any) changed, the latest first. For staff: admin, seller. */
    get: {
      parameters: {
        query?: { page?: number | string; limit?: number | string };
        path: { productId: string };
      };
      responses: {
        200: Json<{
          product: { id: number; name: string };
          changes: components['schemas']['StockChange'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/promo-codes': {
    /** The promo codes, the newest first. For staff: admin, support. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          /** Part of a code or a note */
          q?: string;
        };
      };
      responses: {
        200: Json<{
          promo_codes: components['schemas']['PromoCode'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
    /** Makes a promo code. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{
        kind: 'percent' | 'amount' | 'free_delivery';
        /** Of the kind percent */
        percent?: number | null;
        /** Of the kind amount */
        amount_cents?: number | null;
        /** What the goods must cost before it */
        minimum_cents?: number | null;
        /** The first day, by Phnom Penh's clock */
        begins_on?: string | null;
        /** The last day, included */
        ends_on?: string | null;
        max_uses?: number | null;
        /** By one customer */
        max_uses_each?: number | null;
        /** With these or brands the discount is reckoned on their lines only */
        product_ids?: number[];
        brand_ids?: number[];
        /** For staff */
        note?: string;
        status?: 'active' | 'paused' | 'ended';
        code: string;
      }>;
      responses: { 201: Json<{ promo_code: components['schemas']['PromoCode'] }> };
    };
  };
  '/api/admin/promo-codes/{id}': {
    /** Changes a promo code for later orders, pauses or ends it. For staff: admin. */
    patch: {
      parameters: { path: { id: string } };
      requestBody: Json<{
        kind?: 'percent' | 'amount' | 'free_delivery';
        /** Of the kind percent */
        percent?: number | null;
        /** Of the kind amount */
        amount_cents?: number | null;
        /** What the goods must cost before it */
        minimum_cents?: number | null;
        /** The first day, by Phnom Penh's clock */
        begins_on?: string | null;
        /** The last day, included */
        ends_on?: string | null;
        max_uses?: number | null;
        /** By one customer */
        max_uses_each?: number | null;
        /** With these or brands the discount is reckoned on their lines only */
        product_ids?: number[];
        brand_ids?: number[];
        /** For staff */
        note?: string;
        status?: 'active' | 'paused' | 'ended';
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number;
      }>;
      responses: { 200: Json<{ promo_code: components['schemas']['PromoCode'] }> };
    };
  };
  '/api/admin/orders/export.csv': {
    /** The orders that a search of the list finds, at most 5,000, as a CSV file. For staff: admin. */
    get: {
      parameters: {
        query?: {
          /** paid: those that wait for their parcel, cash on delivery too; to-call: cash on delivery that is not confirmed */
          status?: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded' | 'to-call';
          /** How they are paid, or to be paid */
          method?: 'demo' | 'khqr' | 'cod';
          /** In which money */
          currency?: 'USD' | 'KHR';
          /** pick-up: those whose shoppers come for them; else the key of a delivery method */
          delivery?: 'pick-up' | string;
          /** The first day, by Phnom Penh's clock */
          from?: string;
          /** The last day, included */
          to?: string;
          /** By default the newest first */
          sort?: 'newest' | 'oldest' | 'total-desc' | 'total-asc';
          /** Part of the number or the id, the customer's name or phone, or a product's name */
          q?: string;
          /** Of the titles */
          language?: 'en' | 'km';
        };
      };
      responses: { 200: { content: { 'text/csv': string } } };
    };
  };
  '/api/admin/orders/export.xlsx': {
    /** The orders that a search of the list finds, at most 5,000, as an XLSX file. For staff: admin. */
    get: {
      parameters: {
        query?: {
          /** paid: those that wait for their parcel, cash on delivery too; to-call: cash on delivery that is not confirmed */
          status?: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded' | 'to-call';
          /** How they are paid, or to be paid */
          method?: 'demo' | 'khqr' | 'cod';
          /** In which money */
          currency?: 'USD' | 'KHR';
          /** pick-up: those whose shoppers come for them; else the key of a delivery method */
          delivery?: 'pick-up' | string;
          /** The first day, by Phnom Penh's clock */
          from?: string;
          /** The last day, included */
          to?: string;
          /** By default the newest first */
          sort?: 'newest' | 'oldest' | 'total-desc' | 'total-asc';
          /** Part of the number or the id, the customer's name or phone, or a product's name */
          q?: string;
          /** Of the titles */
          language?: 'en' | 'km';
        };
      };
      responses: {
        200: { content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string } };
      };
    };
  };
  '/api/admin/orders/buyers.csv': {
    /** The customers who bought a product and kept it, at most 20,000, as a CSV file; it says who agreed to advertising, and since when. For staff: admin. */
    get: {
      parameters: {
        query: {
          /** The first day, by Phnom Penh's clock */
          from?: string;
          /** The last day, included */
          to?: string;
          product: number;
          /** Of the titles */
          language?: 'en' | 'km';
        };
      };
      responses: { 200: { content: { 'text/csv': string } } };
    };
  };
  '/api/admin/orders/buyers.xlsx': {
    /** The same as an XLSX file. For staff: admin. */
    get: {
      parameters: {
        query: {
          /** The first day, by Phnom Penh's clock */
          from?: string;
          /** The last day, included */
          to?: string;
          product: number;
          /** Of the titles */
          language?: 'en' | 'km';
        };
      };
      responses: {
        200: { content: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string } };
      };
    };
  };
  '/api/payment/admin-orders': {
    /** Orders, newest first: all, or those that are searched for; for a seller those with their products, and only their lines, for a packer those that are paid, for support those of customers. For staff: admin, seller, packer, support. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          /** paid: those that wait for their parcel, cash on delivery too; to-call: cash on delivery that is not confirmed */
          status?: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded' | 'to-call';
          /** How they are paid, or to be paid */
          method?: 'demo' | 'khqr' | 'cod';
          /** In which money */
          currency?: 'USD' | 'KHR';
          /** pick-up: those whose shoppers come for them; else the key of a delivery method */
          delivery?: 'pick-up' | string;
          /** The first day, by Phnom Penh's clock */
          from?: string;
          /** The last day, included */
          to?: string;
          /** By default the newest first */
          sort?: 'newest' | 'oldest' | 'total-desc' | 'total-asc';
          /** Part of the number or the id, the customer's name or phone, or a product's name */
          q?: string;
        };
      };
      responses: {
        200: Json<{
          orders: components['schemas']['ManagedOrder'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/orders/counts': {
    /** How many orders are in a status; for a seller those with their products, for a packer those that are paid. For staff: admin, seller, packer, support. */
    get: {
      responses: {
        200: Json<{
          pending: number;
          /** Cash on delivery that is not confirmed by phone */
          to_call: number;
          /** Those that wait for their parcel, cash on delivery too */
          paid: number;
          shipped: number;
          delivered: number;
          all: number;
          /** What is counted no further */
          most: number;
        }>;
      };
    };
  };
  '/api/admin/orders/{orderId}': {
    /** One order with all that happened to it. For staff: admin, seller, packer, support. */
    get: {
      parameters: { path: { orderId: string } };
      responses: { 200: Json<{ order: components['schemas']['OrderPage'] }> };
    };
    /** Ships or delivers an order, or corrects how it was shipped. For staff: admin, packer, seller. */
    patch: {
      parameters: { path: { orderId: string } };
      requestBody: Json<{
        /** Without it, the shipment is corrected */
        status?: 'shipped' | 'delivered';
        courier?: string;
        tracking_number?: string;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number;
      }>;
      responses: { 200: Json<{ order: components['schemas']['ManagedOrder'] }> };
    };
  };
  '/api/admin/orders/{orderId}/delivery': {
    /** Corrects where an order goes that is not shipped yet. For staff: admin, support. */
    patch: {
      parameters: { path: { orderId: string } };
      requestBody: Json<{
        customer_name?: string;
        phone_number?: string;
        /** The whole address, with district and province */
        shipping_address?: string;
        /** Also part of the shipping address */
        province?: string | null;
        /** Also part of the shipping address */
        district?: string | null;
        /** What the courier should know */
        note?: string | null;
        /** Where a map shows the place: a link of Google Maps, Apple Maps or OpenStreetMap, or a latitude and a longitude */
        map_link?: string | null;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number;
      }>;
      responses: { 200: Json<{ order: components['schemas']['ManagedOrder'] }> };
    };
  };
  '/api/admin/users/{userId}/orders': {
    /** One user's orders, newest first, with what staff noted about them, and what they have spent; for support a customer's. For staff: admin, support. */
    get: {
      parameters: { query?: { page?: number | string; limit?: number | string }; path: { userId: string } };
      responses: {
        200: Json<{
          orders: components['schemas']['ManagedOrder'][];
          page: number;
          totalPages: number;
          total: number;
          paid_orders: number;
          total_spend: number;
          /** What staff noted about these orders */
          notes: { id: number; text: string; at: string; by: string; order_id: string }[];
        }>;
      };
    };
  };
  '/api/admin/users/{userId}/orders/export': {
    /** All orders of one user with what happened to them, for a copy of the person's data. For staff: admin. */
    get: {
      parameters: { path: { userId: string } };
      responses: { 200: Json<{ orders: components['schemas']['ExportedOrder'][] }> };
    };
  };
  '/api/delivery': {
    /** In how many working days parcels arrive in each province. For everybody. */
    get: {
      responses: {
        200: Json<{
          provinces: components['schemas']['ProvinceDelivery'][];
          /** 0 while nothing was entered, and all is as usual */
          version: number;
          /** What delivery costs where a place has no methods */
          shipping_policy: 'item-count' | 'order-total';
        }>;
      };
    };
  };
  '/api/admin/delivery': {
    /** Replaces what was entered of the provinces; those that are not named are as usual again. For staff: admin. */
    put: {
      requestBody: Json<{
        provinces: {
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
              cutoff?: string | null;
              days_from?: number;
              days_to?: number;
              free_from_cents?: number;
              pick_up?: boolean;
              paused?: boolean;
            }[];
          }[];
        }[];
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number;
      }>;
      responses: {
        200: Json<{
          provinces: components['schemas']['ProvinceDelivery'][];
          /** 0 while nothing was entered, and all is as usual */
          version: number;
        }>;
      };
    };
  };
  '/api/admin/orders/{orderId}/packing': {
    /** Notes that lines of a paid order are packed; for a seller only their own. For staff: admin, seller, packer. */
    put: {
      parameters: { path: { orderId: string } };
      requestBody: Json<{
        /** `false` takes it back */
        packed: boolean;
        /** Ids of lines; without them all that are yours to pack */
        lines?: number[];
      }>;
      responses: { 200: Json<{ message: string }> };
    };
  };
  '/api/admin/order-rules': {
    /** Until when orders can be returned, and what delivery costs as a rule. For staff: admin. */
    get: { responses: { 200: Json<{ order_rules: components['schemas']['OrderRules'] }> } };
    /** Changes them; 409 also for what the environment sets. For staff: admin. */
    put: {
      requestBody: Json<{
        /** How many days after its delivery an order can be returned */
        return_days: number;
        /** What delivery costs where no way to bring it was entered */
        shipping_policy: 'item-count' | 'order-total';
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version: number;
      }>;
      responses: { 200: Json<{ order_rules: components['schemas']['OrderRules'] }> };
    };
  };
  '/api/admin/orders/{orderId}/notes': {
    /** Writes a note about an order that only staff read, no sellers. For staff: admin, packer, support. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { orderId: string } };
      requestBody: Json<{ text: string }>;
      responses: { 201: Json<{ notes: components['schemas']['OrderNote'][] }> };
    };
  };
  '/api/user/my-orders': {
    /** Your paid orders with what happened to them, the newest 100 or another page, newest first. For whoever is logged in and has verified the email. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          /** Part of the order's number, of who receives it, where it goes, or of a product's name */
          q?: string;
        };
      };
      responses: {
        200: Json<{
          orders: components['schemas']['Receipt'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/user/open-orders': {
    /** Your orders that can still be paid, and those whose cash is not in, newest first. For whoever is logged in and has verified the email. */
    get: {
      parameters: {
        query?: {
          /** Part of the order's number, of who receives it, where it goes, or of a product's name */
          q?: string;
        };
      };
      responses: { 200: Json<{ orders: components['schemas']['OpenOrder'][] }> };
    };
  };
  '/api/user/closed-orders': {
    /** Your newest 50 orders that were cancelled or refunded, newest first. For whoever is logged in and has verified the email. */
    get: {
      parameters: {
        query?: {
          /** Part of the order's number, of who receives it, where it goes, or of a product's name */
          q?: string;
        };
      };
      responses: { 200: Json<{ orders: components['schemas']['Order'][] }> };
    };
  };
  '/api/user/orders/{orderId}/delivery': {
    /** Corrects where one of your orders goes, until something of it is packed. For whoever is logged in and has verified the email. */
    patch: {
      parameters: { path: { orderId: string } };
      requestBody: Json<{
        customer_name?: string;
        phone_number?: string;
        /** The whole address, with district and province */
        shipping_address?: string;
        /** Also part of the shipping address */
        province?: string | null;
        /** Also part of the shipping address */
        district?: string | null;
        /** What the courier should know */
        note?: string | null;
        /** Where a map shows the place: a link of Google Maps, Apple Maps or OpenStreetMap, or a latitude and a longitude */
        map_link?: string | null;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number;
      }>;
      responses: { 200: Json<{ order: components['schemas']['Order'] }> };
    };
  };
  '/api/user/orders/{orderId}/cancel': {
    /** Cancels one of your orders that is paid, until something of it is packed: its money is given back. Again it changes nothing. For whoever is logged in and has verified the email. */
    post: {
      parameters: { path: { orderId: string } };
      responses: { 200: Json<{ order: components['schemas']['Order'] }> };
    };
  };
  '/api/payment/{orderId}/refund': {
    /** Gives the money of a paid order back and returns its stock; with lines only theirs, with an amount only that; both also after shipping, once for an Idempotency-Key. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { orderId: string } };
      requestBody: Json<{
        /** Without them all of an order that is not shipped */
        lines?: { id: number; quantity: number }[];
        /** So much without any piece, in US cents; needs a reason, and no lines */
        amount_cents?: number;
        /** Needed with lines or an amount; for staff, customers do not see it */
        reason?: string;
        /** Whether the pieces can be sold again: with lines only if true, without unless false */
        restock?: boolean;
      }>;
      responses: { 200: Json<{ message: string; payment: components['schemas']['OrderPayment'] }> };
    };
  };
  '/api/past-orders': {
    /** What you ordered in the shop before, by the email that you have verified, newest first. For whoever is logged in and has verified the email. */
    get: {
      parameters: { query?: { page?: number | string; limit?: number | string } };
      responses: {
        200: Json<{
          orders: components['schemas']['OwnPastOrder'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/past-customers': {
    /** Customers of before: all, or those that are searched for. For staff: admin, support. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          /** Words of an order's number, its customer's name, email or phone number, or of a product's name or SKU */
          q?: string;
          source?: 'shopify' | 'woocommerce';
        };
      };
      responses: {
        200: Json<{
          customers: components['schemas']['PastCustomer'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/past-orders': {
    /** Orders of before, newest first: all, or those that are searched for. For staff: admin, support. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          /** Words of an order's number, its customer's name, email or phone number, or of a product's name or SKU */
          q?: string;
          source?: 'shopify' | 'woocommerce';
        };
      };
      responses: {
        200: Json<{
          orders: components['schemas']['PastOrder'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
    /** Keeps the orders or customers of an export from Shopify or WooCommerce, to be looked up. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: {
        content: {
          'multipart/form-data': {
            /** An export of orders or customers, as CSV or XLSX */
            csv: string;
            /** Of the amounts, where the file does not say it; by default USD */
            currency?: string;
          };
        };
      };
      responses: { 201: Json<{ brought: components['schemas']['BroughtHistory'] }> };
    };
    /** Deletes all orders and customers of before that came from one shop system. For staff: admin. */
    delete: {
      parameters: { query: { source: 'shopify' | 'woocommerce' } };
      responses: { 200: Json<{ removed: { orders: number; customers: number } }> };
    };
  };
  '/api/admin/past-orders/export': {
    /** All that came from other shop systems with an email, for a copy of the person's data. For staff: admin. */
    get: {
      parameters: { query: { email: string } };
      responses: {
        200: Json<{
          /** The newest 10,000 */
          past_orders: components['schemas']['PastOrder'][];
          past_orders_total: number;
          past_customers: components['schemas']['PastCustomer'][];
        }>;
      };
    };
  };
  '/api/admin/past-orders/{id}': {
    /** One order of before. For staff: admin, support. */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ order: components['schemas']['PastOrder'] }> };
    };
  };
  '/api/admin/past-orders/check': {
    /** Says what an export of orders or customers from Shopify or WooCommerce would bring; nothing is stored. For staff: admin. */
    post: {
      requestBody: {
        content: {
          'multipart/form-data': {
            /** An export of orders or customers, as CSV or XLSX */
            csv: string;
            /** Of the amounts, where the file does not say it; by default USD */
            currency?: string;
          };
        };
      };
      responses: { 200: Json<components['schemas']['CheckedHistory']> };
    };
  };
  '/api/user/orders/{orderId}/returns': {
    /** What you return of one of your orders, and what of it you still can. For whoever is logged in and has verified the email. */
    get: {
      parameters: { path: { orderId: string } };
      responses: {
        200: Json<{
          returns: components['schemas']['Return'][];
          /** Until when what can be returned; null while the order is not delivered */
          returnable: {
            until: string;
            lines: {
              id: number;
              left: number;
              /** The last day of its warranty, as YYYY-MM-DD */
              warranty_until: string | null;
              /** Whether it can be returned with the reason `warranty` */
              claimable: boolean;
            }[];
          } | null;
        }>;
      };
    };
    /** Asks to return pieces of one of your delivered orders. For whoever is logged in and has verified the email. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { orderId: string } };
      requestBody: {
        content: {
          'multipart/form-data': {
            lines: { id: number; quantity: number }[];
            reason: string;
            details?: string;
          };
        };
      };
      responses: { 201: Json<{ return: components['schemas']['Return'] }> };
    };
  };
  '/api/user/returns': {
    /** Your newest 100 returns, newest first. For whoever is logged in and has verified the email. */
    get: {
      responses: {
        200: Json<{
          returns: components['schemas']['Return'][];
          /** The ids of your orders of which something can be returned now */
          returnable: string[];
        }>;
      };
    };
  };
  '/api/user/returns/{id}': {
    /** Takes back one of your returns, until it has arrived. For whoever is logged in and has verified the email. */
    patch: {
      parameters: { path: { id: string } };
      requestBody: Json<{ state: 'withdrawn' }>;
      responses: { 200: Json<{ return: components['schemas']['Return'] }> };
    };
  };
  '/api/returns/{id}/photos/{place}': {
    /** A photo of a return as WebP, for its customer and staff. For whoever is logged in and has verified the email. */
    get: {
      parameters: { path: { id: string; place: string } };
      responses: { 200: { content: { 'image/webp': string } } };
    };
  };
  '/api/admin/returns': {
    /** What customers return, newest first; for a seller of what they sold, and only that, for support of customers. For staff: admin, seller, support. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          state?: 'requested' | 'accepted' | 'refused' | 'withdrawn' | 'arrived' | 'refunded' | 'closed';
          /** Part of the order's number, the customer's name or phone, or a product's name */
          q?: string;
        };
      };
      responses: {
        200: Json<{
          returns: components['schemas']['ManagedReturn'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/returns/{id}': {
    /** Accepts or refuses a return, notes that it has arrived, gives its money back or closes it without. For staff: admin, support. */
    patch: {
      parameters: { path: { id: string } };
      requestBody: Json<
        | {
            state: 'accepted';
            /** For the customer */
            message?: string;
            /** With a label of the shop, or picked up */
            hand_over: 'label' | 'pick_up';
            /** The number or the link of the label */
            label?: string;
          }
        | {
            state: 'refused';
            /** For the customer */
            message: string;
          }
        | {
            state: 'arrived';
            lines: {
              id: number;
              /** Pieces that can be sold again; the others are damaged */
              restock: number;
            }[];
          }
        | {
            state: 'refunded';
            /** In US cents, instead of what was paid for the lines; only admins give money back */
            amount_cents?: number;
          }
        | {
            state: 'closed';
            /** For the customer */
            message: string;
          }
      >;
      responses: { 200: Json<{ return: components['schemas']['ManagedReturn'] }> };
    };
  };
  '/api/admin/orders/{orderId}/serials': {
    /** Notes the serial numbers of the pieces of an order; for a seller only of their own. For staff: admin, seller, packer. */
    put: {
      parameters: { path: { orderId: string } };
      requestBody: Json<{
        lines: {
          /** Of the order's line */
          id: number;
          /** By piece; blank for one without. They replace what was there */
          serials: string[];
        }[];
      }>;
      responses: { 200: Json<{ message: string }> };
    };
  };
  '/api/warranty/{serial}': {
    /** Until when the warranty of a piece holds, by its serial number in any letter case, with or without blanks and dashes. For everybody. */
    get: {
      parameters: { path: { serial: string } };
      responses: {
        200: Json<{
          /** The newest first; more than one only where products share a serial */
          warranties: components['schemas']['Warranty'][];
        }>;
      };
    };
  };
  '/api/admin/couriers': {
    /** Who brings parcels to customers. For staff: admin, packer, seller. */
    get: { responses: { 200: Json<{ couriers: components['schemas']['Courier'][]; version: number }> } };
    /** Replaces all couriers. For staff: admin. */
    put: {
      requestBody: Json<{
        couriers: { name: string; tracking_link: string | null; needs_number: boolean }[];
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version: number;
      }>;
      responses: { 200: Json<{ couriers: components['schemas']['Courier'][]; version: number }> };
    };
  };
  '/api/admin/orders/ship': {
    /** Ships up to 100 paid orders with one courier, each judged by itself; the customers are told when they cannot be taken back any more. For staff: admin, packer, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{
        courier: string;
        orders: {
          id: string;
          /** What was read; refused when it is no longer so */
          version?: number;
          tracking_number?: string | null;
        }[];
      }>;
      responses: {
        200: Json<{
          results: components['schemas']['OrderResult'][];
          /** For so long the shipments can be taken back, and nobody is told */
          take_back_seconds: number;
        }>;
      };
    };
  };
  '/api/admin/orders/take-back': {
    /** Makes orders paid again that were shipped just now, of which nobody has been told. For staff: admin, packer, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{ orders: string[] }>;
      responses: { 200: Json<{ results: components['schemas']['OrderResult'][] }> };
    };
  };
  '/api/admin/orders/deliver': {
    /** Makes up to 100 shipped orders delivered, each judged by itself. For staff: admin, packer, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{ ids: string[] }>;
      responses: { 200: Json<{ results: components['schemas']['OrderResult'][] }> };
    };
  };
  '/api/admin/orders/{orderId}/came-back': {
    /** Notes that the courier has brought a shipped order back. For staff: admin, packer, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { orderId: string } };
      requestBody: Json<{
        /** Why, for staff */
        reason: string;
        /** Whether its pieces are on sale again until it is sent again */
        restock: boolean;
      }>;
      responses: { 200: Json<{ order: components['schemas']['ManagedOrder'] }> };
    };
  };
  '/api/admin/orders/{orderId}/send-again': {
    /** Makes an order that came back paid again, to be packed and shipped once more. For staff: admin, packer, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { orderId: string } };
      responses: { 200: Json<{ order: components['schemas']['ManagedOrder'] }> };
    };
  };
  '/api/payment-callbacks/{method}': {
    /** For providers of payments: there is news of one of them, about which the shop asks then. For everybody. */
    post: {
      parameters: { path: { method: 'demo' | 'khqr' | 'cod' } };
      requestBody: Json<{ [key: string]: unknown }>;
      responses: { 200: Json<{ message: string }> };
    };
  };
  '/api/payment/{orderId}/status': {
    /** Whether one of your orders is paid, and when its bank is asked next. For whoever is logged in and has verified the email. */
    get: {
      parameters: { path: { orderId: string } };
      responses: {
        200: Json<{
          status: 'awaiting' | 'paid' | 'expired' | 'cancelled' | 'review';
          /** What the bank said last; null where it was not asked */
          outcome: 'paid' | 'not_found' | 'cannot_check' | null;
          checked_at: string | null;
          next_check_at: string | null;
          /** Whether money came that is not what it waits for, about which the shop has yet to decide */
          other_money: boolean;
        }>;
      };
    };
  };
  '/api/payment/{orderId}/check': {
    /** Asks the bank now whether one of your orders is paid. For whoever is logged in and has verified the email. */
    post: {
      parameters: { path: { orderId: string } };
      responses: {
        200: Json<{
          status: 'awaiting' | 'paid' | 'expired' | 'cancelled' | 'review';
          /** What the bank said last; null where it was not asked */
          outcome: 'paid' | 'not_found' | 'cannot_check' | null;
          checked_at: string | null;
          next_check_at: string | null;
          /** Whether money came that is not what it waits for, about which the shop has yet to decide */
          other_money: boolean;
        }>;
      };
    };
  };
  '/api/admin/money/ledger': {
    /** What was booked, newest first. For staff: admin, support. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          /** The first day, by the shop's time */
          from?: string;
          /** The last day */
          to?: string;
          account?: string;
        };
      };
      responses: {
        200: Json<{
          journals: components['schemas']['Journal'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/money/balances': {
    /** What each account holds. For staff: admin, support. */
    get: {
      responses: {
        200: Json<{
          balances: {
            account: string;
            currency: string;
            /** Cents or riel; debits are positive, credits negative */
            minor: number;
            /** Of an account that is to come to nothing: since when something is open */
            oldest_open_at: string | null;
          }[];
        }>;
      };
    };
  };
  '/api/admin/money/statements': {
    /** The last statements that were read, taken or not, newest first. For staff: admin. */
    get: {
      responses: {
        200: Json<{
          statements: {
            id: string;
            source: 'csv' | 'text';
            name: string;
            lines: number;
            created_at: string;
            /** When it was taken into the books; null where it was not */
            committed_at: string | null;
          }[];
        }>;
      };
    };
    /** Says what a bank's file, or its messages as JSON `{ text }`, would do, and books nothing. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: {
        content: {
          'multipart/form-data': {
            /** A bank's file */
            csv?: string;
            /** JSON: which column holds what, where the guess is wrong */
            mapping?: string;
            /** A bank's messages, in a JSON body */
            text?: string;
          };
          'application/json': {
            /** A bank's file */
            csv?: string;
            /** JSON: which column holds what, where the guess is wrong */
            mapping?: string;
            /** A bank's messages, in a JSON body */
            text?: string;
          };
        };
      };
      responses: { 201: Json<{ statement: components['schemas']['Statement'] }> };
    };
  };
  '/api/admin/money/statements/{id}': {
    /** A statement as it was read, and what becomes of its lines. For staff: admin. */
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<{ statement: components['schemas']['Statement'] }> };
    };
  };
  '/api/admin/money/statements/{id}/commit': {
    /** Takes a statement into the books, all of it and once. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { id: string } };
      responses: { 200: Json<{ statement: components['schemas']['Statement'] }> };
    };
  };
  '/api/admin/money/cash': {
    /** The cash that each courier holds, by order, the oldest first. For staff: admin, support. */
    get: { responses: { 200: Json<{ couriers: components['schemas']['CourierCash'][] }> } };
  };
  '/api/admin/money/remittances': {
    /** Notes that a courier has handed in the cash of up to 500 orders, all of it or none. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{
        courier: string;
        orders: {
          id: string;
          /** What came in for it; of a refused order less than 0, as its fee is kept back */
          usd_cents: number;
          khr: number;
          /** What the courier has kept */
          fee_cents: number;
        }[];
        /** By which it is found, such as the bank's id of the transfer */
        reference: string;
        to?: 'bank' | 'cash-box';
      }>;
      responses: { 200: Json<{ remittance: components['schemas']['Remittance'] }> };
    };
  };
  '/api/admin/money/remittances/rehearse': {
    /** Reads a courier's file: what it would hand in, and what of it would be refused, by line; writes nothing. For staff: admin. */
    post: {
      requestBody: {
        content: {
          'multipart/form-data': {
            /** A courier's file with the columns order (number or id), usd, khr and fee */
            csv: string;
            /** By default that of the first order */
            courier?: string;
          };
        };
      };
      responses: {
        200: Json<{
          /** Whose cash it is for; null where no line tells */
          courier: string | null;
          orders: components['schemas']['RehearsedRemittanceRow'][];
        }>;
      };
    };
  };
  '/api/admin/money/give-backs': {
    /** What is to be given back, the oldest first. For staff: admin, support. */
    get: {
      parameters: { query?: { page?: number | string; limit?: number | string } };
      responses: {
        200: Json<{
          give_backs: components['schemas']['GiveBack'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/money/give-backs/{id}/sent': {
    /** Notes that it was sent; much money is proposed so, and noted when another admin says the same. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { id: string } };
      requestBody: Json<{
        /** The bank's own id of the transfer, or the number of the receipt for cash */
        reference: string;
        /** From where it was given back */
        from?: 'khqr' | 'cash-box';
      }>;
      responses: { 200: Json<{ give_back: components['schemas']['GiveBack'] }> };
    };
  };
  '/api/admin/money/give-backs/{id}/refund': {
    /** Has the provider that took the money give it back; much is proposed so, and asked for when another admin says the same. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { id: string } };
      responses: { 202: Json<{ give_back: components['schemas']['GiveBack'] }> };
    };
  };
  '/api/payment/riel-rate': {
    /** About how many riel a dollar is. For everybody. */
    get: {
      responses: {
        200: Json<{
          /** Riel for a dollar */
          riel_rate: number;
        }>;
      };
    };
  };
  '/api/admin/riel-rate': {
    /** The riel rate and how prices are written, for their editor. For staff: admin. */
    get: {
      responses: {
        200: Json<{
          rate: components['schemas']['RielRate'];
          /** The last hundred, the newest first */
          rates: {
            /** Riel for a dollar */
            riel_rate: number;
            from: string;
          }[];
        }>;
      };
    };
    /** Sets the riel rate, and how prices are written. For staff: admin. */
    patch: {
      requestBody: Json<{
        /** Riel for a dollar; without it, it stays as it is */
        riel_rate?: number;
        /** Without it, it stays as it is */
        prices?: 'dollars-first' | 'riel-first' | 'dollars-only';
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version?: number;
      }>;
      responses: { 200: Json<{ message: string; rate: components['schemas']['RielRate'] }> };
    };
  };
  '/api/admin/money/days/{day}': {
    /** What came and went on a day, what each account had, and whether it is closed. For staff: admin, support. */
    get: {
      parameters: { path: { day: string } };
      responses: {
        200: Json<{
          day: string;
          /** What came and went, by the way to pay */
          figures: {
            method: string;
            currency: 'USD' | 'KHR';
            payments: number;
            refunds: number;
            /** What came and fits no payment, less what was decided about */
            unmatched: number;
            fees: number;
          }[];
          balances: {
            account: string;
            currency: 'USD' | 'KHR';
            opening: number;
            closing: number;
            /** Whether people count it when they close the day */
            is_counted: boolean;
          }[];
          closed: {
            /** Null for a day without money that was closed along with a later one */
            at: string | null;
            by: string | null;
            explanation: string | null;
            counted: {
              account: 'khqr' | 'bank' | 'cash-box';
              currency: 'USD' | 'KHR';
              /** Cents, or whole riel */
              minor: number;
            }[];
          } | null;
          first_open_day: string | null;
        }>;
      };
    };
    /** Closes a day with what was counted; what comes later is booked on the first open one. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { day: string } };
      requestBody: Json<{
        /** What is there: each account that has money in the books */
        counted: {
          account: 'khqr' | 'bank' | 'cash-box';
          currency: 'USD' | 'KHR';
          /** Cents, or whole riel */
          minor: number;
        }[];
        /** Needed where the books have another amount */
        explanation?: string;
      }>;
      responses: {
        200: Json<{
          day: string;
          /** What came and went, by the way to pay */
          figures: {
            method: string;
            currency: 'USD' | 'KHR';
            payments: number;
            refunds: number;
            /** What came and fits no payment, less what was decided about */
            unmatched: number;
            fees: number;
          }[];
          balances: {
            account: string;
            currency: 'USD' | 'KHR';
            opening: number;
            closing: number;
            /** Whether people count it when they close the day */
            is_counted: boolean;
          }[];
          closed: {
            /** Null for a day without money that was closed along with a later one */
            at: string | null;
            by: string | null;
            explanation: string | null;
            counted: {
              account: 'khqr' | 'bank' | 'cash-box';
              currency: 'USD' | 'KHR';
              /** Cents, or whole riel */
              minor: number;
            }[];
          } | null;
          first_open_day: string | null;
        }>;
      };
    };
  };
  '/api/admin/money/unmatched': {
    /** Money that fits no payment, newest first. For staff: admin, support. */
    get: {
      parameters: { query?: { page?: number | string; limit?: number | string } };
      responses: {
        200: Json<{
          unmatched: components['schemas']['UnmatchedMoney'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/money/evidence/{id}/attach': {
    /** Pays an order with it that waits for exactly this amount. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { id: string } };
      requestBody: Json<{ order_id: string }>;
      responses: { 200: Json<{ money: components['schemas']['UnmatchedMoney'] }> };
    };
  };
  '/api/admin/money/evidence/{id}/give-back': {
    /** Notes that it was sent back to whoever paid. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { id: string } };
      requestBody: Json<{
        /** The bank's own id of the transfer with which it was given back */
        reference: string;
        /** Why, for the audit log */
        reason: string;
      }>;
      responses: { 200: Json<{ money: components['schemas']['UnmatchedMoney'] }> };
    };
  };
  '/api/admin/money/evidence/{id}/write-off': {
    /** Notes that the shop keeps it. For staff: admin. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { id: string } };
      requestBody: Json<{
        /** Why, for the audit log */
        reason: string;
      }>;
      responses: { 200: Json<{ money: components['schemas']['UnmatchedMoney'] }> };
    };
  };
  '/api/payment/provider': {
    /** How shoppers pay. For staff: admin, seller. */
    get: { responses: { 200: Json<{ provider: string; sells_with_demo: boolean }> } };
  };
  '/api/payment/qr': {
    /** The KHQR image to pay one of your orders, as a data URL, and about what it costs in riel. For whoever is logged in and has verified the email. */
    get: {
      parameters: { query: { orderId: string; amount?: string } };
      responses: {
        200: Json<{
          qrImage: string;
          amount_khr: number;
          deeplink: string | null;
          /** The text of the code */
          payload: string;
          /** Of that text, by which the bank knows it */
          md5: string;
          currency: 'USD' | 'KHR';
          /** Cents, or whole riel */
          amount_minor: number;
        }>;
      };
    };
  };
  '/api/checkout/mark-paid/{orderId}': {
    /** Pays the order (demo provider); a repeat answers the same. For whoever is logged in and has verified the email. */
    put: {
      parameters: { path: { orderId: string } };
      requestBody: Json<{ paymentStatus?: 'completed'; paidAt?: string }>;
      responses: {
        200: Json<{
          message: string;
          payment: { status: string; transaction_id: string | null; paid_at: string | null };
        }>;
      };
    };
  };
  '/api/payment/{orderId}/cancel': {
    /** Gives up an order that is not paid yet: your own, or as an admin or support any. For whoever is logged in and has verified the email. */
    post: {
      parameters: { path: { orderId: string } };
      responses: {
        200: Json<{
          message: string;
          payment: { status: string; transaction_id: string | null; paid_at: string | null };
        }>;
      };
    };
  };
  '/api/notifications': {
    /** Alerts, newest first: for a seller of their products and their lines of orders, for an admin all. For staff: admin, seller. */
    get: {
      parameters: {
        query?: {
          page?: number | string;
          limit?: number | string;
          kind?: 'order' | 'stock' | 'review' | 'failure';
          unread?: 'true' | 'false';
          /** Those of one subject and one day are one, their newest, with how many they are */
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
          /** A day of the shop's time zone */
          day?: string;
          /** Whether they tell of reviews or questions that are decided */
          settled?: 'true' | 'false';
        };
      };
      responses: {
        200: Json<{
          alerts: components['schemas']['Alert'][];
          page: number;
          totalPages: number;
          total: number;
          unread: number;
        }>;
      };
    };
  };
  '/api/notifications/read': {
    /** Marks alerts as read; answers how many are left. For staff: admin, seller. */
    post: {
      requestBody: Json<
        | { ids: (number | string)[] }
        | {
            all: true;
            kind?: 'order' | 'stock' | 'review' | 'failure';
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
            day?: string;
          }
      >;
      responses: { 200: Json<{ unread: number }> };
    };
  };
  '/api/notifications/preferences': {
    /** Which alerts one wants, which by mail too, and from which stock on. For staff: admin, seller. */
    get: {
      responses: {
        200: Json<{
          preferences: {
            order: boolean;
            stock: boolean;
            review: boolean;
            failure: boolean;
            /** The kinds that are mailed too */
            mail: ('order' | 'stock' | 'review' | 'failure')[];
            /** With so many pieces left one is alerted; null for each product's own threshold */
            stock_from: number | null;
          };
        }>;
      };
    };
    /** Sets which alerts one wants; what is left out stays as it is. For staff: admin, seller. */
    put: {
      requestBody: Json<{
        order: boolean;
        stock: boolean;
        review?: boolean;
        failure: boolean;
        /** The kinds that are mailed too */
        mail?: ('order' | 'stock' | 'review' | 'failure')[];
        /** With so many pieces left one is alerted; null for each product's own threshold */
        stock_from?: number | null;
      }>;
      responses: {
        200: Json<{
          preferences: {
            order: boolean;
            stock: boolean;
            review: boolean;
            failure: boolean;
            /** The kinds that are mailed too */
            mail: ('order' | 'stock' | 'review' | 'failure')[];
            /** With so many pieces left one is alerted; null for each product's own threshold */
            stock_from: number | null;
          };
        }>;
      };
    };
  };
  '/api/notifications/stream': {
    /** Server-sent events: `unread` with the count, `alert` with each new one; ends after a minute at most, to be opened again. For staff: admin, seller. */
    get: {
      parameters: { header?: { 'last-event-id'?: string } };
      responses: { 200: { content: { 'text/event-stream': string } } };
    };
  };
  '/api/admin/last-backup': {
    /** When the last backup of the shop was made, as noted. For staff: admin. */
    get: {
      responses: {
        200: Json<{
          backup: {
            /** Null when none was ever noted */
            made_at: string | null;
            /** When changes were last archived; null where they are not */
            archived_at: string | null;
            is_archiving_broken: boolean;
          };
        }>;
      };
    };
  };
  '/api/admin/mails': {
    /** The mails, newest first, for support only those to customers; `q` is part of an address or the number or id of an order. For staff: admin, support. */
    get: {
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
        200: Json<{
          mails: components['schemas']['MailLogEntry'][];
          page: number;
          totalPages: number;
          total: number;
        }>;
      };
    };
  };
  '/api/admin/users/{userId}/mails': {
    /** All mails to one user, for a copy of the person's data. For staff: admin. */
    get: {
      parameters: { path: { userId: string } };
      responses: { 200: Json<{ mails: components['schemas']['MailLogEntry'][] }> };
    };
  };
  '/api/admin/mails/{id}/resend': {
    /** Sends a mail again, for support one to a customer; 409 for codes, links, steps of orders that are over, settled orders and mails that wait or were just sent again; 5 an hour to one address. For staff: admin, support. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string }; path: { id: string } };
      responses: { 200: Json<{ message: string; id: string }> };
    };
  };
  '/api/dev/mailbox': {
    /** The mails that were sent, newest first; 404 when mail is sent for real. For everybody. */
    get: {
      parameters: { query?: { to?: string } };
      responses: {
        200: Json<{
          messages: { to: string; subject: string; text: string; html: string; created_at: string }[];
        }>;
      };
    };
  };
  '/api/admin/sending': {
    /** From whom mails come, and whether there is a bot in Telegram. For staff: admin. */
    get: { responses: { 200: Json<{ sending: components['schemas']['Sending'] }> } };
    /** Changes them; 409 also for what the environment sets. For staff: admin. */
    put: {
      requestBody: Json<{
        /** Null: no-reply at the shop; without it, it stays as it is */
        mail_from?: string | null;
        /** Without it, it stays as it is; null takes the bot off */
        bot_token?: string | null;
        /** What was read; 409 STALE_EDIT when it is no longer so */
        version: number;
      }>;
      responses: { 200: Json<{ sending: components['schemas']['Sending'] }> };
    };
  };
  '/api/account/telegram': {
    /** Whether a chat of Telegram is connected to your account. For whoever is logged in and has verified the email. */
    get: {
      responses: {
        200: Json<{
          telegram: {
            /** Whether the shop is connected to Telegram at all */
            is_on: boolean;
            /** What the bot is called; null until Telegram has said so */
            bot: string | null;
            /** Since when a chat is connected to your account */
            connected_at: string | null;
            /** For admins: why Telegram cannot be reached */
            trouble: { code: string; detail: string; since: string } | null;
            /** For admins: messages that Telegram does not have yet */
            waiting: number | null;
          };
        }>;
      };
    };
    /** A code that connects a chat of Telegram to your account, once, within a quarter of an hour. For whoever is logged in and has verified the email. */
    post: {
      responses: {
        200: Json<{
          /** To be sent to the bot: /start and this code, once */
          code: string;
          /** Opens the bot with the code */
          link: string | null;
          expires_at: string;
        }>;
      };
    };
    /** Disconnects the chat of Telegram from your account. For whoever is logged in and has verified the email. */
    delete: { responses: { 200: Json<{ message: string }> } };
  };
  '/api/telegram/updates': {
    /** For Telegram: something was pressed or written in a chat of the bot. For everybody. */
    post: {
      requestBody: Json<{ update_id: number } & { [key: string]: unknown }>;
      responses: { 200: Json<{ message: string }> };
    };
  };
  '/api/products/{id}/notify-me': {
    /** Asks for one mail when the product is back, or costs less than a price. For everybody. */
    post: {
      parameters: { path: { id: string } };
      requestBody: Json<{
        /** Of somebody who is not logged in; an account's own is taken */
        email?: string;
        /** To be told when it costs less than so many dollars, rather than when it is back */
        price?: number;
        /** In which the person reads */
        language?: 'km' | 'en';
      }>;
      responses: {
        200: Json<{
          /** A mail asks the address first; the same for every address */
          needs_confirming: boolean;
        }>;
      };
    };
  };
  '/api/product-alerts/confirm': {
    /** The link in a mail: yes, tell me. For everybody. */
    post: { requestBody: Json<{ token: string }>; responses: { 200: Json<{ message: string }> } };
  };
  '/api/product-alerts/end': {
    /** The link in a mail: no more of this product. For everybody. */
    post: { requestBody: Json<{ token: string }>; responses: { 200: Json<{ message: string }> } };
  };
  '/api/analytics': {
    /** Sales of a range of days and of the one before, and what is low in stock. For staff: admin, seller. */
    get: {
      parameters: { query: { from: string; to: string } };
      responses: { 200: Json<components['schemas']['Analytics']> };
    };
  };
  '/api/reports/jobs': {
    /** Your reports of the last day, newest first. For staff: admin, seller. */
    get: { responses: { 200: Json<{ jobs: components['schemas']['ReportJob'][] }> } };
    /** Has a report made in the background. For staff: admin, seller. */
    post: {
      parameters: { header?: { 'Idempotency-Key'?: string } };
      requestBody: Json<{
        from: string;
        to: string;
        format: 'csv' | 'xlsx';
        language?: 'en' | 'km';
        kind: 'sales' | 'products' | 'stock' | 'dead-stock' | 'reorder' | 'customers' | 'searches';
        lead_days?: number;
      }>;
      responses: { 201: Json<{ job: components['schemas']['ReportJob'] }> };
    };
  };
  '/api/reports/jobs/{id}/file': {
    /** The file of one of your reports; 404 until it is made, and for everybody else. For staff: admin, seller. */
    get: {
      parameters: { path: { id: string } };
      responses: {
        200: {
          content: {
            'text/csv': string;
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          };
        };
      };
    };
  };
  '/api/reports/{kind}': {
    /** A report by pages; of sellers, about their own lines. For staff: admin, seller. */
    get: {
      parameters: {
        query: {
          page?: number | string;
          limit?: number | string;
          from: string;
          to: string;
          /** Of what is to be ordered: in how many days it comes */
          lead_days?: number;
          /** A number of the rows by its name, as `amount`, or as `-amount` for the highest first */
          sort?: string;
        };
        path: { kind: 'sales' | 'products' | 'stock' | 'dead-stock' | 'reorder' | 'customers' | 'searches' };
      };
      responses: { 200: Json<components['schemas']['Report']> };
    };
  };
  '/api/reports/{kind}/file': {
    /** A report of at most 5,000 rows as a CSV or XLSX file; 409 for a longer one. For staff: admin, seller. */
    get: {
      parameters: {
        query: {
          from: string;
          to: string;
          format: 'csv' | 'xlsx';
          language?: 'en' | 'km';
          /** Of what is to be ordered: in how many days it comes */
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
      };
    };
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    User: {
      id: string;
      name: string;
      email: string;
      role: 'admin' | 'seller' | 'packer' | 'support' | 'customer';
      phone: string | null;
      address: string | null;
      /** Null until they have chosen one */
      language: 'km' | 'en' | null;
      /** Whether they agreed to be written to about offers */
      news: boolean;
      is_verified: boolean;
      created_at: string;
      /** What staff must do before anything else; only there when it is so */
      must_set_up?: 'password' | 'two_step';
    };
    Address: {
      id: string;
      label: string;
      recipient: string;
      phone: string;
      province: string;
      district: string;
      line: string;
      /** Where a map shows it, if anybody has pinned it */
      map_link?: string;
      is_default: boolean;
    };
    AuditEntry: {
      id: string;
      at: string;
      service: string;
      action: string;
      actor: { id: string; name: string; email: string };
      subject: { type: string; id: string; name: string };
      before: { [key: string]: unknown } | null;
      after: { [key: string]: unknown } | null;
    };
    Invitation: {
      id: string;
      email: string;
      role: 'admin' | 'seller' | 'packer' | 'support';
      invited_by: string;
      created_at: string;
      expires_at: string;
    };
    UserNote: { id: number; text: string; at: string; by: string };
    SavedView: {
      id: string;
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
      id: string;
      name: string;
      email: string;
      role: 'admin' | 'seller' | 'packer' | 'support' | 'customer';
      phone: string | null;
      address: string | null;
      /** Null until they have chosen one */
      language: 'km' | 'en' | null;
      /** Whether they agreed to be written to about offers */
      news: boolean;
      is_verified: boolean;
      created_at: string;
      /** What staff must do before anything else; only there when it is so */
      must_set_up?: 'password' | 'two_step';
      is_blocked: boolean;
      has_two_step: boolean;
      /** When they agreed to the terms and the privacy policy; null where that is not recorded */
      terms_agreed_at: string | null;
      /** When they agreed to be written to about offers; null where they have not, or no more */
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
        /** What the gaps of its text hold */
        params: { [key: string]: unknown };
        /** The field or column at fault, where it is one */
        field: string;
        message: string;
      }[];
    };
    ListedBrand: { id: number; name: string; image_url: string; products: number; version: number };
    Brand: { id: number; name: string; image_url: string };
    BulkUpload: {
      id: string;
      file_name: string;
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
      /** Images that the file names by web addresses from where the shop fetches some */
      web_images: number;
      /** Those of them that are still to be fetched; until then nothing is written */
      images_waiting: number;
      unread_columns: string[];
      unused_images: string[];
    };
    BulkRow: {
      row: number;
      name: string;
      verdict: 'create' | 'change' | 'same' | 'error';
      outcome: 'done' | 'failed' | null;
      error: string | null;
      /** What `error` says, one by one */
      faults: components['schemas']['Fault'][];
      /** What is to be known of a good row: why further images cannot be had, which variants stay one product */
      notes: components['schemas']['Fault'][];
      brand: string;
      like_brands: string[];
      image: string;
      image_url: string | null;
      /** The stored size of an image that can hardly be meant: tiny, or very narrow */
      odd_image: { width: number; height: number } | null;
      before: { [key: string]: unknown } | null;
      after: { [key: string]: unknown } | null;
      id: number | null;
    };
    Fault: {
      code: string;
      /** What the gaps of its text hold */
      params: { [key: string]: unknown };
      /** The field or column at fault, where it is one */
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
      uploaded_at: string;
      /** What shows it; `is_own`: the caller may change it */
      uses: {
        products: {
          id: number;
          name: string;
          category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
          is_own: boolean;
        }[];
        brands: { id: number; name: string }[];
        /** At most 50 of the products are named */
        total: number;
      };
    };
    ImageHosts: {
      /** `cdn.example.com`, `*.example.com`, and with `http://` before it also without https */
      hosts: string[];
      version: number;
    };
    LeanProduct: {
      id: number;
      name: string;
      name_km: string | null;
      price: number;
      /** What it cost before; null unless that is more */
      compare_at_price: number | null;
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
      /** What it cost before; null unless that is more */
      compare_at_price: number | null;
      category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
      image_url: string;
      stock: number;
      sold: number;
      brand: components['schemas']['Brand'];
      /** The sale that it is in; staff see its own price beside it */
      sale: {
        name: string | null;
        name_km: string | null;
        /** What shoppers pay in it */
        price: number;
        ends_at: string;
      } | null;
      /** All images in order; `image_url` is the first */
      images: { url: string; alt: string | null; alt_km: string | null }[];
      /** With so many or fewer left it needs restock */
      restock_at: number;
      sku: string | null;
      barcode: string | null;
      /** For how many months there is a warranty; null for none */
      warranty_months: number | null;
      description: string;
      description_km: string | null;
      rating: { average: number | null; count: number };
      seller_id: string;
      version: number;
      /** What it also comes as, itself included */
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
      category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
      /** What tells it from the others, such as its colour */
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
      /** The weight as typed, with its unit */
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
      /** What it cost before; null unless that is more */
      compare_at_price: number | null;
      category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
      image_url: string;
      stock: number;
      sold: number;
      brand: components['schemas']['Brand'];
      /** The sale that it is in; staff see its own price beside it */
      sale: {
        name: string | null;
        name_km: string | null;
        /** What shoppers pay in it */
        price: number;
        ends_at: string;
      } | null;
      /** All images in order; `image_url` is the first */
      images: { url: string; alt: string | null; alt_km: string | null }[];
      /** With so many or fewer left it needs restock */
      restock_at: number;
      sku: string | null;
      barcode: string | null;
      /** For how many months there is a warranty; null for none */
      warranty_months: number | null;
      description: string;
      description_km: string | null;
      rating: { average: number | null; count: number };
      seller_id: string;
      version: number;
      /** What it also comes as, itself included */
      variants?: components['schemas']['ProductVariant'][];
      MouseModel?: components['schemas']['MouseModel'];
      KeyboardModel?: components['schemas']['KeyboardModel'];
      HeadphoneModel?: components['schemas']['HeadphoneModel'];
      MonitorModel?: components['schemas']['MonitorModel'];
      MousepadModel?: components['schemas']['MousepadModel'];
      product: components['schemas']['Product'];
    };
    ShopPage: {
      slug: 'about' | 'delivery' | 'returns' | 'warranty' | 'privacy' | 'terms';
      title: string;
      title_km: string;
      text: string;
      text_km: string;
      updated_at: string;
    };
    EditedShopPage: {
      slug: 'about' | 'delivery' | 'returns' | 'warranty' | 'privacy' | 'terms';
      title: string;
      title_km: string;
      text: string;
      text_km: string;
      updated_at: string;
      version: number;
    };
    PriceListRow: {
      row: number;
      code: string;
      name: string;
      verdict: 'change' | 'same' | 'unknown' | 'error';
      error: string | null;
      faults: components['schemas']['Fault'][];
      /** Products that it may mean, where those are several */
      candidates: string[];
      product: { id: number; name: string; sku: string | null; price: number; stock: number } | null;
      quantity: number;
      /** In dollars */
      cost_before: number | null;
      cost_after: number | null;
      /** In percent of the price */
      margin_before: number | null;
      margin_after: number | null;
    };
    ListedSale: {
      id: number;
      name: string | null;
      name_km: string | null;
      percent_off: number | null;
      amount_off_cents: number | null;
      target: 'all' | 'brand' | 'category' | 'products';
      brand_id: number | null;
      category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor' | null;
      begins_at: string;
      ends_at: string;
      state: 'planned' | 'running' | 'ended';
      version: number;
      /** How many products it names */
      chosen: number;
      brand: string | null;
      /** How many products have its price just now */
      products: number;
    };
    Sale: {
      id: number;
      name: string | null;
      name_km: string | null;
      percent_off: number | null;
      amount_off_cents: number | null;
      target: 'all' | 'brand' | 'category' | 'products';
      brand_id: number | null;
      category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor' | null;
      begins_at: string;
      ends_at: string;
      state: 'planned' | 'running' | 'ended';
      version: number;
      product_ids: number[];
    };
    StaffProduct: {
      id: number;
      name: string;
      name_km: string | null;
      price: number;
      /** What it cost before; null unless that is more */
      compare_at_price: number | null;
      category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
      image_url: string;
      stock: number;
      sold: number;
      brand: components['schemas']['Brand'];
      /** The sale that it is in; staff see its own price beside it */
      sale: {
        name: string | null;
        name_km: string | null;
        /** What shoppers pay in it */
        price: number;
        ends_at: string;
      } | null;
      /** All images in order; `image_url` is the first */
      images: { url: string; alt: string | null; alt_km: string | null }[];
      /** With so many or fewer left it needs restock */
      restock_at: number;
      sku: string | null;
      barcode: string | null;
      /** For how many months there is a warranty; null for none */
      warranty_months: number | null;
      description: string;
      description_km: string | null;
      rating: { average: number | null; count: number };
      seller_id: string;
      version: number;
      /** What it also comes as, itself included */
      variants?: components['schemas']['ProductVariant'][];
      MouseModel?: components['schemas']['MouseModel'];
      KeyboardModel?: components['schemas']['KeyboardModel'];
      HeadphoneModel?: components['schemas']['HeadphoneModel'];
      MonitorModel?: components['schemas']['MonitorModel'];
      MousepadModel?: components['schemas']['MousepadModel'];
      /** What it cost its seller the last time */
      cost: number | null;
      /** What the pieces on stock cost on average */
      average_cost: number | null;
      /** Of its price, what is left after the average cost, in percent */
      margin: number | null;
      hidden: boolean;
      /** When a hidden product is shown */
      visible_from: string | null;
      deleted_at: string | null;
    };
    Question: {
      id: number;
      author: string;
      /** Set where the author's account was deleted */
      is_former_customer?: boolean;
      text: string;
      created_at: string;
      answer: string | null;
      answered_at: string | null;
    };
    OwnQuestion: {
      id: number;
      author: string;
      /** Set where the author's account was deleted */
      is_former_customer?: boolean;
      text: string;
      created_at: string;
      answer: string | null;
      answered_at: string | null;
      status: 'waiting' | 'answered' | 'hidden';
    };
    StaffQuestion: {
      id: number;
      author: string;
      /** Set where the author's account was deleted */
      is_former_customer?: boolean;
      text: string;
      created_at: string;
      answer: string | null;
      answered_at: string | null;
      status: 'waiting' | 'answered' | 'hidden';
      version: number;
      product: {
        id: number;
        name: string;
        category: 'mouse' | 'mousepad' | 'keyboard' | 'headphone' | 'monitor';
        image_url: string;
      };
    };
    Review: {
      id: number;
      author: string;
      /** Set where the author's account was deleted */
      is_former_customer?: boolean;
      rating: number;
      text: string;
      created_at: string;
      updated_at: string;
      answer: string | null;
      answered_at: string | null;
    };
    OwnReview: {
      id: number;
      author: string;
      /** Set where the author's account was deleted */
      is_former_customer?: boolean;
      rating: number;
      text: string;
      created_at: string;
      updated_at: string;
      answer: string | null;
      answered_at: string | null;
      status: 'pending' | 'approved' | 'hidden';
    };
    StaffReview: {
      id: number;
      author: string;
      /** Set where the author's account was deleted */
      is_former_customer?: boolean;
      rating: number;
      text: string;
      created_at: string;
      updated_at: string;
      answer: string | null;
      answered_at: string | null;
      status: 'pending' | 'approved' | 'hidden';
      version: number;
      /** When the seller asked the admins to look at it */
      flagged_at: string | null;
      product: {
        id: number;
        name: string;
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
      /** A name on Telegram, without the @ */
      telegram: string;
      /** A name on Messenger, as in m.me/name */
      messenger: string;
      /** Riel for a dollar */
      riel_rate: number;
      prices: 'dollars-first' | 'riel-first' | 'dollars-only';
      look: components['schemas']['ShopLook'];
    };
    ShopLook: {
      name: string;
      logo: string | null;
      brand_color: string | null;
      accent_color: string | null;
      /** '' for the usual one, as for the text; pictures of products without a picture */
      hero_title: string;
      hero_title_km: string;
      hero_text: string;
      hero_text_km: string;
      hero_image: string | null;
      /** What the landing page shows below its top, in this order */
      shelves: ('new-arrivals' | 'best-sellers' | 'brands' | 'recently-viewed' | 'promises')[];
    };
    EditedShopFacts: {
      address: string;
      address_km: string;
      hours: string;
      hours_km: string;
      phone: string;
      /** A name on Telegram, without the @ */
      telegram: string;
      /** A name on Messenger, as in m.me/name */
      messenger: string;
      version: number;
    };
    EditedShopLook: {
      name: string;
      logo: string | null;
      brand_color: string | null;
      accent_color: string | null;
      /** '' for the usual one, as for the text; pictures of products without a picture */
      hero_title: string;
      hero_title_km: string;
      hero_text: string;
      hero_text_km: string;
      hero_image: string | null;
      /** What the landing page shows below its top, in this order */
      shelves: ('new-arrivals' | 'best-sellers' | 'brands' | 'recently-viewed' | 'promises')[];
      mail_footer: string;
      mail_footer_km: string;
      version: number;
      /** What the environment sets, which stands above what admins set */
      environment: { name: string | null };
    };
    SpecField: {
      name: string;
      /** Null for own fields, whose words the storefront has */
      label: string | null;
      label_km: string | null;
      kind: 'text' | 'number' | 'yes_no';
      unit: string | null;
      unit_km: string | null;
      /** Whether shoppers neither see it nor filter or search by it */
      hidden: boolean;
      /** Whether an admin has added it */
      added: boolean;
    };
    SynonymGroup: { id: number; words: string[]; also: string[]; version: number };
    EditedValueWords: {
      words: components['schemas']['ValueWord'][];
      /** Values of products without Khmer, the most frequent first, at most 200 */
      missing: { value: string; products: number }[];
    };
    ValueWord: {
      /** In small letters, with # for each number */
      value: string;
      khmer: string;
    };
    Accounts: {
      currency: 'USD';
      /** Those on which something moved */
      days: {
        day: string;
        orders: number;
        /** At their prices */
        goods_cents: number;
        /** What promo codes took off */
        discount_cents: number;
        /** Goods without the discount */
        sales_cents: number;
        delivery_cents: number;
        tax_cents: number;
        /** Sales, delivery and tax */
        total_cents: number;
        /** Given back on these days, whenever it was sold */
        refunded_cents: number;
        /** The total without what was given back */
        net_cents: number;
        /** What shoppers gave in dollars */
        received_cents: number;
        /** What they gave in riel, exactly; without change in riel */
        received_khr: number;
        /** Of what was paid in riel by KHQR */
        refunded_khr: number;
        /** Of the total, what couriers have not handed in yet */
        with_couriers_cents: number;
      }[];
      methods: {
        method: 'demo' | 'khqr' | 'cod';
        currency: 'USD' | 'KHR';
        orders: number;
        /** At their prices */
        goods_cents: number;
        /** What promo codes took off */
        discount_cents: number;
        /** Goods without the discount */
        sales_cents: number;
        delivery_cents: number;
        tax_cents: number;
        /** Sales, delivery and tax */
        total_cents: number;
        /** Given back on these days, whenever it was sold */
        refunded_cents: number;
        /** The total without what was given back */
        net_cents: number;
        /** What shoppers gave in dollars */
        received_cents: number;
        /** What they gave in riel, exactly; without change in riel */
        received_khr: number;
        /** Of what was paid in riel by KHQR */
        refunded_khr: number;
        /** Of the total, what couriers have not handed in yet */
        with_couriers_cents: number;
      }[];
      sums: {
        orders: number;
        /** At their prices */
        goods_cents: number;
        /** What promo codes took off */
        discount_cents: number;
        /** Goods without the discount */
        sales_cents: number;
        delivery_cents: number;
        tax_cents: number;
        /** Sales, delivery and tax */
        total_cents: number;
        /** Given back on these days, whenever it was sold */
        refunded_cents: number;
        /** The total without what was given back */
        net_cents: number;
        /** What shoppers gave in dollars */
        received_cents: number;
        /** What they gave in riel, exactly; without change in riel */
        received_khr: number;
        /** Of what was paid in riel by KHQR */
        refunded_khr: number;
        /** Of the total, what couriers have not handed in yet */
        with_couriers_cents: number;
      };
      /** Invoices less credit notes that were issued on these days */
      invoiced_cents: number;
    };
    OfferedDelivery: {
      key: string;
      name: string;
      name_km: string | null;
      /** Until when an order leaves on the same day, by Phnom Penh's clock */
      cutoff: string | null;
      /** For this cart, without its promo code */
      fee_cents: number;
      /** It is free for goods of so much */
      free_from_cents: number | null;
      /** Working days after payment */
      days_from: number;
      days_to: number;
      /** The shopper comes to the shop for it */
      pick_up: boolean;
    };
    Order: {
      id: string;
      /** By which people name the order, such as MG-2611-0042 */
      order_number: string;
      status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      created_at: string;
      /** Null for cash on delivery */
      pay_until: string | null;
      customer_name: string;
      phone_number: string;
      /** The whole address, with district and province */
      shipping_address: string;
      province: string | null;
      district: string | null;
      /** What the courier should know */
      note: string | null;
      /** Where a map shows the place: a link, or a latitude and a longitude */
      map_link: string | null;
      /** How it is brought, as it was chosen; null where there was no choice */
      delivery_method: components['schemas']['DeliveryOfOrder'] | (never | null);
      /** When the courier brought it back, if it was not sent again since */
      came_back_at: string | null;
      promo_code: string | null;
      /** What the promo code took off the goods; 0 without one */
      discount: number;
      /** After the discount */
      subtotal: number;
      shipping: number;
      tax: number;
      total_price: number;
      payment_method: string;
      /** In which money it is paid; riel by KHQR only */
      pay_currency: 'USD' | 'KHR';
      /** Riel for a dollar when it was placed; null in old orders */
      riel_rate: number | null;
      /** The total in riel, rounded half up to 100; null without a rate */
      total_khr: number | null;
      /** Null where it is not paid in cash at the door */
      cod: components['schemas']['CashOfOrder'] | (never | null);
      courier: string | null;
      tracking_number: string | null;
      /** The courier's page that shows the parcel */
      tracking_url: string | null;
      items: components['schemas']['OrderLine'][];
      Payment: components['schemas']['OrderPayment'];
      /** Grows with every change of the order */
      version: number;
      /** Whether something of it is packed, so that it can go nowhere else */
      packed: boolean;
    };
    DeliveryOfOrder: {
      key: string;
      name: string;
      name_km: string | null;
      /** Working days, as they were promised */
      days_from: number | null;
      days_to: number | null;
      /** Its shopper comes to the shop for it */
      pick_up: boolean;
    };
    CashOfOrder: {
      /** When its customer said on the phone that they want it */
      confirmed_at: string | null;
      /** Cancelled then, if nobody has confirmed it */
      hold_until: string;
      /** What the courier asks for, in dollars or in riel */
      asked: { usd_cents: number; khr: number };
      /** When the courier got the cash */
      handed_over_at: string | null;
      refused_at: string | null;
      /** When it was cancelled because nobody had confirmed it in time */
      unconfirmed_at: string | null;
    };
    OrderLine: {
      id: number;
      quantity: number;
      price: number;
      /** Of the order's discount, what falls on all its pieces */
      discount: number;
      /** As it was when it was bought; null without a warranty */
      warranty_months: number | null;
      /** By piece; blank for one whose serial number is not noted */
      serials: string[];
      product: {
        id: number;
        name: string;
        /** If it had one when it was bought */
        name_km?: string;
        price: number;
        /** The same as `image_url` */
        image: string;
        image_url: string;
      };
    };
    OrderPayment: { status: string; transaction_id: string | null; paid_at: string | null };
    PaymentSettings: {
      methods: {
        key: 'demo' | 'khqr' | 'cod';
        on: boolean;
        /** Whether PAYMENT_METHODS in the environment has it */
        allowed: boolean;
      }[];
      /** 0 while nobody has turned any off */
      version: number;
    };
    CashOnDelivery: {
      /** Where orders may be paid so */
      provinces: string[];
      /** The highest total */
      limit_cents: number;
      /** How many a shopper may have at once */
      open_orders: number;
      /** 0 while nobody has set it */
      version: number;
      /** The settings of the environment that stand above this */
      environment: string[];
    };
    ManagedOrder: {
      id: string;
      /** By which people name the order, such as MG-2611-0042 */
      order_number: string;
      status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      created_at: string;
      /** Null for cash on delivery */
      pay_until: string | null;
      customer_name: string;
      phone_number: string;
      /** The whole address, with district and province */
      shipping_address: string;
      province: string | null;
      district: string | null;
      /** What the courier should know */
      note: string | null;
      /** Where a map shows the place: a link, or a latitude and a longitude */
      map_link: string | null;
      /** How it is brought, as it was chosen; null where there was no choice */
      delivery_method: components['schemas']['DeliveryOfOrder'] | (never | null);
      /** When the courier brought it back, if it was not sent again since */
      came_back_at: string | null;
      promo_code: string | null;
      /** Null for a packer */
      discount: number | null;
      /** Null for a packer */
      subtotal: number | null;
      /** Null for a packer */
      shipping: number | null;
      /** Null for a packer */
      tax: number | null;
      /** Null for a packer */
      total_price: number | null;
      payment_method: string;
      /** In which money it is paid; riel by KHQR only */
      pay_currency: 'USD' | 'KHR';
      /** Riel for a dollar when it was placed; null in old orders */
      riel_rate: number | null;
      /** The total in riel, rounded half up to 100; null without a rate */
      total_khr: number | null;
      cod: components['schemas']['ManagedCashOfOrder'] | (never | null);
      courier: string | null;
      tracking_number: string | null;
      /** The courier's page that shows the parcel */
      tracking_url: string | null;
      items: components['schemas']['ManagedOrderLine'][];
      Payment: components['schemas']['OrderPayment'];
      /** Grows with every change of the order */
      version: number;
      /** Whether something of it is packed, so that it can go nowhere else */
      packed: boolean;
      /** The phone number, where what was typed can be one */
      phone_e164: string | null;
      /** What was given back so far; null for a packer */
      refunded_total: number | null;
    };
    ManagedCashOfOrder: {
      /** When its customer said on the phone that they want it */
      confirmed_at: string | null;
      /** Cancelled then, if nobody has confirmed it */
      hold_until: string;
      /** Null for those who do not see the amounts of a whole order */
      asked: { usd_cents: number; khr: number } | null;
      /** When the courier got the cash */
      handed_over_at: string | null;
      refused_at: string | null;
      /** When it was cancelled because nobody had confirmed it in time */
      unconfirmed_at: string | null;
      calls: number;
      last_call_at: string | null;
      collected: {
        usd_cents: number;
        khr: number;
        /** By how many riel it is more than what was asked */
        rounding_khr: number;
      } | null;
      /** What the courier takes for it */
      fee_cents: number | null;
      /** When the cash came in */
      remitted_at: string | null;
    };
    ManagedOrderLine: {
      id: number;
      quantity: number;
      /** Null for a packer */
      price: number | null;
      /** Null for a packer */
      discount: number | null;
      /** As it was when it was bought; null without a warranty */
      warranty_months: number | null;
      /** By piece; blank for one whose serial number is not noted */
      serials: string[];
      product: {
        id: number;
        name: string;
        /** If it had one when it was bought */
        name_km?: string;
        /** Null for a packer */
        price: number | null;
        /** The same as `image_url` */
        image: string;
        image_url: string;
        /** The shop's own code, in lists and on the order's page */
        sku?: string;
      };
      /** Pieces that were given back */
      refunded: number;
      /** When and by whom it was packed; sellers see only their own name */
      packed: { at: string; by: string | null } | null;
    };
    ExchangeRate: {
      day: string;
      /** Riel for a dollar */
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
      /** The address of one of the shop's images */
      logo: string | null;
    };
    InvoiceBuyer: {
      name: string;
      address: string;
      phone: string | null;
      /** Of a taxpayer, on a VAT invoice */
      tin: string | null;
    };
    InvoiceLine: {
      /** A product, a discount (below 0), delivery, what differs from these, or all that a VAT invoice replaces */
      kind: 'product' | 'discount' | 'delivery' | 'other' | 'replaced';
      /** Empty where it is no product */
      name: string;
      name_km: string | null;
      quantity: number;
      /** US cents */
      unit_cents: number;
      /** US cents */
      amount_cents: number;
    };
    InvoiceDocument: {
      /** Such as INV-2026-000001, VAT-2026-000001 or CN-2026-000001 */
      number: string;
      kind: 'commercial' | 'vat' | 'credit_note';
      order_id: string;
      order_number: string;
      /** The number of the invoice that a credit note takes from */
      credits: string | null;
      /** A day of Phnom Penh, as 2026-01-31 */
      issued_on: string;
      paid_on: string;
      seller: components['schemas']['InvoiceSeller'];
      buyer: components['schemas']['InvoiceBuyer'];
      lines: components['schemas']['InvoiceLine'][];
      /** Positive in a credit note, too */
      totals: {
        currency: 'USD';
        /** US cents */
        net_cents: number;
        /** The VAT that is in the total, in US cents */
        vat_cents: number;
        /** US cents */
        total_cents: number;
        /** Riel for a dollar, by the National Bank's rate of the day */
        riel_rate: number | null;
        /** The day whose rate it is */
        rate_day: string | null;
        /** Whole riel; null where no rate was entered */
        net_khr: number | null;
        /** Whole riel; null where no rate was entered */
        vat_khr: number | null;
        /** Whole riel; null where no rate was entered */
        total_khr: number | null;
      };
    };
    ListedInvoice: {
      /** Such as INV-2026-000001, VAT-2026-000001 or CN-2026-000001 */
      number: string;
      kind: 'commercial' | 'vat' | 'credit_note';
      order_id: string;
      order_number: string;
      /** The number of the invoice that a credit note takes from */
      credits: string | null;
      /** A day of Phnom Penh, as 2026-01-31 */
      issued_on: string;
      buyer: components['schemas']['InvoiceBuyer'];
      /** Negative where a credit note takes off */
      totals: {
        currency: 'USD';
        /** US cents */
        net_cents: number;
        /** The VAT that is in the total, in US cents */
        vat_cents: number;
        /** US cents */
        total_cents: number;
        /** Riel for a dollar, by the National Bank's rate of the day */
        riel_rate: number | null;
        /** The day whose rate it is */
        rate_day: string | null;
        /** Whole riel; null where no rate was entered */
        net_khr: number | null;
        /** Whole riel; null where no rate was entered */
        vat_khr: number | null;
        /** Whole riel; null where no rate was entered */
        total_khr: number | null;
      };
    };
    WhoShips: {
      /** Whether the seller of a shop with one seller ships as well */
      sellers_may_ship: boolean;
      you_ship: boolean;
      version: number;
    };
    StockChange: {
      id: string;
      cause: 'hold' | 'sale' | 'release' | 'refund' | 'staff' | 'came_back' | 'sent_again' | 'returned';
      /** What could be sold */
      available: { from: number; to: number };
      /** What was promised to orders that waited for their payment */
      held: { from: number; to: number };
      order_id: string | null;
      order_number: string | null;
      /** What staff gave as the reason of theirs */
      reason: 'received' | 'returned' | 'damaged' | 'lost' | 'counted' | null;
      /** Who of staff it was; null where an order changed it, or who it was is not known */
      by: string | null;
      changed_at: string;
    };
    PromoCode: {
      id: number;
      code: string;
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
      status: 'active' | 'paused' | 'ended';
      /** How it stands with it today */
      state: 'active' | 'paused' | 'not_begun' | 'ended' | 'used_up';
      /** Orders that have used it and are not cancelled */
      uses: number;
      version: number;
      created_at: string;
    };
    OrderPage: {
      id: string;
      /** By which people name the order, such as MG-2611-0042 */
      order_number: string;
      status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      created_at: string;
      /** Null for cash on delivery */
      pay_until: string | null;
      customer_name: string;
      phone_number: string;
      /** The whole address, with district and province */
      shipping_address: string;
      province: string | null;
      district: string | null;
      /** What the courier should know */
      note: string | null;
      /** Where a map shows the place: a link, or a latitude and a longitude */
      map_link: string | null;
      /** How it is brought, as it was chosen; null where there was no choice */
      delivery_method: components['schemas']['DeliveryOfOrder'] | (never | null);
      /** When the courier brought it back, if it was not sent again since */
      came_back_at: string | null;
      promo_code: string | null;
      /** Null for a packer */
      discount: number | null;
      /** Null for a packer */
      subtotal: number | null;
      /** Null for a packer */
      shipping: number | null;
      /** Null for a packer */
      tax: number | null;
      /** Null for a packer */
      total_price: number | null;
      payment_method: string;
      /** In which money it is paid; riel by KHQR only */
      pay_currency: 'USD' | 'KHR';
      /** Riel for a dollar when it was placed; null in old orders */
      riel_rate: number | null;
      /** The total in riel, rounded half up to 100; null without a rate */
      total_khr: number | null;
      cod: components['schemas']['ManagedCashOfOrder'] | (never | null);
      courier: string | null;
      tracking_number: string | null;
      /** The courier's page that shows the parcel */
      tracking_url: string | null;
      items: components['schemas']['ManagedOrderLine'][];
      Payment: components['schemas']['OrderPayment'];
      /** Grows with every change of the order */
      version: number;
      /** Whether something of it is packed, so that it can go nowhere else */
      packed: boolean;
      /** The phone number, where what was typed can be one */
      phone_e164: string | null;
      /** What was given back so far; null for a packer */
      refunded_total: number | null;
      customer: { id: string; name: string; email: string } | null;
      timeline: components['schemas']['OrderEvent'][];
      /** What staff wrote down for each other; sellers do not see it */
      notes: components['schemas']['OrderNote'][];
      /** By whose products it holds; for a seller only their own part */
      parts: {
        /** Null where the name is not known */
        seller: string | null;
        lines: number;
        /** So many of the lines are packed */
        packed: number;
      }[];
    };
    OrderEvent: {
      id: number;
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
      /** What was given back; null for sellers and packers */
      amount: number | null;
      /** Why, for staff; null for sellers */
      reason: string | null;
      /** What was changed of where it goes, by the names of its fields; null for sellers */
      changes: { [key: string]: { from: string | null; to: string | null } } | null;
      courier: string | null;
      tracking_number: string | null;
    };
    OrderNote: { id: number; text: string; at: string; by: string };
    ExportedOrder: {
      id: string;
      /** By which people name the order, such as MG-2611-0042 */
      order_number: string;
      status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      created_at: string;
      /** Null for cash on delivery */
      pay_until: string | null;
      customer_name: string;
      phone_number: string;
      /** The whole address, with district and province */
      shipping_address: string;
      province: string | null;
      district: string | null;
      /** What the courier should know */
      note: string | null;
      /** Where a map shows the place: a link, or a latitude and a longitude */
      map_link: string | null;
      /** How it is brought, as it was chosen; null where there was no choice */
      delivery_method: components['schemas']['DeliveryOfOrder'] | (never | null);
      /** When the courier brought it back, if it was not sent again since */
      came_back_at: string | null;
      promo_code: string | null;
      /** Null for a packer */
      discount: number | null;
      /** Null for a packer */
      subtotal: number | null;
      /** Null for a packer */
      shipping: number | null;
      /** Null for a packer */
      tax: number | null;
      /** Null for a packer */
      total_price: number | null;
      payment_method: string;
      /** In which money it is paid; riel by KHQR only */
      pay_currency: 'USD' | 'KHR';
      /** Riel for a dollar when it was placed; null in old orders */
      riel_rate: number | null;
      /** The total in riel, rounded half up to 100; null without a rate */
      total_khr: number | null;
      cod: components['schemas']['ManagedCashOfOrder'] | (never | null);
      courier: string | null;
      tracking_number: string | null;
      /** The courier's page that shows the parcel */
      tracking_url: string | null;
      items: components['schemas']['ManagedOrderLine'][];
      Payment: components['schemas']['OrderPayment'];
      /** Grows with every change of the order */
      version: number;
      /** Whether something of it is packed, so that it can go nowhere else */
      packed: boolean;
      /** The phone number, where what was typed can be one */
      phone_e164: string | null;
      /** What was given back so far; null for a packer */
      refunded_total: number | null;
      customer: { id: string; name: string; email: string } | null;
      timeline: components['schemas']['OrderEvent'][];
      /** What staff wrote down for each other; sellers do not see it */
      notes: components['schemas']['OrderNote'][];
    };
    ProvinceDelivery: {
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
      /** Working days after payment */
      days_from: number;
      days_to: number;
      methods: components['schemas']['DeliveryMethod'][];
      /** Methods in place of the province's with the same keys */
      districts?: components['schemas']['DistrictDelivery'][];
    };
    DeliveryMethod: {
      key: string;
      name: string;
      name_km: string | null;
      fee_cents: number;
      /** Until when an order leaves on the same day, by Phnom Penh's clock */
      cutoff: string | null;
      /** Where it takes other days than the province's */
      days_from?: number;
      /** 0: the same day; then it is not offered after the cutoff */
      days_to?: number;
      /** It is free for goods of so much */
      free_from_cents?: number;
      /** The shopper comes to the shop for it */
      pick_up?: boolean;
      /** Not offered for now */
      paused?: boolean;
    };
    DistrictDelivery: { district: string; methods: components['schemas']['DeliveryMethod'][] };
    OrderRules: {
      /** How many days after its delivery an order can be returned */
      return_days: number;
      /** What delivery costs where no way to bring it was entered */
      shipping_policy: 'item-count' | 'order-total';
      /** 0 while nobody has changed them */
      version: number;
      /** The settings of the environment that stand above this */
      environment: string[];
    };
    Receipt: {
      id: string;
      /** By which people name the order, such as MG-2611-0042 */
      order_number: string;
      status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      created_at: string;
      /** Null for cash on delivery */
      pay_until: string | null;
      customer_name: string;
      phone_number: string;
      /** The whole address, with district and province */
      shipping_address: string;
      province: string | null;
      district: string | null;
      /** What the courier should know */
      note: string | null;
      /** Where a map shows the place: a link, or a latitude and a longitude */
      map_link: string | null;
      /** How it is brought, as it was chosen; null where there was no choice */
      delivery_method: components['schemas']['DeliveryOfOrder'] | (never | null);
      /** When the courier brought it back, if it was not sent again since */
      came_back_at: string | null;
      promo_code: string | null;
      /** What the promo code took off the goods; 0 without one */
      discount: number;
      /** After the discount */
      subtotal: number;
      shipping: number;
      tax: number;
      total_price: number;
      payment_method: string;
      /** In which money it is paid; riel by KHQR only */
      pay_currency: 'USD' | 'KHR';
      /** Riel for a dollar when it was placed; null in old orders */
      riel_rate: number | null;
      /** The total in riel, rounded half up to 100; null without a rate */
      total_khr: number | null;
      /** Null where it is not paid in cash at the door */
      cod: components['schemas']['CashOfOrder'] | (never | null);
      courier: string | null;
      tracking_number: string | null;
      /** The courier's page that shows the parcel */
      tracking_url: string | null;
      items: components['schemas']['OrderLine'][];
      Payment: components['schemas']['OrderPayment'];
      /** Grows with every change of the order */
      version: number;
      /** Whether something of it is packed, so that it can go nowhere else */
      packed: boolean;
      /** What was given back so far */
      refunded_total: number;
      timeline: {
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
      /** By which people name the order, such as MG-2611-0042 */
      order_number: string;
      total_price: number;
      /** Null for cash on delivery */
      pay_until: string | null;
      items: components['schemas']['OrderLine'][];
      status: 'pending' | 'paid' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      payment_method: string;
      /** Riel for a dollar when it was placed; null in old orders */
      riel_rate: number | null;
      /** The total in riel, rounded half up to 100; null without a rate */
      total_khr: number | null;
      /** Null where it is not paid in cash at the door */
      cod: components['schemas']['CashOfOrder'] | (never | null);
    };
    OwnPastOrder: {
      source: 'shopify' | 'woocommerce';
      number: string;
      placed_at: string;
      /** In the words of the file */
      status: string;
      currency: string;
      /** As the currency writes it: 12.5 dollars, 4100 riel */
      total: number;
      items: {
        name: string;
        sku: string;
        quantity: number;
        /** As the currency writes it: 12.5 dollars, 4100 riel */
        price: number | null;
      }[];
    };
    PastCustomer: {
      id: number;
      source: 'shopify' | 'woocommerce';
      name: string;
      email: string;
      phone: string;
      address: string;
      /** As the file says */
      orders: number;
      currency: string;
      /** As the currency writes it: 12.5 dollars, 4100 riel */
      total_spent: number;
      note: string;
      /** How many earlier orders with this email are here */
      past_orders: number;
    };
    PastOrder: {
      source: 'shopify' | 'woocommerce';
      number: string;
      placed_at: string;
      /** In the words of the file */
      status: string;
      currency: string;
      /** As the currency writes it: 12.5 dollars, 4100 riel */
      total: number;
      items: {
        name: string;
        sku: string;
        quantity: number;
        /** As the currency writes it: 12.5 dollars, 4100 riel */
        price: number | null;
      }[];
      id: number;
      name: string;
      email: string;
      phone: string;
      address: string;
      note: string;
      /** When its file was uploaded */
      brought_at: string;
    };
    CheckedHistory: {
      source: 'shopify' | 'woocommerce';
      kind: 'orders' | 'customers';
      new: number;
      /** The same as before */
      known: number;
      changed: number;
      failed: number;
      /** The first of the rows that are not taken */
      failures: { row: number; error: string; fault: components['schemas']['Fault'] }[];
      /** Of the first order */
      from: string | null;
      to: string | null;
      sample: {
        /** The number of an order, the name of a customer */
        title: string;
        name: string;
        placed_at: string | null;
        currency: string;
        /** As the currency writes it: 12.5 dollars, 4100 riel */
        total: number;
        pieces: number;
      }[];
    };
    BroughtHistory: {
      source: 'shopify' | 'woocommerce';
      kind: 'orders' | 'customers';
      new: number;
      /** The same as before */
      known: number;
      changed: number;
      failed: number;
      /** The first of the rows that are not taken */
      failures: { row: number; error: string; fault: components['schemas']['Fault'] }[];
    };
    Return: {
      id: number;
      order_id: string;
      order_number: string;
      state: 'requested' | 'accepted' | 'refused' | 'withdrawn' | 'arrived' | 'refunded' | 'closed';
      reason: string;
      details: string | null;
      /** What the shop said last */
      message: string | null;
      hand_over: 'label' | 'pick_up' | null;
      label: string | null;
      /** What was given back for it */
      refunded: number | null;
      lines: {
        /** Of the order's line */
        id: number;
        quantity: number;
        /** Pieces that are on sale again; null until they have arrived */
        restocked: number | null;
        product: { id: number; name: string; name_km?: string; image_url: string };
      }[];
      /** Their addresses, for its customer and staff only */
      photos: string[];
      created_at: string;
      changed_at: string;
    };
    ManagedReturn: {
      id: number;
      order_id: string;
      order_number: string;
      state: 'requested' | 'accepted' | 'refused' | 'withdrawn' | 'arrived' | 'refunded' | 'closed';
      reason: string;
      details: string | null;
      /** What the shop said last */
      message: string | null;
      hand_over: 'label' | 'pick_up' | null;
      label: string | null;
      /** What was given back for it */
      refunded: number | null;
      lines: {
        /** Of the order's line */
        id: number;
        quantity: number;
        /** Pieces that are on sale again; null until they have arrived */
        restocked: number | null;
        product: { id: number; name: string; name_km?: string; image_url: string };
      }[];
      /** Their addresses, for its customer and staff only */
      photos: string[];
      created_at: string;
      changed_at: string;
      customer_name: string;
      /** What was paid for its pieces; null once it has ended, and for sellers */
      paid: number | null;
    };
    Warranty: {
      product: { id: number; name: string; name_km?: string; image_url: string };
      /** In which month, as YYYY-MM */
      bought: string;
      /** Null where it has no warranty */
      months: number | null;
      /** The last day, in Phnom Penh, as YYYY-MM-DD */
      until: string | null;
      holds: boolean;
    };
    Courier: {
      name: string;
      /** An https address with `{number}` for the tracking number */
      tracking_link: string | null;
      /** Whether every parcel has a tracking number */
      needs_number: boolean;
    };
    OrderResult: {
      id: string;
      order_number: string | null;
      ok: boolean;
      error: string | null;
      /** What `error` says, one by one */
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
        /** Cents or riel; debits are positive, credits negative */
        minor: number;
      }[];
    };
    Statement: {
      id: string;
      source: 'csv' | 'text';
      name: string;
      created_at: string;
      committed_at: string | null;
      columns: {
        name: string;
        guess: 'date' | 'time' | 'amount' | 'out' | 'currency' | 'reference' | 'description' | 'payer' | null;
        samples: string[];
      }[];
      mapping: { columns: { [key: string]: string }; currency?: 'USD' | 'KHR' };
      /** What no column is known to hold, without which no line is read */
      missing: ('date' | 'time' | 'amount' | 'out' | 'currency' | 'reference' | 'description' | 'payer')[];
      counts: { known: number; matched: number; unmatched: number; out: number; fault: number };
      lines: components['schemas']['StatementLine'][];
    };
    StatementLine: {
      /** Of the file or text, from 1 */
      line: number;
      verdict: 'known' | 'matched' | 'unmatched' | 'out' | 'fault';
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
      currency: 'USD' | 'KHR' | null;
      /** Cents, or whole riel */
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
      /** Below 0 where the shop owes it fees */
      usd_cents: number;
      khr: number;
      orders: {
        id: string;
        number: string;
        collected_at: string;
        usd_cents: number;
        /** Below 0: change that was given in riel */
        khr: number;
        /** As far as it is known */
        fee_cents: number;
        /** Nothing was collected, and only the fee is open */
        refused: boolean;
      }[];
      /** Since when something of it is open */
      oldest_at: string;
    };
    Remittance: {
      id: string;
      courier: string;
      reference: string;
      to: 'bank' | 'cash-box';
      usd_cents: number;
      khr: number;
      fee_cents: number;
      orders: { id: string; number: string }[];
    };
    RehearsedRemittanceRow: {
      /** As a text editor counts them, from 1 */
      line: number;
      /** As the file names it */
      order: string;
      /** Null where no courier has collected cash for such an order */
      id: string | null;
      number: string | null;
      /** Null where it cannot be read */
      usd_cents: number | null;
      khr: number | null;
      fee_cents: number | null;
      /** Why it would be refused; none where it would not */
      faults: components['schemas']['Fault'][];
    };
    GiveBack: {
      id: string;
      order_id: string | null;
      order_number: string | null;
      /** How the order was paid */
      method: 'demo' | 'khqr' | 'cod' | null;
      currency: 'USD' | 'KHR';
      /** Cents, or whole riel */
      minor: number;
      /** When it was promised */
      opened_at: string;
      /** What another admin has to confirm, as it is much money */
      proposed: {
        reference: string;
        from: string;
        /** The id of whoever proposed it, who cannot confirm it */
        by: string;
        name: string;
        at: string;
      } | null;
      /** Whether its payment provider can be asked to give it back */
      by_provider: boolean;
      /** Why the provider has refused */
      refused: string | null;
      /** `sending`: the provider was asked */
      status: 'open' | 'proposed' | 'sending' | 'sent';
    };
    RielRate: {
      /** Riel for a dollar */
      riel_rate: number;
      prices: 'dollars-first' | 'riel-first' | 'dollars-only';
      version: number;
      /** The settings of the environment that stand above this */
      environment: string[];
    };
    UnmatchedMoney: {
      id: string;
      provider: string;
      /** The provider's own id of it */
      transaction_id: string;
      /** Of the code that was paid, where there is one */
      order_id: string | null;
      order_number: string | null;
      currency: 'USD' | 'KHR';
      /** Cents, or whole riel */
      minor: number;
      /** When it came, by the clock of the provider */
      at: string;
      payer: string | null;
      to_account: string | null;
      /** Why it fits no payment */
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
      settled_as: 'attached' | 'given-back' | 'written-off' | null;
      /** By which transfer somebody wants to give it back, which another admin has to confirm */
      proposed: { reference: string; by: string; name: string; at: string } | null;
    };
    Alert: {
      id: number;
      kind: 'order' | 'stock' | 'review' | 'failure';
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
        /** What `reason` says, one by one */
        faults?: components['schemas']['Fault'][];
        product_id?: number;
        product_name?: string | null;
        available?: number;
        review_id?: number;
        rating?: number;
        question_id?: number;
        upload_id?: string;
        brands?: string[];
        /** What became of the review or question; none while it waits */
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
      /** Of a list that is grouped: those that this one, their newest, stands for */
      group?: { day: string; count: number; unread: number; settled: boolean };
    };
    MailLogEntry: {
      id: string;
      to: string;
      subject: string;
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
      /** `outdated` was not sent, since what it says was no longer so */
      status: 'queued' | 'sent' | 'failed' | 'outdated';
      attempts: number;
      last_error: string | null;
      /** What `last_error` says, one by one */
      faults: components['schemas']['Fault'][];
      created_at: string;
      next_attempt_at: string | null;
      sent_at: string | null;
      order_id: string | null;
      order_number: string | null;
      resend_of: string | null;
      /** Why what it says is no longer so */
      out_of_date: components['schemas']['Fault'] | (never | null);
      can_resend: boolean;
    };
    Sending: {
      mail_from: string | null;
      /** Whether there is a token, which nobody is shown; unreadable where its key is gone */
      bot: 'none' | 'set' | 'unreadable';
      /** 0 while nobody has changed it */
      version: number;
      /** The settings of the environment that stand above this */
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
        /** What promo codes took off these orders, in dollars; it is not in the revenue */
        discount: number;
        /** What is left of the goods after what they had cost when they were paid; null where no cost is known */
        profit: number | null;
        /** The revenue of goods whose cost is known */
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
        /** What promo codes took off these orders, in dollars; it is not in the revenue */
        discount: number;
        /** What is left of the goods after what they had cost when they were paid; null where no cost is known */
        profit: number | null;
        /** The revenue of goods whose cost is known */
        costed: number;
        conversion: number | null;
        carts: number | null;
      };
      days: { day: string; revenue: number; discount: number; orders: number; profit: number | null }[];
      /** By way to pay, the highest revenue first */
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
      method: 'demo' | 'khqr' | 'cod';
      currency: 'USD' | 'KHR';
      orders: number;
      /** Dollars, without what was given back */
      revenue: number;
      /** What shoppers gave in dollars; null for sellers */
      received: number | null;
      /** The same in riel, exactly as they paid; null for sellers */
      received_khr: number | null;
    };
    ReportJob: {
      id: string;
      kind: 'sales' | 'products' | 'stock' | 'dead-stock' | 'reorder' | 'customers' | 'searches';
      format: 'csv' | 'xlsx';
      from: string;
      to: string;
      status: 'waiting' | 'done' | 'failed';
      error: string | null;
      /** What `error` says, one by one */
      faults: components['schemas']['Fault'][];
      created_at: string;
      rows_done: number;
      rows_total: number | null;
    };
    Report: {
      columns: { key: string; title: string; type: 'text' | 'number' | 'money' | 'day' }[];
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
      /** What the numbers of all pages add up to, by the names of columns */
      sums: { [key: string]: number | null };
      mostRowsAtOnce: number;
    };
  };
  responses: {
    /** Any other problem */
    Problem: { content: { 'application/problem+json': components['schemas']['Problem'] } };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
