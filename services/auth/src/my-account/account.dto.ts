import { pageQuery, phoneOrNone, pageFields } from '@mekong/service-defaults';
import { z } from 'zod';
import { languageSchema } from '@mekong/contracts';
import { personName } from '../accounts/accounts.http.js';
import { login, session } from '../sessions/sessions.http.js';

export const loginsPage = pageQuery({ default: 50, max: 100 });
export type LoginsPage = z.infer<typeof loginsPage>;

export const profileBody = z.object({
  name: personName.optional(),
  phone: phoneOrNone.optional().describe('Blank removes it; Cambodian without a country code'),
  language: languageSchema.optional(),
  news: z.boolean().optional().describe('Whether the shop may write to them about offers'),
});
export type ProfileBody = z.infer<typeof profileBody>;

/** Not the rules of new passwords: any password that was valid once must reach the check. */
const ownPassword = z.string().min(1).max(1_000);

export const passwordBody = z.object({
  current_password: ownPassword,
  new_password: z.string().min(6).max(128),
});
export type PasswordBody = z.infer<typeof passwordBody>;

export const confirmBody = z.object({ password: ownPassword });
export type ConfirmBody = z.infer<typeof confirmBody>;
export const sessionsAnswer = z.object({ sessions: z.array(session) });

export const endedAnswer = z.object({ message: z.string(), ended: z.int() });
export const loginsAnswer = z.object({
  logins: z.array(login),
  currentPage: z.int(),
  ...pageFields,
});
