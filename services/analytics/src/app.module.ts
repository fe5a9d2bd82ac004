import { Module, type DynamicModule } from '@nestjs/common';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import { databaseModule, IdentityModule, OperationsModule } from '@mekong/service-defaults';
import type { AnalyticsConfig } from './config.js';
import { AnalyticsRepository } from './figures/analytics.repository.js';
import { AnalyticsTables1700000001000 } from './migrations/1700000001000-analytics-tables.js';
import { ReportJobs1700000002000 } from './migrations/1700000002000-report-jobs.js';
import { Roles1700000003000 } from './migrations/1700000003000-roles.js';
import { NamesAsSold1700000004000 } from './migrations/1700000004000-names-as-sold.js';
import { ReportLanguages1700000005000 } from './migrations/1700000005000-report-languages.js';
import { ReportJobsRepository } from './reports/report-jobs.repository.js';
import { ReportsRepository } from './reports/reports.repository.js';
import { AnalyticsEvents } from './events.js';
import { AnalyticsController } from './figures/analytics.controller.js';
import { ReportJobsController } from './reports/report-jobs.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReportsJob } from './reports/reports.job.js';
import { FollowCatalogue } from './facts/follow-catalogue.js';
import { FollowOrders } from './facts/follow-orders.js';
import { FollowShoppers } from './facts/follow-shoppers.js';
import { MakeReports } from './reports/make-reports.js';

@Module({})
export class AppModule {
  static register(config: AnalyticsConfig, bus?: InProcessBus): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(config, {
          name: 'analytics',
          hasReports: true,
          entities: [],
          migrations: [
            MessagingTables1700000000000,
            AnalyticsTables1700000001000,
            ReportJobs1700000002000,
            Roles1700000003000,
            NamesAsSold1700000004000,
            ReportLanguages1700000005000,
          ],
        }),
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
        FollowOrders,
        FollowCatalogue,
        FollowShoppers,
        MakeReports,
        ReportsJob,
      ],
    };
  }
}
