import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ServiceWarnings } from '@mekong/service-defaults';
import { CONFIG, type PaymentsConfig } from './config.js';

/** Whether the shop gives goods away: in production shoppers pay with the demo. */
export const sellsWithDemo = ({ NODE_ENV, PAYMENT_PROVIDER }: PaymentsConfig): boolean =>
  NODE_ENV === 'production' && PAYMENT_PROVIDER === 'demo';

/** Tells operators of a shop that sells with the demo payment. */
@Injectable()
export class WarnOfDemo implements OnModuleInit {
  constructor(
    private readonly warnings: ServiceWarnings,
    @Inject(CONFIG) private readonly config: PaymentsConfig,
  ) {}

  onModuleInit(): void {
    if (sellsWithDemo(this.config))
      this.warnings.add('PAYMENT_PROVIDER is demo: orders are marked as paid without any money.');
  }
}
