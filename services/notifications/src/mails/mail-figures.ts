import { Injectable } from '@nestjs/common';
import { PartState } from '@mekong/messaging';
import { Metrics } from '@mekong/service-defaults';
import { MailsRepository } from './mails.repository.js';

@Injectable()
export class MailFigures {
  constructor(metrics: Metrics, state: PartState, mails: MailsRepository) {
    const oldestSeconds = () => mails.oldestSeconds();
    metrics.measure('mails_waiting', 'Mails that are not sent yet', () => mails.countWaiting());
    metrics.measure('mails_oldest_seconds', 'Age of the oldest mail that is not sent yet', oldestSeconds);
    state.watchMails(oldestSeconds);
  }
}
