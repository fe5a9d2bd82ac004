import { Module, type DynamicModule } from '@nestjs/common';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import {
  databaseModule,
  type DatabaseParts,
  IdentityModule,
  KeptAnswers1764900000000,
  KeysOfDay1766000000000,
  OperationsModule,
} from '@mekong/service-defaults';
import type { AnalyticsConfig } from './config.js';
import { AnalyticsRepository } from './figures/analytics.repository.js';
import { ReportJobsRepository } from './reports/report-jobs.repository.js';
import { ReportsRepository } from './reports/reports.repository.js';
import { AnalyticsEvents } from './events.js';
import { AnalyticsController } from './figures/analytics.controller.js';
import { ReportJobsController } from './reports/report-jobs.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsJob } from './reports/reports.job.js';
import { CatalogueRepository } from './facts/catalogue.repository.js';
import { OrdersRepository } from './facts/orders.repository.js';
import { RecordCatalogue } from './facts/record-catalogue.js';
import { RecordOrders } from './facts/record-orders.js';
import { RecordShoppers } from './facts/record-shoppers.js';
import { ShoppersRepository } from './facts/shoppers.repository.js';
import { TidyVisits } from './facts/tidy-visits.js';
import { TidyVisitsJob } from './facts/tidy-visits.job.js';
import { ExportReport } from './reports/export-report.js';
import { MakeReports } from './reports/make-reports.js';
import { RemoveOldReports } from './reports/remove-old-reports.js';
import { RequestReport } from './reports/request-report.js';
import { AnalyticsInitial1764000000000 } from './migrations/1764000000000-initial.js';
import { AnalyticsPartialRefunds1764100000000 } from './migrations/1764100000000-partial-refunds.js';
import { AnalyticsRestockAt1764500000000 } from './migrations/1764500000000-restock-at.js';
import { AnalyticsDaysOfOrders1765200000000 } from './migrations/1765200000000-days-of-orders.js';
import { AnalyticsSoldLines1765300000000 } from './migrations/1765300000000-sold-lines.js';

@Module({})
export class AppModule {
  static readonly database: DatabaseParts = {
    name: 'analytics',
    hasReports: true,
    entities: [],
    migrations: [
      MessagingTables1700000000000,
      AnalyticsInitial1764000000000,
      AnalyticsPartialRefunds1764100000000,
      AnalyticsRestockAt1764500000000,
      AnalyticsDaysOfOrders1765200000000,
      AnalyticsSoldLines1765300000000,
      KeptAnswers1764900000000,
      KeysOfDay1766000000000,
    ],
  };

  static register(config: AnalyticsConfig, bus?: InProcessBus): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(config, AppModule.database),
        MessagingModule.register('analytics', config, bus),
        IdentityModule.register(config.AUTH_PUBLIC_KEY),
        OperationsModule,
      ],
      controllers: [AnalyticsController, ReportJobsController, ReportsController],
      providers: [
        AnalyticsEvents,
        AnalyticsRepository,
        ReportsRepository,
        ReportJobsRepository,
        CatalogueRepository,
        OrdersRepository,
        ShoppersRepository,
        RecordOrders,
        RecordCatalogue,
        RecordShoppers,
        RequestReport,
        ExportReport,
        MakeReports,
        RemoveOldReports,
        ReportsJob,
        TidyVisits,
        TidyVisitsJob,
      ],
    };
  }
}
