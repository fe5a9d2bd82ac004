export { auditEntry } from './audit-log.dto.js';
export { auditEntryView } from './views.js';
