export { AuditLogModule } from './audit-log.module.js';
export { RecordAct } from './record-act.js';
export { actOnSelf, actOnUser, withoutPerson } from './staff-act.js';
export { type AuditEntry, AuditLogRepository } from './audit-log.repository.js';
