import { Global, Module } from '@nestjs/common';
import { DatabaseWatch } from '../database-watch.js';
import { Metrics } from '../metrics.js';
import { PoolMetrics } from '../pool-metrics.js';
import { KeptAnswersMetrics } from '../idempotency/kept-answers-metrics.js';
import { Draining } from './draining.js';
import { OperationsController } from './operations.controller.js';
import { ServiceWarnings } from './service-warnings.js';

@Global()
@Module({
  controllers: [OperationsController],
  providers: [Metrics, PoolMetrics, KeptAnswersMetrics, DatabaseWatch, ServiceWarnings, Draining],
  exports: [Metrics, ServiceWarnings, Draining],
})
export class OperationsModule {}
