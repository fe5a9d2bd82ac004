import { z } from 'zod';
import { staffRoleSchema } from './auth.events.js';
import { orderSteps } from './order-steps.js';

const mail = { mail_id: z.uuid(), template: z.string(), to: z.string() };

export const notificationsEvents = {
  'mail.sent.v1': z.object(mail),
  'mail.failed.v1': z.object({ ...mail, reason: z.string() }),
  /** Staff want an order to take a step, said outside the dashboard; orders judges it as if they had pressed its button there. */
  'order.step-wanted.v1': z.object({
    order_id: z.string(),
    step: z.enum(orderSteps),
    /** With whom it leaves; without one orders answers which couriers there are. */
    courier: z.string().max(100).optional(),
    tracking_number: z.string().max(100).optional(),
    /** Who wants it, with the role that they have now. */
    by: z.object({ user_id: z.uuid(), email: z.string(), name: z.string(), role: staffRoleSchema }),
    via: z.enum(['telegram']),
    /** Comes back with the answer; only whoever asks knows what it means. */
    reply_to: z.string().max(200),
  }),
};
