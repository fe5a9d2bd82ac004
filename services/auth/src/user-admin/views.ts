import { addressView } from '../addresses/addresses.http.js';
import { auditEntryView } from '../audit-log/audit-log.http.js';
import { noteView } from '../notes/notes.http.js';
import { loginView, sessionView } from '../sessions/sessions.http.js';
import { managedUserView } from '../users/users.http.js';
import type { ExportedUser } from './export-user.js';

/** What the accounts have of a person, without any hash, code or token. */
export function exportedUserView({
  user,
  notes,
  addresses,
  views,
  wishlist,
  sessions,
  logins,
  auditEntries,
}: ExportedUser) {
  return {
    account: managedUserView(user),
    notes: notes.map(noteView),
    addresses: addresses.map(addressView),
    saved_views: views,
    wishlist,
    sessions: sessions.map(sessionView),
    logins: logins.map(loginView),
    audit_entries: auditEntries.map(auditEntryView),
  };
}
