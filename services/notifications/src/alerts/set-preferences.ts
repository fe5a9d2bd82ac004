import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Identity } from '@mekong/service-defaults';
import { alertKinds, type AlertKind } from './alert.entity.js';
import { PreferencesRepository, type Preferences } from './preferences.repository.js';

/** What is missing stays as it is. */
export type ChosenPreferences = Omit<Preferences, 'mail' | 'stock_from'> &
  Partial<Pick<Preferences, 'mail' | 'stock_from'>>;

/**
 * Saves which alerts a person wants, how, and from which stock on, and updates their open streams. What they do not want is not
 * mailed either. Answers all preferences.
 */
@Injectable()
export class SetPreferences {
  constructor(
    private readonly dataSource: DataSource,
    private readonly preferences: PreferencesRepository,
  ) {}

  set(caller: Identity, chosen: ChosenPreferences): Promise<Preferences> {
    return this.dataSource.transaction(async (tx) => {
      const { mail: mailed, stock_from: was } = await this.preferences.of(caller.userId, tx);
      const { mail = mailed, stock_from = was } = chosen;
      const isMailed = (kind: AlertKind) => chosen[kind] && mail.includes(kind);
      const preferences = { ...chosen, mail: alertKinds.filter(isMailed), stock_from };
      await this.preferences.save(tx, caller, preferences);
      return preferences;
    });
  }
}
