import { languageSchema, roleSchema } from '@mekong/contracts';
import { accountSetup } from '@mekong/service-defaults';
import { z } from 'zod';
import { notFound } from '@mekong/contracts';

export const userAnswer = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: roleSchema,
    phone: z.string().nullable(),
    address: z.string().nullable(),
    language: languageSchema.nullable().describe('Null until they have chosen one'),
    news: z.boolean().describe('Whether they agreed to be written to about offers'),
    is_verified: z.boolean(),
    created_at: z.string(),
    must_set_up: accountSetup
      .optional()
      .describe('What staff must do before anything else; only there when it is so'),
  })
  .meta({ id: 'User' });
export const oneUser = z.object({ user: userAnswer });
export const userOrNobody = z.object({ user: userAnswer.nullable() });
export const userAndMessage = oneUser.extend({ message: z.string() });

const userId = z.uuid();
/** Throws a 404 for a text that cannot be an id. */
export function userIdOf(id: string): string {
  if (!userId.safeParse(id).success) throw notFound('User');
  return id;
}
