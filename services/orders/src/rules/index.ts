export { OrderRulesRepository } from './order-rules.repository.js';
export type { OrderRules } from './order-rules.js';
export { RulesModule } from './rules.module.js';
export { rulesInForce } from './rules-in-force.js';
