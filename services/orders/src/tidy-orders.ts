import { Injectable } from '@nestjs/common';
import { HoldsRepository, HourlyOrdersRepository, IdempotencyKeysRepository } from './checkout/index.js';
import { InvoicesRepository } from './invoices/index.js';
import { PromoGuessesRepository } from './promo-codes/index.js';
import { ReturnsRepository } from './returns/index.js';
import { StockHistoryRepository } from './stock/index.js';

/** Removes what is no longer needed: keys of checkouts, networks of orders, old changes of stocks, invoices, guesses of codes and photos of returns. */
@Injectable()
export class TidyOrders {
  constructor(
    private readonly keys: IdempotencyKeysRepository,
    private readonly holds: HoldsRepository,
    private readonly hourly: HourlyOrdersRepository,
    private readonly stockHistory: StockHistoryRepository,
    private readonly invoices: InvoicesRepository,
    private readonly promoGuesses: PromoGuessesRepository,
    private readonly returns: ReturnsRepository,
  ) {}

  async tidy(): Promise<void> {
    await this.keys.removeOld();
    await this.holds.forgetNetworks();
    await this.hourly.removeOld();
    await this.stockHistory.removeOld();
    await this.invoices.removeOld();
    await this.promoGuesses.removeOld();
    await this.returns.removeOldPhotos();
  }
}
