import { requiredText } from '@mekong/service-defaults';
import { z } from 'zod';

export const noteBody = z.object({ text: requiredText(1_000) });
export type NoteBody = z.infer<typeof noteBody>;

export const note = z
  .object({ id: z.int(), text: z.string(), at: z.string(), by: z.string() })
  .meta({ id: 'UserNote' });
export const notesAnswer = z.object({ notes: z.array(note) });
