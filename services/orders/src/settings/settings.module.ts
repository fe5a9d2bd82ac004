import { Module } from '@nestjs/common';
import { SettingEdits } from './setting-edits.js';
import { SettingsRepository } from './settings.repository.js';

@Module({ providers: [SettingEdits, SettingsRepository], exports: [SettingEdits, SettingsRepository] })
export class SettingsModule {}
