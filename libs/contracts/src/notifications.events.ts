import { z } from 'zod';

const mail = { mail_id: z.uuid(), template: z.string(), to: z.string() };

export const notificationsEvents = {
  'mail.sent.v1': z.object(mail),
  'mail.failed.v1': z.object({ ...mail, reason: z.string() }),
};
