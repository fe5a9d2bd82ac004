import { MessagingTables1700000000000 } from '@mekong/messaging';
import {
  type DatabaseParts,
  KeptAnswers1764900000000,
  KeysOfDay1766000000000,
} from '@mekong/service-defaults';
import { Address } from './addresses/index.js';
import { User } from './users/index.js';
import { AuthInitial1764000000000 } from './migrations/1764000000000-initial.js';
import { AuthStaffRoles1764100000000 } from './migrations/1764100000000-staff-roles.js';
import { AuthInvitations1764110000000 } from './migrations/1764110000000-invitations.js';
import { AuthSavedViews1764500000000 } from './migrations/1764500000000-saved-views.js';
import { AuthUserNotes1764720000000 } from './migrations/1764720000000-user-notes.js';
import { AuthTermsAgreed1764730000000 } from './migrations/1764730000000-terms-agreed.js';
import { AuthWhoInvited1764740000000 } from './migrations/1764740000000-who-invited.js';
import { AuthFoldedKeys1765300000000 } from './migrations/1765300000000-folded-keys.js';
import { AuthFoldedSearches1766410000000 } from './migrations/1766410000000-folded-searches.js';
import { TellStaff1766300000000 } from './migrations/1766300000000-tell-staff.js';
import { TellStaffAgain1766700000000 } from './migrations/1766700000000-tell-staff-again.js';
import { AuditNamesStaff1766710000000 } from './migrations/1766710000000-audit-names-staff.js';
import { AuthMapLinks1767400000000 } from './migrations/1767400000000-map-links.js';
import { AuthShopName1768200000000 } from './migrations/1768200000000-shop-name.js';
import { AuthNewsAgreed1768410000000 } from './migrations/1768410000000-news-agreed.js';
import { AuthWishlists1768110000000 } from './migrations/1768110000000-wishlists.js';

/** The service's database: its tables and how it came to be, the oldest migration first. */
export const database: DatabaseParts = {
  name: 'auth',
  entities: [User, Address],
  migrations: [
    MessagingTables1700000000000,
    AuthInitial1764000000000,
    AuthStaffRoles1764100000000,
    AuthInvitations1764110000000,
    AuthSavedViews1764500000000,
    AuthUserNotes1764720000000,
    AuthTermsAgreed1764730000000,
    AuthWhoInvited1764740000000,
    KeptAnswers1764900000000,
    AuthFoldedKeys1765300000000,
    KeysOfDay1766000000000,
    TellStaff1766300000000,
    AuthFoldedSearches1766410000000,
    TellStaffAgain1766700000000,
    AuditNamesStaff1766710000000,
    AuthMapLinks1767400000000,
    AuthWishlists1768110000000,
    AuthShopName1768200000000,
    AuthNewsAgreed1768410000000,
  ],
};
