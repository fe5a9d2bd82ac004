import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { alertKinds, type AlertKind } from './alert.entity.js';
import { notifyReplicas } from './live/replicas.repository.js';

export type Preferences = Record<AlertKind, boolean>;

@Injectable()
export class PreferencesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Which kinds of alerts this person wants; all by default. */
  async of(userId: string): Promise<Preferences> {
    const [row] = await this.dataSource.query('SELECT unwanted FROM alert_preferences WHERE user_id = $1', [
      userId,
    ]);
    const unwanted: string[] = row?.unwanted ?? [];
    return Object.fromEntries(alertKinds.map((kind) => [kind, !unwanted.includes(kind)])) as Preferences;
  }

  async save(tx: EntityManager, userId: string, preferences: Preferences): Promise<void> {
    await tx.query(
      `INSERT INTO alert_preferences (user_id, unwanted) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET unwanted = EXCLUDED.unwanted`,
      [userId, alertKinds.filter((kind) => !preferences[kind])],
    );
    await notifyReplicas(tx, { reader: userId });
  }

  async forget(tx: EntityManager, userId: string): Promise<void> {
    await tx.query('DELETE FROM alert_preferences WHERE user_id = $1', [userId]);
  }
}
