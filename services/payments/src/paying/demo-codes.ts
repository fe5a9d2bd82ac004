import { Injectable } from '@nestjs/common';
import { KhqrProvider } from '../bakong/index.js';
import { type Payment, PaymentProviders } from '../payments/index.js';

/** The demo shows the same code as a shop with a bank does; nobody waits for money by it, so it is stored nowhere. */
@Injectable()
export class DemoCodes {
  constructor(
    private readonly khqr: KhqrProvider,
    private readonly providers: PaymentProviders,
  ) {}

  async of(payment: Payment): Promise<string> {
    return (await this.khqr.create(this.providers.intentOf(payment))).payload;
  }
}
