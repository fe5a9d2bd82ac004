import { Injectable } from '@nestjs/common';
import { Metrics } from '@mekong/service-defaults';
import { MailsRepository } from './mails.repository.js';

@Injectable()
export class MailFigures {
  constructor(metrics: Metrics, mails: MailsRepository) {
    metrics.measure('mails_waiting', 'Mails that are not sent yet', () => mails.countWaiting());
    metrics.measure('mails_oldest_seconds', 'Age of the oldest mail that is not sent yet', () =>
      mails.oldestSeconds(),
    );
  }
}
