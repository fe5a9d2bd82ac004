import { staffActed, type NewEvent } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import type { FileFormat } from './reports.js';
import type { ReportRequest } from './reports.repository.js';

/** The audit log's entry for an export of a report: its data leaves the shop with the file. */
export function reportExported(
  caller: Identity,
  { kind, range: { from, to } }: ReportRequest,
  format: FileFormat,
): NewEvent {
  const subject = { type: 'report', id: kind, name: kind };
  return staffActed(caller, 'report.exported', subject, { after: { from, to, format } });
}
