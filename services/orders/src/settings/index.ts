export { SettingsModule } from './settings.module.js';
export { SettingsRepository } from './settings.repository.js';
