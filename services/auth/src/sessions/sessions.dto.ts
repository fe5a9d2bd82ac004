import { z } from 'zod';

export const sessionId = z.uuid();

export const session = z.object({
  id: z.uuid(),
  created_at: z.string(),
  last_seen_at: z.string(),
  browser: z.string(),
  address: z.string(),
  is_current: z.boolean(),
});

export const login = z.object({
  at: z.string(),
  browser: z.string(),
  address: z.string(),
  outcome: z.enum(['success', 'wrong-password', 'wrong-code', 'blocked']),
});
