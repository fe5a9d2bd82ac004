import { Module, type DynamicModule } from '@nestjs/common';
import { serviceModules, type InProcessBus } from '@mekong/messaging';
import type { AnalyticsConfig } from './config.js';
import { database } from './database.js';
import { AnalyticsEvents } from './events.js';
import { FactsModule } from './facts/index.js';
import { FiguresModule } from './figures/index.js';
import { ReportsModule } from './reports/index.js';

@Module({ imports: [FactsModule, FiguresModule, ReportsModule], providers: [AnalyticsEvents] })
export class AppModule {
  static readonly database = database;

  static register(config: AnalyticsConfig, bus?: InProcessBus): DynamicModule {
    return { module: AppModule, imports: serviceModules('analytics', database, { config }, bus) };
  }
}
