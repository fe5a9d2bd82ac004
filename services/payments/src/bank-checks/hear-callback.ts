import type { PaymentMethod } from '@mekong/contracts';
import { ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { PaymentProviders, PaymentsRepository } from '../payments/index.js';
import type { Callback } from '../providers/index.js';
import { BankChecksRepository } from './bank-checks.repository.js';

/**
 * A provider says that it has news of a payment. That is no evidence: the provider is asked soon, and what it answers then counts.
 * One of a payment that the shop does not know (yet) changes nothing, as each is asked about again and again anyway.
 */
@Injectable()
export class HearCallback {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentsRepository,
    private readonly checks: BankChecksRepository,
  ) {}

  /** Throws 404 where the provider calls nobody, and 403 for a forgery. */
  async hear(method: PaymentMethod, callback: Callback): Promise<void> {
    const provider = this.providers.of(method);
    if (!provider?.parseCallback) throw new NotFoundException();
    const reference = provider.parseCallback(callback);
    if (reference === undefined) throw new ForbiddenException();
    const orderId = await this.payments.findReferred(method, reference);
    if (orderId) await this.checks.bringForward(orderId);
  }
}
