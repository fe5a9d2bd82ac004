import { languageSchema, staffRoleSchema } from '@mekong/contracts';
import { z } from 'zod';
import { email, password, personName } from '../accounts/accounts.http.js';

export const inviteBody = z.object({ email, role: staffRoleSchema });
export type InviteBody = z.infer<typeof inviteBody>;

export const acceptBody = z.object({
  name: personName,
  password: password.describe('Of at least 12 characters, as all passwords of staff'),
  language: languageSchema.optional(),
});
export type AcceptBody = z.infer<typeof acceptBody>;

export const invitationId = z.uuid();

const invitation = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: staffRoleSchema,
    invited_by: z.string(),
    created_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: 'Invitation' });
export const invitationsAnswer = z.object({ invitations: z.array(invitation) });
export const invitedAnswer = z.object({ message: z.string(), invitation });
/** What the invited see before they accept. */
export const openedAnswer = z.object({
  invitation: z.object({ email: z.string(), role: staffRoleSchema, expires_at: z.string() }),
});
