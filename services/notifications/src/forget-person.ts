import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AlertsRepository } from './alerts/alerts.repository.js';
import { EndStreams } from './alerts/live/end-streams.js';
import { PreferencesRepository } from './alerts/preferences.repository.js';
import { MailsRepository } from './mails/mails.repository.js';

/** Deletes a person's read marks, preferences and mails, and ends their streams. */
@Injectable()
export class ForgetPerson {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly preferences: PreferencesRepository,
    private readonly mails: MailsRepository,
    private readonly endStreams: EndStreams,
  ) {}

  /** Removes only mails from before `deletedAt`, as a later account may have the same address. */
  async run(
    tx: EntityManager,
    person: { user_id: string; email?: string },
    deletedAt: string,
  ): Promise<void> {
    await this.alerts.forgetReader(tx, person.user_id);
    await this.preferences.forget(tx, person.user_id);
    await this.endStreams.run(tx, person.user_id);
    if (person.email) await this.mails.removeAllTo(tx, person.email, deletedAt);
  }
}
