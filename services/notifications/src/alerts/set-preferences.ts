import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PreferencesRepository, type Preferences } from './preferences.repository.js';

/** A person chooses which alerts they want; their open streams show it. */
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
