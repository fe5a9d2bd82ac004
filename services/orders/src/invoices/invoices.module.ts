import { Module } from '@nestjs/common';
import { ChangeInvoiceSeller } from './change-invoice-seller.js';
import { EnterExchangeRate } from './enter-exchange-rate.js';
import { ExchangeRatesController } from './exchange-rates.controller.js';
import { ExchangeRatesRepository } from './exchange-rates.repository.js';
import { InvoiceSellerController } from './invoice-seller.controller.js';
import { InvoiceSellerRepository } from './invoice-seller.repository.js';

@Module({
  controllers: [ExchangeRatesController, InvoiceSellerController],
  providers: [ChangeInvoiceSeller, EnterExchangeRate, ExchangeRatesRepository, InvoiceSellerRepository],
})
export class InvoicesModule {}
