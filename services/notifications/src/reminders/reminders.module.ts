import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/index.js';
import { PlanReminders } from './plan-reminders.js';
import { RemindersRepository } from './reminders.repository.js';
import { SendRemindersJob } from './send-reminders.job.js';
import { SendReminders } from './send-reminders.js';

@Module({
  imports: [MailsModule],
  providers: [PlanReminders, RemindersRepository, SendReminders, SendRemindersJob],
  exports: [PlanReminders, RemindersRepository],
})
export class RemindersModule {}
