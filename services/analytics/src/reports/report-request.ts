import { Problem } from '@mekong/contracts';
import { StreamableFile } from '@nestjs/common';
import { type Identity, sellerScope } from '@mekong/service-defaults';
import type { ReportRequest } from './reports.repository.js';
import type { Range } from '../range.js';
import { mediaTypes } from '@mekong/spreadsheets';
import type { FileFormat, ReportKind } from './reports.js';

/** The report for this caller. Throws a 403 when a seller asks for searches, which belong to the whole shop. */
export function reportRequest(
  caller: Identity,
  kind: ReportKind,
  asked: Range & { lead_days: number },
): ReportRequest {
  const seller = sellerScope(caller);
  if (seller && kind === 'searches') throw new Problem(403, 'FORBIDDEN', 'You are not allowed to do this.');
  const { from, to, lead_days: leadDays } = asked;
  return { kind, range: { from, to }, seller, leadDays };
}

/** The file as a download, named by report and days. */
export function asDownload(
  bytes: Buffer,
  { kind, format, from, to }: Range & { kind: ReportKind; format: FileFormat },
): StreamableFile {
  return new StreamableFile(bytes, {
    type: mediaTypes[format],
    length: bytes.length,
    disposition: `attachment; filename="${kind}-${from}-${to}.${format}"`,
  });
}
