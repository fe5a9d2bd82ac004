import { Inject, Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../metrics.js';
import { keptAnswersBytes } from './kept-answers.js';

/** How much room the answers take that a service keeps for repeated calls. */
@Injectable()
export class KeptAnswersMetrics {
  constructor(metrics: Metrics, @Optional() @Inject(DataSource) dataSource?: DataSource) {
    if (!dataSource) return;
    const help = 'Bytes of the table of answers that are kept for calls with an Idempotency-Key';
    metrics.measure('kept_answers_bytes', help, () => keptAnswersBytes(dataSource));
  }
}
