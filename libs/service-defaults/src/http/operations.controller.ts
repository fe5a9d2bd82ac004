import { Controller, Get, Header, Inject, Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Access } from '../identity/access.decorator.js';
import { Metrics } from '../metrics.js';
import { unavailable } from '../problem.js';
import { ApiExcludeController } from './api-decorators.js';
import { Draining } from './draining.js';
import { ServiceWarnings } from './service-warnings.js';

/** For operators: is it alive, can it serve, what does it count. */
@ApiExcludeController()
@Injectable()
@Controller()
export class OperationsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly warnings: ServiceWarnings,
    private readonly draining: Draining,
    @Optional() @Inject(DataSource) private readonly dataSource?: DataSource,
  ) {}

  @Get('health/live')
  @Access('public')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /** Ready means that the database answers, and that it is not about to close. The broker may be down: events wait in the outbox. */
  @Get('health/ready')
  @Access('public')
  async ready(): Promise<{ status: string; warnings?: string[] }> {
    if (this.draining.hasBegun) throw unavailable('This replica is about to close.');
    await this.dataSource?.query('SELECT 1').catch(() => {
      throw unavailable('The database does not answer.');
    });
    const { all: warnings } = this.warnings;
    return { status: 'ok', ...(warnings.length > 0 && { warnings }) };
  }

  @Get('metrics')
  @Access('public')
  @Header('content-type', 'text/plain; version=0.0.4')
  counts(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
