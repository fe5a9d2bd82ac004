import { paymentMethods, type PaymentMethod } from '@mekong/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { RecordEvidence } from '../ledger/index.js';
import { PaymentProviders, PaymentsRepository } from '../payments/index.js';
import { PostEvidence } from '../posting/index.js';
import type { PaymentProvider, StatementMoney } from '../providers/index.js';
import { ProviderStatementsRepository } from './provider-statements.repository.js';

const everySeconds = 3_600;
/** After one that could not be read. */
const againSeconds = 300;
/** What a provider lists late is read with the next ones; what is known is not counted again. */
const overlapMs = 86_400_000;

/**
 * Reads what providers list of the money that came, so that also what nobody asks about is known: what was paid long after the
 * time to pay, or twice. A bank's file belongs to no provider, and is read by its columns (`statements`).
 */
@Injectable()
export class ReadProviderStatements {
  private readonly logger = new Logger(ReadProviderStatements.name);

  constructor(
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentsRepository,
    private readonly reads: ProviderStatementsRepository,
    private readonly recordEvidence: RecordEvidence,
    private readonly postEvidence: PostEvidence,
  ) {}

  /** Those that are due. One that cannot be read stops no other. */
  async readDue(): Promise<void> {
    for (const method of paymentMethods) {
      const provider = this.providers.of(method);
      if (provider?.readStatement) await this.read(method, provider);
    }
  }

  private async read(method: PaymentMethod, provider: PaymentProvider): Promise<void> {
    const readUntil = await this.reads.take(method);
    if (!readUntil) return;
    const until = new Date();
    try {
      const listed = await provider.readStatement!(new Date(readUntil.getTime() - overlapMs), until);
      for (const money of listed) await this.keep(method, money);
      await this.reads.note(method, until, everySeconds);
    } catch (error) {
      this.logger.warn(`the statement of ${method} could not be read: ${(error as Error).message}`);
      await this.reads.note(method, null, againSeconds);
    }
  }

  private async keep(method: PaymentMethod, { reference, ...money }: StatementMoney): Promise<void> {
    const orderId = reference === null ? undefined : await this.payments.findReferred(method, reference);
    const id = await this.recordEvidence.record({ ...money, provider: method, orderId: orderId ?? null });
    // It is recorded: what fails now is made up for by a job.
    await this.postEvidence
      .post(id)
      .catch((error: Error) => this.logger.warn(`evidence ${id} could not be posted yet: ${error.message}`));
  }
}
