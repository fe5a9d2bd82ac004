import { staffActed, type NewEvent } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import type { FileFormat } from './reports/reports.js';
import type { ReportRequest } from './reports/reports.repository.js';

/** The entry of the audit log for a report that somebody has as a file, which leaves the shop. */
export function reportExported(
  caller: Identity,
  { kind, range: { from, to } }: ReportRequest,
  format: FileFormat,
): NewEvent {
  const subject = { type: 'report', id: kind, name: kind };
  return staffActed(caller, 'report.exported', subject, { after: { from, to, format } });
}
