import type { AuditEntry } from './audit-log.repository.js';

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
