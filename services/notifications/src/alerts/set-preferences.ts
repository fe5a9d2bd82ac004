import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PreferencesRepository, type Preferences } from './preferences.repository.js';

/** Saves which alerts a person wants, and updates their open streams. */
@Injectable()
export class SetPreferences {
  constructor(
    private readonly dataSource: DataSource,
    private readonly preferences: PreferencesRepository,
  ) {}

  run(userId: string, preferences: Preferences): Promise<void> {
    return this.dataSource.transaction((tx) => this.preferences.save(tx, userId, preferences));
  }
}
