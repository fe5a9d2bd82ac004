import type { PaymentMethod } from '@mekong/contracts';
import { Injectable } from '@nestjs/common';
import { KhqrProvider } from '../bakong/index.js';
import type { Intent, PaymentProvider } from '../providers/index.js';
import type { Payment } from './payment.js';

/** Nobody outside takes part in it: whoever has ordered says that they have paid. */
const demo: PaymentProvider = { method: 'demo' };

/** Couriers bring the cash: orders tells when they got it, and staff when they have handed it in. */
const cod: PaymentProvider = { method: 'cod' };

/** Who takes the money of each method. */
@Injectable()
export class PaymentProviders {
  private readonly all: readonly PaymentProvider[];

  constructor(khqr: KhqrProvider) {
    this.all = [demo, khqr, cod];
  }

  /** Undefined for a method that no provider has. */
  of(method: PaymentMethod): PaymentProvider | undefined {
    return this.all.find((provider) => provider.method === method);
  }

  intentOf({ orderId, currency, amountMinor, createdAt, payUntil, reference, payload }: Payment): Intent {
    return { orderId, currency, minor: amountMinor, createdAt, payUntil, reference, payload };
  }
}
