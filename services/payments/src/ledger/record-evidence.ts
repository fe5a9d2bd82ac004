import { Injectable, Logger } from '@nestjs/common';
import { EvidenceRepository, type Evidence } from './evidence.repository.js';

/**
 * Writes down that money came, once for each id of the provider's, before anything is decided about it: so it stays known whatever
 * becomes of the order. Answers the id of the evidence; it is posted after that, by whoever recorded it or by a job.
 */
@Injectable()
export class RecordEvidence {
  private readonly logger = new Logger(RecordEvidence.name);

  constructor(private readonly evidence: EvidenceRepository) {}

  async record(seen: Omit<Evidence, 'id'>): Promise<string> {
    const id = await this.evidence.add(seen);
    if (id) return id;
    const known = (await this.evidence.findOf(seen.provider, seen.transactionId))!;
    if (known.currency === seen.currency && known.minor === seen.minor) return known.id;
    // A provider that tells of another amount under the same id: it is money of its own until people have looked at it.
    this.logger.warn(`${seen.provider} tells of ${seen.transactionId} with another amount than before`);
    const transactionId = `${seen.transactionId}#${seen.currency}${seen.minor}`;
    const other = await this.evidence.add({ ...seen, transactionId });
    return other ?? (await this.evidence.findOf(seen.provider, transactionId))!.id;
  }
}
