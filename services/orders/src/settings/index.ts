export { SettingEdits, type KeptSetting } from './setting-edits.js';
export { SettingsModule } from './settings.module.js';
export { SettingsRepository } from './settings.repository.js';
