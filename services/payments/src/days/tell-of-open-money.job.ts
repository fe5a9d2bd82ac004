import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RepeatingJob } from '@mekong/service-defaults';
import { TellOfOpenMoney } from './tell-of-open-money.js';

@Injectable()
export class TellOfOpenMoneyJob extends RepeatingJob implements OnApplicationBootstrap {
  private readonly telling = this.repeated('telling of open money', () => this.tellOfOpenMoney.tell());

  constructor(private readonly tellOfOpenMoney: TellOfOpenMoney) {
    super();
  }

  /** A shop that is started every morning would never come to the interval. */
  onApplicationBootstrap(): void {
    void this.tell();
  }

  @Interval(600_000)
  tell(): Promise<void> {
    return this.telling.run();
  }
}
