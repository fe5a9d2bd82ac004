import { z } from 'zod';
import { pageQuery, text, seenVersion, pageFields } from '@mekong/service-defaults';
import { roleSchema, withLatinDigits } from '@mekong/contracts';
import { email, password, personName } from '../accounts/accounts.http.js';
import { address } from '../addresses/addresses.http.js';
import { auditEntry } from '../audit-log/audit-log.http.js';
import { note } from '../notes/notes.http.js';
import { savedView } from '../saved-views/saved-views.http.js';
import { login, session } from '../sessions/sessions.http.js';
import { userAnswer } from '../users/users.http.js';

const yesOrNo = z.enum(['true', 'false']).transform((value) => value === 'true');

export const usersQuery = pageQuery({ default: 50, max: 100 }).extend({
  q: text(100).optional().describe('Part of the name, the email or the phone number, in any letter case'),
  role: roleSchema.optional(),
  verified: yesOrNo.optional(),
  blocked: yesOrNo.optional(),
});
export type UsersQuery = z.infer<typeof usersQuery>;

/** An empty password keeps the old one. */
export const editBody = z.object({
  name: personName.optional(),
  email: email.optional(),
  role: roleSchema.optional(),
  phone: text(50)
    .overwrite(withLatinDigits)
    .nullish()
    .transform((value) => value ?? undefined),
  address: text(1_000)
    .nullish()
    .transform((value) => value ?? undefined),
  password: z
    .union([z.literal('').transform(() => undefined), password])
    .nullish()
    .transform((value) => value ?? undefined),
  version: seenVersion,
});
export type EditBody = z.infer<typeof editBody>;

const adminUser = userAnswer
  .extend({
    is_blocked: z.boolean(),
    has_two_step: z.boolean(),
    terms_agreed_at: z
      .string()
      .nullable()
      .describe('When they agreed to the terms and the privacy policy; null where that is not recorded'),
    news_agreed_at: z
      .string()
      .nullable()
      .describe('When they agreed to be written to about offers; null where they have not, or no more'),
    version: z.int(),
  })
  .meta({ id: 'ManagedUser' });
export const oneManaged = z.object({ user: adminUser });
export const managedAndMessage = oneManaged.extend({ message: z.string() });
export const usersAnswer = z.object({
  users: z.array(adminUser),
  currentPage: z.int(),
  ...pageFields,
});
export const exportAnswer = z.object({
  account: adminUser,
  notes: z.array(note).describe('What staff noted about them'),
  addresses: z.array(address),
  saved_views: z.array(savedView),
  wishlist: z.array(z.int()).describe('The ids of the products that they have marked'),
  sessions: z.array(session),
  logins: z.array(login),
  audit_entries: z.array(auditEntry).describe('About them, and what they did as staff'),
});
