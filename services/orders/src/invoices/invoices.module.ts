import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/index.js';
import { StaffModule } from '../staff/index.js';
import { ChangeInvoiceSeller } from './change-invoice-seller.js';
import { EnterExchangeRate } from './enter-exchange-rate.js';
import { ExchangeRatesController } from './exchange-rates.controller.js';
import { ExchangeRatesRepository } from './exchange-rates.repository.js';
import { InvoiceSellerController } from './invoice-seller.controller.js';
import { InvoiceSellerRepository } from './invoice-seller.repository.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesRepository } from './invoices.repository.js';
import { IssueInvoices } from './issue-invoices.js';
import { ReadInvoice } from './read-invoice.js';
import { RequestVatInvoice } from './request-vat-invoice.js';

@Module({
  imports: [OrdersModule, StaffModule],
  controllers: [ExchangeRatesController, InvoiceSellerController, InvoicesController],
  providers: [
    ChangeInvoiceSeller,
    EnterExchangeRate,
    ExchangeRatesRepository,
    InvoiceSellerRepository,
    InvoicesRepository,
    IssueInvoices,
    ReadInvoice,
    RequestVatInvoice,
  ],
  exports: [InvoicesRepository],
})
export class InvoicesModule {}
