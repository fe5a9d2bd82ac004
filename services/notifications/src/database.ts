import { MessagingTables1700000000000 } from '@mekong/messaging';
import {
  type DatabaseParts,
  KeptAnswers1764900000000,
  KeysOfDay1766000000000,
} from '@mekong/service-defaults';
import { Mail, MailboxMessage } from './mails/index.js';
import { NotificationsInitial1764000000000 } from './migrations/1764000000000-initial.js';
import { MailTraces1764300000000 } from './migrations/1764300000000-mail-traces.js';
import { RestockAt1764500000000 } from './migrations/1764500000000-restock-at.js';
import { ReviewsAndActs1764600000000 } from './migrations/1764600000000-reviews-and-acts.js';
import { AlertChoices1764700000000 } from './migrations/1764700000000-alert-choices.js';
import { BackupNotes1764710000000 } from './migrations/1764710000000-backup-notes.js';
import { ShopFacts1764800000000 } from './migrations/1764800000000-shop-facts.js';
import { ShopLook1768200000000 } from './migrations/1768200000000-shop-look.js';
import { PriceStyle1767500000000 } from './migrations/1767500000000-price-style.js';
import { Telegram1767900000000 } from './migrations/1767900000000-telegram.js';
import { ProductWaits1768100000000 } from './migrations/1768100000000-product-waits.js';
import { AlertsOfQuestions1768500000000 } from './migrations/1768500000000-alerts-of-questions.js';
import { SendingSettings1768600000000 } from './migrations/1768600000000-sending-settings.js';
import { KnownStaff1766300000000 } from './migrations/1766300000000-known-staff.js';
import { SettledAlerts1766500000000 } from './migrations/1766500000000-settled-alerts.js';

/** The service's database: its tables and how it came to be, the oldest migration first. */
export const database: DatabaseParts = {
  name: 'notifications',
  entities: [Mail, MailboxMessage],
  migrations: [
    MessagingTables1700000000000,
    NotificationsInitial1764000000000,
    MailTraces1764300000000,
    RestockAt1764500000000,
    ReviewsAndActs1764600000000,
    AlertChoices1764700000000,
    BackupNotes1764710000000,
    ShopFacts1764800000000,
    KeptAnswers1764900000000,
    KeysOfDay1766000000000,
    KnownStaff1766300000000,
    SettledAlerts1766500000000,
    PriceStyle1767500000000,
    Telegram1767900000000,
    ProductWaits1768100000000,
    ShopLook1768200000000,
    AlertsOfQuestions1768500000000,
    SendingSettings1768600000000,
  ],
};
