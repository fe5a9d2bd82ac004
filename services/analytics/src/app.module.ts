import { Module, type DynamicModule } from '@nestjs/common';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import { databaseModule, IdentityModule, OperationsModule } from '@mekong/service-defaults';
import type { AnalyticsConfig } from './config.js';
import { AnalyticsRepository } from './data-access/analytics.repository.js';
import { AnalyticsTables1700000001000 } from './data-access/migrations/1700000001000-analytics-tables.js';
import { ReportJobs1700000002000 } from './data-access/migrations/1700000002000-report-jobs.js';
import { Roles1700000003000 } from './data-access/migrations/1700000003000-roles.js';
import { NamesAsSold1700000004000 } from './data-access/migrations/1700000004000-names-as-sold.js';
import { ReportLanguages1700000005000 } from './data-access/migrations/1700000005000-report-languages.js';
import { ReportJobsRepository } from './data-access/report-jobs.repository.js';
import { ReportsRepository } from './data-access/reports.repository.js';
import { AnalyticsEvents } from './entry-points/events/analytics.events.js';
import { AnalyticsController } from './entry-points/http/analytics.controller.js';
import { ReportJobsController } from './entry-points/http/report-jobs.controller.js';
import { ReportsController } from './entry-points/http/reports.controller.js';
import { ReportsJob } from './entry-points/jobs/reports.job.js';
import { FollowCatalogue } from './use-cases/follow-catalogue.js';
import { FollowOrders } from './use-cases/follow-orders.js';
import { FollowShoppers } from './use-cases/follow-shoppers.js';
import { MakeReports } from './use-cases/make-reports.js';

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
