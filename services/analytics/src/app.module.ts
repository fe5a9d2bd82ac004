import { Module, type DynamicModule } from '@nestjs/common';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import { databaseModule, IdentityModule, OperationsModule } from '@mekong/service-defaults';
import type { AnalyticsConfig } from './config.js';
import { AnalyticsRepository } from './figures/analytics.repository.js';
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
import { AnalyticsInitial1764000000000 } from './migrations/1764000000000-initial.js';

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
          migrations: [MessagingTables1700000000000, AnalyticsInitial1764000000000],
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
