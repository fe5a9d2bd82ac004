import { Inject, Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from './metrics.js';
import { poolOf } from './sql.js';

/** How a service uses its connections to the database. */
@Injectable()
export class PoolMetrics {
  constructor(metrics: Metrics, @Optional() @Inject(DataSource) dataSource?: DataSource) {
    if (!dataSource) return;
    const pool = () => poolOf(dataSource);
    metrics.measure('database_connections', 'Open connections to the database', () => pool().totalCount);
    metrics.measure('database_connections_idle', 'Those of them that nothing uses', () => pool().idleCount);
    metrics.measure(
      'database_connections_waited_for',
      'Who waits for a connection',
      () => pool().waitingCount,
    );
  }
}
