import { Global, Module } from '@nestjs/common';
import { DatabaseWatch } from '../database-watch.js';
import { Metrics } from '../metrics.js';
import { PoolMetrics } from '../pool-metrics.js';
import { KeptAnswersMetrics } from '../repeats/kept-answers-metrics.js';
import { Leaving } from './leaving.js';
import { OperationsController } from './operations.controller.js';
import { ServiceWarnings } from './service-warnings.js';

@Global()
@Module({
  controllers: [OperationsController],
  providers: [Metrics, PoolMetrics, KeptAnswersMetrics, DatabaseWatch, ServiceWarnings, Leaving],
  exports: [Metrics, ServiceWarnings, Leaving],
})
export class OperationsModule {}
