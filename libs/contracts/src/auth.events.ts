import { z } from 'zod';

/** Packers send out what is paid; support answers customers. */
export const roleSchema = z.enum(['admin', 'seller', 'packer', 'support', 'customer']);
export type Role = z.infer<typeof roleSchema>;

/** The roles of those who work in the shop. */
export const staffRoleSchema = roleSchema.exclude(['customer']);
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** The languages of the shop. */
export const languageSchema = z.enum(['km', 'en']);
export type Language = z.infer<typeof languageSchema>;

const person = { user_id: z.uuid(), email: z.string(), name: z.string() };

/** A code or token is sealed (encrypted for notifications): no table or queue ever holds it in the clear. */
const sealed = z.string().min(1);

export const authEvents = {
  'user.signed-up.v1': z.object({
    ...person,
    /** Not there until they have chosen one. */
    language: languageSchema.optional(),
    code_sealed: sealed,
    code_expires_at: z.iso.datetime(),
  }),
  'user.code-requested.v1': z.object({ ...person, code_sealed: sealed, code_expires_at: z.iso.datetime() }),
  'user.verified.v1': z.object(person),
  /** Somebody without an account is asked to work in the shop; the id is that of the account that they may make. */
  'user.invited.v1': z.object({
    user_id: z.uuid(),
    email: z.string(),
    role: staffRoleSchema,
    token_sealed: sealed,
    token_expires_at: z.iso.datetime(),
  }),
  /** The link of an invitation works no more. */
  'user.invitation-withdrawn.v1': z.object({ user_id: z.uuid(), withdrawn_at: z.iso.datetime() }),
  'user.password-reset-requested.v1': z.object({
    ...person,
    token_sealed: sealed,
    token_expires_at: z.iso.datetime(),
  }),
  'user.changed.v1': z.object({
    ...person,
    role: roleSchema,
    /** Not there until they have chosen one, and no more once the owner of the address has taken the account over. */
    language: languageSchema.optional(),
    is_verified: z.boolean(),
    is_blocked: z.boolean(),
    signed_up_at: z.iso.datetime(),
    /** When they agreed to be written to about offers; null while they have not, or no more. A version before did not ask. */
    news_agreed_at: z.iso.datetime().nullable().optional(),
  }),
  /** Some or all of a user's sessions were ended early. */
  'user.sessions-ended.v1': z.object({
    user_id: z.uuid(),
    /** All, but for that of whoever ended them; missing where one was ended, as by logging out. */
    all: z.literal(true).optional(),
  }),
  'user.deleted.v1': z.object({
    user_id: z.uuid(),
    email: z.string(),
    /** Whether they had shown that the email is theirs; a version before did not say it. */
    is_verified: z.boolean().optional(),
  }),
};
