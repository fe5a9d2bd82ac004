export { CashModule } from './cash.module.js';
export { type CashSettings, type CashUse, takesCashIn } from './cash-settings.js';
export { CashSettingsRepository } from './cash-settings.repository.js';
export { CashUseRepository } from './cash-use.repository.js';
export { NoteCashStep } from './note-cash-step.js';
