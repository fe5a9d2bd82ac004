export { MailsModule } from './mails.module.js';
export type { UnpaidOrder } from './templates/payment-reminder.js';
export { Mail } from './mail.entity.js';
export { MailboxMessage } from './mailbox-message.entity.js';
export { MailboxRepository } from './mailbox.repository.js';
export { MailerJob } from './mailer.job.js';
export { MailsRepository } from './mails.repository.js';
export { QueueMails } from './queue-mails.js';
export { causedBy, mailOf } from './mail-of.js';
