import { z } from 'zod';

export const packingBody = z.object({
  packed: z.boolean().describe('`false` takes it back'),
  lines: z
    .array(z.int())
    .min(1)
    .max(1_000)
    .optional()
    .describe('Ids of lines; without them all that are yours to pack'),
});
export type PackingBody = z.infer<typeof packingBody>;
