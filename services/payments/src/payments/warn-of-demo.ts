import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ServiceWarnings } from '@mekong/service-defaults';
import { CONFIG, sellsWithDemo, type PaymentsConfig } from '../config.js';

/** Tells operators of a shop that sells with the demo payment. */
@Injectable()
export class WarnOfDemo implements OnModuleInit {
  constructor(
    private readonly warnings: ServiceWarnings,
    @Inject(CONFIG) private readonly config: PaymentsConfig,
  ) {}

  onModuleInit(): void {
    if (sellsWithDemo(this.config))
      this.warnings.add('PAYMENT_METHODS has demo: orders are marked as paid without any money.');
  }
}
