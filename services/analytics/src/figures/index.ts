export { FiguresModule } from './figures.module.js';
export { AnalyticsRepository } from './analytics.repository.js';
export { totalsOf } from './totals.js';
