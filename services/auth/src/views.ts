import type { AccountSetup } from '@mekong/service-defaults';
import type { Address } from './addresses/address.entity.js';
import type { AuditEntry } from './audit-log/audit-log.repository.js';
import type { Invitation } from './invitations/invitations.repository.js';
import type { Login } from './sessions/logins.repository.js';
import type { Note } from './notes/note.js';
import type { Session } from './sessions/sessions.repository.js';
import { browserName } from './sessions/browser-name.js';
import type { ExportedUser } from './users/export-user.js';
import type { User } from './users/user.entity.js';

/** A user, without any hash, code or token. `setup`: what they must do before anything else as staff. */
export function userView(user: User, setup?: AccountSetup) {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    phone: user.phone ?? null,
    address: user.address ?? null,
    language: user.language ?? null,
    is_verified: user.isVerified,
    created_at: user.createdAt.toISOString(),
    ...(setup && { must_set_up: setup }),
  };
}

/** A saved address as its owner sees it. */
export function addressView({ id, label, recipient, phone, province, district, line, isDefault }: Address) {
  return { id, label, recipient, phone, province, district, line, is_default: isDefault };
}

/** A user for admins. */
export function managedUserView(user: User) {
  return {
    ...userView(user),
    is_blocked: Boolean(user.blockedAt),
    has_two_step: user.hasTwoStep,
    terms_agreed_at: user.termsAgreedAt?.toISOString() ?? null,
    version: user.version,
  };
}

const noteView = ({ id, text, writtenAt, byName }: Note) => ({
  id,
  text,
  at: writtenAt.toISOString(),
  by: byName,
});

export const notesView = (notes: Note[]) => ({ notes: notes.map(noteView) });

export const invitationView = (invitation: Invitation) => ({
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  invited_by: invitation.invitedByName,
  created_at: invitation.createdAt.toISOString(),
  expires_at: invitation.expiresAt.toISOString(),
});

export function auditEntryView(entry: AuditEntry) {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    service: entry.source,
    action: entry.action,
    actor: { id: entry.actorId, name: entry.actorName, email: entry.actorEmail },
    subject: { type: entry.subjectType, id: entry.subjectId, name: entry.subjectName },
    before: entry.before,
    after: entry.after,
  };
}

export function sessionView(session: Session) {
  return {
    id: session.id,
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    browser: browserName(session.userAgent),
    address: session.address,
    is_current: session.isCurrent,
  };
}

export function loginView({ at, userAgent, address, outcome }: Login) {
  return { at: at.toISOString(), browser: browserName(userAgent), address, outcome };
}

/** What the accounts have of a person, without any hash, code or token. */
export function exportedUserView({
  user,
  notes,
  addresses,
  views,
  sessions,
  logins,
  auditEntries,
}: ExportedUser) {
  return {
    account: managedUserView(user),
    notes: notes.map(noteView),
    addresses: addresses.map(addressView),
    saved_views: views,
    sessions: sessions.map(sessionView),
    logins: logins.map(loginView),
    audit_entries: auditEntries.map(auditEntryView),
  };
}
