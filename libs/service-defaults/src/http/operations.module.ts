import { Global, Module } from '@nestjs/common';
import { Metrics } from '../metrics.js';
import { PoolMetrics } from '../pool-metrics.js';
import { KeptAnswersMetrics } from '../repeats/kept-answers-metrics.js';
import { Leaving } from './leaving.js';
import { OperationsController } from './operations.controller.js';
import { ServiceWarnings } from './service-warnings.js';

@Global()
@Module({
  controllers: [OperationsController],
  providers: [Metrics, PoolMetrics, KeptAnswersMetrics, ServiceWarnings, Leaving],
  exports: [Metrics, ServiceWarnings, Leaving],
})
export class OperationsModule {}
