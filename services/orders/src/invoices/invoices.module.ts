import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/index.js';
import { SettingsModule } from '../settings/index.js';
import { StaffModule } from '../staff/index.js';
import { ChangeInvoiceSeller } from './change-invoice-seller.js';
import { EnterExchangeRate } from './enter-exchange-rate.js';
import { ExchangeRatesController } from './exchange-rates.controller.js';
import { ExchangeRatesRepository } from './exchange-rates.repository.js';
import { ExportInvoices } from './export-invoices.js';
import { InvoiceSellerController } from './invoice-seller.controller.js';
import { InvoiceSellerRepository } from './invoice-seller.repository.js';
import { InvoicesController } from './invoices.controller.js';
import { InvoicesRepository } from './invoices.repository.js';
import { IssueInvoices } from './issue-invoices.js';
import { MonthOfInvoicesController } from './month-of-invoices.controller.js';
import { MonthOfInvoicesRepository } from './month-of-invoices.repository.js';
import { ReadInvoice } from './read-invoice.js';
import { RequestVatInvoice } from './request-vat-invoice.js';
import { VatRequestsRepository } from './vat-requests.repository.js';
import { WantVatInvoice } from './want-vat-invoice.js';

@Module({
  imports: [OrdersModule, SettingsModule, StaffModule],
  controllers: [
    ExchangeRatesController,
    InvoiceSellerController,
    InvoicesController,
    MonthOfInvoicesController,
  ],
  providers: [
    ChangeInvoiceSeller,
    EnterExchangeRate,
    ExchangeRatesRepository,
    ExportInvoices,
    InvoiceSellerRepository,
    InvoicesRepository,
    IssueInvoices,
    MonthOfInvoicesRepository,
    ReadInvoice,
    RequestVatInvoice,
    VatRequestsRepository,
    WantVatInvoice,
  ],
  exports: [InvoicesRepository, WantVatInvoice],
})
export class InvoicesModule {}
